import type { GameEvent } from '@illuminice/rules/classic';
import { bankMoves, dated, historyOf, laid } from '../../../src/games/classic/card/history';

const turn = (number: number, player: string): GameEvent => ({ type: 'turnBegan', player, number });
const thrown = (player: string | null, card: string): GameEvent => ({ type: 'specialDiscarded', player, card, why: 'played' });

describe('what the drawer tells of a pile', () => {
  it('C-307: lists discards newest first, each with who laid it there and in which turn', () => {
    const history = dated([
      turn(3, 'ann'),
      thrown('ann', 'bribery'),
      turn(4, 'bob'),
      thrown('bob', 'slush-fund'),
      thrown(null, 'assassination'),
    ]);
    expect(laid(['bribery', 'slush-fund', 'assassination'], history)).toEqual([
      { card: 'assassination', by: null, turn: 4 },
      { card: 'slush-fund', by: 'bob', turn: 4 },
      { card: 'bribery', by: 'ann', turn: 3 },
    ]);
  });

  it('dates by the turn before what happened before the first turn that is known, and leaves out what nobody knows any more', () => {
    const history = dated([thrown('ann', 'bribery'), turn(9, 'bob')]);
    expect(laid(['slush-fund', 'bribery'], history)).toEqual([
      { card: 'bribery', by: 'ann', turn: 8 },
      { card: 'slush-fund', by: null, turn: null },
    ]);
  });

  it('names the destroyer of a dead Group, the last time it was destroyed', () => {
    const history = dated([
      turn(2, 'ann'),
      { type: 'destroyed', card: 'moonies', by: 'ann', from: null },
      { type: 'uncovered', card: 'moonies', why: 'revived' },
      turn(5, 'bob'),
      { type: 'destroyed', card: 'moonies', by: 'bob', from: 'ann' },
    ]);
    expect(laid(['moonies'], history)).toEqual([{ card: 'moonies', by: 'bob', turn: 5 }]);
  });

  it('lists what the bank paid and got, and not what players paid each other', () => {
    const money = (from: string, to: string): GameEvent => ({ type: 'money', from, to, amount: 2, reason: 'income', player: null });
    const moves = bankMoves(dated([turn(2, 'ann'), money('bank', 'cia'), money('cia', 'fbi'), money('fbi', 'bank')]));
    expect(moves.map(({ event }) => event.type === 'money' && [event.from, event.to])).toEqual([
      ['fbi', 'bank'],
      ['bank', 'cia'],
    ]);
  });
});

describe('U26: what the preview tells of a card', () => {
  const announced = (attack: number, player: string, target: string): GameEvent => ({
    type: 'attackAnnounced',
    attack,
    player,
    kind: 'control',
    attacker: 'cia',
    target,
    aids: [],
    needs: 6,
    odds: 15,
  });
  const ended = (attack: number, result: 'success' | 'failure', roll: number): GameEvent => ({
    type: 'attackEnded',
    attack,
    result,
    roll,
    needs: 6,
  });

  it('is the last attacks on it, newest first, with what was needed and what fell; attacks on others are not among them', () => {
    const history = dated([
      turn(31, 'bob'),
      announced(1, 'bob', 'gun-lobby'),
      ended(1, 'success', 5),
      turn(33, 'cat'),
      announced(2, 'cat', 'texas'),
      ended(2, 'failure', 8),
      turn(35, 'noor'),
      announced(3, 'noor', 'gun-lobby'),
      ended(3, 'failure', 9),
    ]);
    expect(historyOf('gun-lobby', history)).toMatchObject([
      { turn: 35, by: 'noor', result: 'failure', needs: 6, roll: 9 },
      { turn: 31, by: 'bob', result: 'success', needs: 6, roll: 5 },
    ]);
  });

  it('holds where it went besides attacks', () => {
    const history = dated([
      turn(2, 'ann'),
      { type: 'placed', card: 'texas', player: 'bob', onto: 'cia', arrow: 'left', from: 'ann', why: 'traded' },
      { type: 'freed', card: 'texas', from: 'bob', why: 'dropped' },
    ]);
    expect(historyOf('texas', history).map(({ what, by }) => [what, by])).toEqual([
      ['freed', 'bob'],
      ['traded', 'bob'],
    ]);
  });
});
