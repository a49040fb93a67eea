import { bonus, buysPrivilege, draws, immuneTo, movesMoney, rearranges, takesPart } from './abilities.js';
import { illuminati } from './define.js';

/** The eight Illuminati: id, Power, Income, special goal (C-1106), abilities (C-1001). */
export const ILLUMINATI = [
  illuminati('bavarian-illuminati', 10, 9, { total: 'power', need: 35 }, [buysPrivilege(5)]),
  illuminati('bermuda-triangle', 8, 9, { count: 'alignments', need: 10 }, [rearranges()]),
  illuminati('discordian-society', 8, 8, { count: 'Weird', need: 5 }, [
    bonus(4, ['control'], { alignment: 'Weird' }),
    immuneTo('Government', 'Straight'),
  ]),
  illuminati('gnomes-of-zurich', 7, 12, { total: 'money', need: 150 }, [movesMoney()]),
  illuminati('network', 7, 9, { total: 'transferable', need: 25 }, [draws(2)]),
  illuminati('servants-of-cthulhu', 9, 7, { count: 'destroyed', need: 8 }, [bonus(2, ['destroy'], 'any')]),
  illuminati('society-of-assassins', 8, 8, { count: 'Violent', need: 6 }, [bonus(4, ['neutralize'], 'any')]),
  illuminati('ufos', 6, 8, { count: 'secret', need: 0 }, [takesPart(2)], { hiddenGoalsPower: 7 }),
] as const;
