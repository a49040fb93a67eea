/** @jest-environment jsdom */

import { hang, hangingPlaces, lift, rearrangeDraft } from '../../../src/games/classic/drafts/rearrange';
import { pickForTransfer, transferDraft, transferIntent } from '../../../src/games/classic/drafts/transfer';
import { treasuriesDraft, treasuryMoves, unspent } from '../../../src/games/classic/drafts/treasuries';
import { newTrade, offerIntent } from '../../../src/games/classic/trade/bargain';
import { speak } from './panel';
import { gameOf, send, tableOf } from './table';

beforeAll(speak);

const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'gnomes-of-zurich',
    treasury: 20,
    specials: ['white-collar-crime'],
    structure: [
      { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 5 },
      { group: 'yuppies', onto: 'cia', arrow: 'top', treasury: 2 },
    ],
  },
  {
    id: 'bob',
    illuminati: 'bermuda-triangle',
    treasury: 9,
    structure: [
      { group: 'texas', onto: 'bermuda-triangle', arrow: 'right' },
      { group: 'republicans', onto: 'texas', arrow: 'top' },
    ],
  },
];

describe('moving money', () => {
  test('U50: from a card to its master or puppet, all of it unless said otherwise', () => {
    const state = gameOf({ players: PLAYERS });
    const table = tableOf(state);
    const from = pickForTransfer(table, transferDraft.start(), 'cia');
    expect(from).toMatchObject({ from: 'cia', to: null });
    const both = from && pickForTransfer(table, from, 'yuppies');
    expect(both).toMatchObject({ from: 'cia', to: 'yuppies', amount: 5 });
    send(state, 'ann', both && transferIntent(table, both));
    expect(state.board.cards.yuppies?.money).toBe(7);
  });

  test('C-701: money does not jump over a card', () => {
    const table = tableOf(gameOf({ players: PLAYERS }));
    expect(pickForTransfer(table, transferDraft.start('gnomes-of-zurich'), 'yuppies')).not.toMatchObject({ to: 'yuppies' });
  });

  test('U72: the Gnomes say what shall lie where, and the fewest moves bring it about', () => {
    const state = gameOf({ players: PLAYERS, turn: { player: 'ann', phase: 'actions' } });
    send(state, 'ann', { type: 'endTurn' });
    const table = tableOf(state);
    const draft = treasuriesDraft.start(table, 'gnomes-of-zurich', 'usePower', 0);
    const wanted = { ...draft, wanted: { 'gnomes-of-zurich': 0, cia: 20, yuppies: 7 } };
    expect(unspent(table, wanted)).toBe(0);
    expect(treasuryMoves(table, wanted)).toEqual([
      { from: 'gnomes-of-zurich', to: 'cia', amount: 15 },
      { from: 'gnomes-of-zurich', to: 'yuppies', amount: 5 },
    ]);
    send(state, 'ann', { type: 'usePower', card: 'gnomes-of-zurich', moves: treasuryMoves(table, wanted) });
    expect(state.board.cards.cia?.money).toBe(20);
  });

  test('U60.15: White Collar Crime takes what is missing from the bank', () => {
    const table = tableOf(gameOf({ players: PLAYERS }));
    const draft = treasuriesDraft.start(table, 'white-collar-crime', 'playSpecial', 5);
    const wanted = { ...draft, wanted: { ...draft.wanted, cia: 10 } };
    expect(unspent(table, wanted)).toBe(0);
    expect(treasuryMoves(table, wanted)).toEqual([{ from: 'bank', to: 'cia', amount: 5 }]);
    expect(unspent(table, { ...wanted, wanted: { ...wanted.wanted, cia: 11 } })).toBe(-1);
  });
});

describe('rearranging', () => {
  test('U72: the Bermuda Triangle lifts a group with all below it and hangs each anew', () => {
    const state = gameOf({ players: PLAYERS, turn: { player: 'bob', phase: 'actions' } });
    send(state, 'bob', { type: 'endTurn' });
    const table = tableOf(state, 'bob');
    let draft = lift(rearrangeDraft.start(table, 'bermuda-triangle'), 'texas');
    expect(draft).toMatchObject({ hung: [], lifted: ['texas', 'republicans'] });
    draft = hang(draft, { onto: 'bermuda-triangle', arrow: 'left' });
    const free = hangingPlaces(table, draft);
    expect(free).not.toContainEqual(expect.objectContaining({ onto: 'bermuda-triangle', arrow: 'left' }));
    draft = hang(draft, { onto: 'bermuda-triangle', arrow: 'bottom' });
    send(state, 'bob', { type: 'usePower', card: 'bermuda-triangle', placements: draft.hung });
    expect(state.board.cards.republicans).toMatchObject({ master: 'bermuda-triangle', arrow: 'bottom' });
  });
});

describe('offers', () => {
  test('U57: an offer names only what moves, with places for the groups asked for', () => {
    const state = gameOf({ players: PLAYERS });
    const now = tableOf(state, 'ann');
    expect(offerIntent(now, newTrade('bob'))).toBeNull();
    const offer = offerIntent(now, {
      ...newTrade('bob'),
      give: { money: 3, groups: [], specials: [], promise: '' },
      ask: { money: 0, groups: ['republicans'], specials: [], promise: '' },
      arriving: { hung: [{ group: 'republicans', onto: 'gnomes-of-zurich', arrow: 'left' }], gone: [], inHand: null },
    });
    expect(offer).toEqual({
      type: 'offer',
      to: 'bob',
      give: { money: 3 },
      ask: { groups: ['republicans'] },
      placements: [{ group: 'republicans', onto: 'gnomes-of-zurich', arrow: 'left' }],
    });
    send(state, 'ann', offer);
    send(state, 'bob', { type: 'answer', offer: 'offer-1', accept: true });
    expect(state.board.cards.republicans?.owner).toBe('ann');
  });
});
