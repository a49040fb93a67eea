import { bonus, buysPrivilege, draws, immuneTo, movesMoney, rearranges, takesPart } from './abilities.js';
import { illuminati } from './define.js';

/** The eight Illuminati: id, Power, Income, special goal (C-1106), abilities (C-1001). */
export const ILLUMINATI = [
  illuminati('bavarian-illuminati', { power: 10, income: 9, goal: { total: 'power', need: 35 } }, [buysPrivilege(5)]),
  illuminati('bermuda-triangle', { power: 8, income: 9, goal: { count: 'alignments', need: 10 } }, [rearranges()]),
  illuminati('discordian-society', { power: 8, income: 8, goal: { count: 'Weird', need: 5 } }, [
    bonus(4, ['control'], { alignment: 'Weird' }),
    immuneTo('Government', 'Straight'),
  ]),
  illuminati('gnomes-of-zurich', { power: 7, income: 12, goal: { total: 'money', need: 150 } }, [movesMoney()]),
  illuminati('network', { power: 7, income: 9, goal: { total: 'transferable', need: 25 } }, [draws(2)]),
  illuminati('servants-of-cthulhu', { power: 9, income: 7, goal: { count: 'destroyed', need: 8 } }, [bonus(2, ['destroy'], 'any')]),
  illuminati('society-of-assassins', { power: 8, income: 8, goal: { count: 'Violent', need: 6 } }, [bonus(4, ['neutralize'], 'any')]),
  illuminati('ufos', { power: 6, income: 8, goal: { count: 'secret', need: 0 }, hiddenGoalsPower: 7 }, [takesPart(2)]),
] as const;
