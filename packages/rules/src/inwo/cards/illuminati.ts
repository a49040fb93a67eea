import { after, anyAttempt, defends, draws, immune, limit, rule, single, tokens, use } from './abilities.js';
import { illuminati } from './define.js';

export const ILLUMINATI = [
  illuminati('adepts-of-hermes', 'Adepts of Hermes', { power: 7, goal: { kind: 'magicResources' } }, [
    rule('failedTakeoverReturns'),
    anyAttempt(6, ['control', 'destroy'], 'Magic'),
  ]),
  illuminati('bavarian-illuminati', 'Bavarian Illuminati', { power: 10, goal: { kind: 'totalPower', power: 50 } }, [
    rule('privilegePerTurn'),
  ]),
  illuminati('bermuda-triangle', 'Bermuda Triangle', { power: 8, goal: { kind: 'totalPower', power: 35, everyAlignment: true } }, [
    use(['ownEnd'], 'nothing', single('rearrangeAtEnd')),
  ]),
  illuminati('discordian-society', 'Discordian Society', { power: 7, goal: { kind: 'double', filter: 'Weird', minPower: 3 } }, [
    anyAttempt(4, ['control'], 'Weird'),
    immune('structure', ['attack', 'aid', 'ability'], { any: ['Government', 'Straight'] }),
  ]),
  illuminati(
    'gnomes-of-zurich',
    'Gnomes of Zurich',
    { power: 9, goal: { kind: 'double', filter: { any: ['Corporate', 'Bank'] }, minPower: 4 } },
    [limit('plots', 'set', 6), anyAttempt(4, ['control'], 'Bank')],
  ),
  illuminati('the-network', 'The Network', { power: 8, goal: { kind: 'double', filter: 'Computer', minPower: 3 } }, [draws('set', 2)]),
  illuminati('servants-of-cthulhu', 'Servants of Cthulhu', { power: 9, goal: { kind: 'destroyed', wins: 8 } }, [
    anyAttempt(4, ['destroy', 'assassination', 'disaster', 'instant']),
    after('destroyed', { kind: 'drawPlots', count: 1 }),
  ]),
  illuminati('shangri-la', 'Shangri-La', { power: 7, goal: { kind: 'powerInPlay', filter: 'Peaceful', power: 30 } }, [
    defends('structure', 5, ['control', 'destroy', 'disaster', 'assassination', 'instant']),
    rule('onlyViolent'),
  ]),
  illuminati('ufos', 'UFOs', { power: 6, goal: { kind: 'none' } }, [tokens('self', 'set', 2), limit('goals', 'set', 3)]),
];
