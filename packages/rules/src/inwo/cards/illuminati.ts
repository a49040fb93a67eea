import { after, anyAttempt, defends, draws, immune, limit, rule, single, tokens, use } from './abilities.js';
import { illuminati } from './define.js';

export const ILLUMINATI = [
  illuminati('adepts-of-hermes', 'Adepts of Hermes', 7, { kind: 'magicResources' }, [
    rule('failedTakeoverReturns'),
    anyAttempt(6, ['control', 'destroy'], 'Magic'),
  ]),
  illuminati('bavarian-illuminati', 'Bavarian Illuminati', 10, { kind: 'totalPower', power: 50 }, [rule('privilegePerTurn')]),
  illuminati('bermuda-triangle', 'Bermuda Triangle', 8, { kind: 'totalPower', power: 35, everyAlignment: true }, [
    use(['ownEnd'], 'nothing', single('rearrangeAtEnd')),
  ]),
  illuminati('discordian-society', 'Discordian Society', 7, { kind: 'double', filter: 'Weird', minPower: 3 }, [
    anyAttempt(4, ['control'], 'Weird'),
    immune('structure', ['attack', 'aid', 'ability'], { any: ['Government', 'Straight'] }),
  ]),
  illuminati('gnomes-of-zurich', 'Gnomes of Zurich', 9, { kind: 'double', filter: { any: ['Corporate', 'Bank'] }, minPower: 4 }, [
    limit('plots', 'set', 6),
    anyAttempt(4, ['control'], 'Bank'),
  ]),
  illuminati('the-network', 'The Network', 8, { kind: 'double', filter: 'Computer', minPower: 3 }, [draws('set', 2)]),
  illuminati('servants-of-cthulhu', 'Servants of Cthulhu', 9, { kind: 'destroyed', wins: 8 }, [
    anyAttempt(4, ['destroy', 'assassination', 'disaster', 'instant']),
    after('destroyed', { kind: 'drawPlots', count: 1 }),
  ]),
  illuminati('shangri-la', 'Shangri-La', 7, { kind: 'powerInPlay', filter: 'Peaceful', power: 30 }, [
    defends('structure', 5, ['control', 'destroy', 'disaster', 'assassination', 'instant']),
    rule('onlyViolent'),
  ]),
  illuminati('ufos', 'UFOs', 6, { kind: 'none' }, [tokens('self', 'set', 2), limit('goals', 'set', 3)]),
];
