import { effectsOf } from '../../../src/games/classic/trade/effect';
import { trackRecord } from '../../../src/hud/talk/track-record-pill';
import { gameOf, tableOf } from './table';

const GAME = {
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      treasury: 9,
      structure: [
        { group: 'texas', onto: 'bavarian-illuminati', arrow: 'right', treasury: 4 },
        { group: 'yuppies', onto: 'texas', arrow: 'right', treasury: 1 },
      ],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, structure: [{ group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' }] },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 3 },
  ],
};

const terms = { by: 'ann', to: 'bob', give: { groups: ['texas'], money: 2 }, ask: { money: 5 } };

describe('what an exchange would bring', () => {
  test('U54, U56: a Group goes with what hangs below it and with its money; goals are counted as the rules count them', () => {
    const { view } = tableOf(gameOf(GAME), 'bob');
    expect(effectsOf(view, terms)).toEqual([
      {
        player: 'ann',
        groups: { before: 3, after: 1, need: 13 },
        money: { before: 14, after: 12 },
        own: { goal: 'bavarian-illuminati', need: 35, before: 17, after: 10 },
      },
      {
        player: 'bob',
        groups: { before: 2, after: 4, need: 13 },
        money: { before: 9, after: 11 },
        own: { goal: 'gnomes-of-zurich', need: 150, before: 9, after: 11 },
      },
    ]);
    // Nothing of it has happened.
    expect(view.board.cards.texas).toMatchObject({ owner: 'ann', master: 'bavarian-illuminati' });
  });

  test('C-802: what is given up for it is gone, once it is said where the Group shall hang', () => {
    const { view } = tableOf(gameOf(GAME), 'bob');
    const hung = [{ group: 'texas', onto: 'gnomes-of-zurich', arrow: 'right' as const, giveUp: ['cia', 'yuppies'] }];
    const [, bob] = effectsOf(view, terms, { by: [], to: hung });
    expect(bob).toMatchObject({ groups: { before: 2, after: 2 }, money: { before: 9, after: 10 } });
  });

  test('C-103: the goal of the UFOs is told to their owner alone', () => {
    const pay = { by: 'ann', to: 'cat', give: { money: 2 }, ask: {} };
    const own = (viewer: string) => effectsOf(tableOf(gameOf(GAME), viewer).view, pay).map((effect) => effect.own);
    expect(own('bob')).toMatchObject([{ goal: 'bavarian-illuminati' }, 'secret']);
    expect(own('cat')).toMatchObject([{ goal: 'bavarian-illuminati' }, { goal: 'network' }]);
  });
});

test('C-804: kept and broken promises are counted by who made them; open ones are not', () => {
  const promises = [
    { by: 'ann', state: 'kept' as const },
    { by: 'ann', state: 'broken' as const },
    { by: 'ann', state: 'kept' as const },
    { by: 'ann', state: 'open' as const },
    { by: 'bob', state: 'broken' as const },
  ];
  expect(trackRecord(promises, 'ann')).toEqual({ kept: 2, broken: 1 });
  expect(trackRecord(promises, 'cat')).toEqual({ kept: 0, broken: 0 });
});
