import { step } from '@illuminice/rules/classic';
import type { AcceptDraft } from '../../../src/games/classic/drafts/data';
import { arrowsFor, hangArriving } from '../../../src/games/classic/trade/arriving';
import {
  acceptIntent,
  askSeveral,
  changed,
  counterTo,
  newTrade,
  nothingArrives,
  offerIntent,
  pickPartner,
} from '../../../src/games/classic/trade/bargain';
import { gameOf, send, tableOf } from './table';

/** Ann gives a Group with a puppet; Bob's Illuminati has little room left. */
const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'bavarian-illuminati',
    treasury: 9,
    specials: ['slush-fund'],
    structure: [
      { group: 'texas', onto: 'bavarian-illuminati', arrow: 'right' },
      { group: 'yuppies', onto: 'bavarian-illuminati', arrow: 'left' },
    ],
  },
  {
    id: 'bob',
    illuminati: 'gnomes-of-zurich',
    treasury: 9,
    structure: [
      { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
      { group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'left' },
      { group: 'moonies', onto: 'gnomes-of-zurich', arrow: 'top' },
      { group: 'semiconscious-liberation-army', onto: 'gnomes-of-zurich', arrow: 'bottom' },
    ],
  },
];

describe('Groups that come by an exchange', () => {
  test('U54: an arriving Group hangs on an arrow that giving up a card frees, a second one on the first', () => {
    const state = gameOf({ players: PLAYERS });
    send(
      state,
      'ann',
      offerIntent(tableOf(state, 'ann'), { ...newTrade('bob'), give: { ...newTrade().give, groups: ['texas', 'yuppies'] } }),
    );
    const table = tableOf(state, 'bob');
    const [offer] = table.view.board.offers;
    if (!offer) throw new Error('no offer');
    const onZurich = (gone: string[]) =>
      arrowsFor(table, offer, { hung: [], gone, inHand: null }, 'texas').filter(({ onto }) => onto === 'gnomes-of-zurich');
    expect(onZurich([])).toEqual([]);
    expect(onZurich(['hackers'])).toMatchObject([{ arrow: 'left' }]);

    let arriving = hangArriving({ ...nothingArrives(), gone: ['hackers'] }, 'texas', { onto: 'gnomes-of-zurich', arrow: 'left' });
    const onTexas = arrowsFor(table, offer, arriving, 'yuppies').find(({ onto }) => onto === 'texas');
    expect(onTexas).toBeDefined();
    arriving = hangArriving(arriving, 'yuppies', onTexas ?? null);
    const draft: AcceptDraft = { kind: 'accept', offer: offer.id, arriving };
    send(state, 'bob', acceptIntent(table, draft));
    expect(state.board.cards.yuppies).toMatchObject({ owner: 'bob', master: 'texas' });
    expect(state.board.uncontrolled).toContain('hackers');
  });

  test('C-802: every arrow that is shown is accepted', () => {
    const state = gameOf({ players: PLAYERS });
    send(state, 'ann', offerIntent(tableOf(state, 'ann'), { ...newTrade('bob'), give: { ...newTrade().give, groups: ['texas'] } }));
    const table = tableOf(state, 'bob');
    const [offer] = table.view.board.offers;
    if (!offer) throw new Error('no offer');
    const places = arrowsFor(table, offer, nothingArrives(), 'texas');
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const copy = structuredClone(state);
      send(copy, 'bob', acceptIntent(table, { kind: 'accept', offer: offer.id, arriving: hangArriving(nothingArrives(), 'texas', place) }));
    }
  });

  test('U57: an answer begins as the offer seen from the other side; a change takes the place of the former one', () => {
    const state = gameOf({ players: PLAYERS });
    const give = { ...newTrade().give, money: 3, specials: ['slush-fund'], promise: 'peace' };
    send(state, 'ann', offerIntent(tableOf(state, 'ann'), { ...newTrade('bob'), give, ask: { ...newTrade().ask, money: 2 } }));
    const [bob, ann] = [tableOf(state, 'bob'), tableOf(state, 'ann')];
    const [offer] = bob.view.board.offers;
    if (!offer) throw new Error('no offer');
    expect(offer).toMatchObject({ giveHidden: 1, give: { specials: [], promise: 'peace' } });
    expect(counterTo(bob, offer)).toMatchObject({ to: ['ann'], counters: 'offer-1', give: { money: 2 }, ask: give });
    expect(changed(ann, offer)).toMatchObject({ to: ['bob'], replaces: 'offer-1', give });
    send(state, 'bob', offerIntent(bob, { ...counterTo(bob, offer), ask: { ...give, money: 5, specials: [] } }));
    expect(state.board.offers.map(({ id, counters }) => [id, counters])).toEqual([
      ['offer-1', null],
      ['offer-2', 'offer-1'],
    ]);
  });
});

describe('a new version', () => {
  test('U57, C-803: says which one it is, and whoever accepts the former one is told so; nothing is lost', () => {
    const state = gameOf({ players: PLAYERS });
    send(state, 'ann', { type: 'offer', to: 'bob', give: { money: 3 } });
    send(state, 'ann', { type: 'offer', to: 'bob', give: { money: 2 }, replaces: 'offer-1' });
    send(state, 'ann', { type: 'offer', to: 'bob', give: { money: 1 }, replaces: 'offer-2' });
    expect(state.board.offers).toMatchObject([{ id: 'offer-3', version: 3, replaces: 'offer-2', give: { money: 1 } }]);
    const changed = { code: 'C-803', why: 'changed', with: { player: 'ann', version: 3 } };
    for (const accept of [true, false])
      expect(step(state, 'bob', { type: 'answer', offer: 'offer-2', accept })).toEqual({ ok: false, refusal: changed });
    expect(state.board.cards['bavarian-illuminati']?.money).toBe(9);
    send(state, 'bob', { type: 'answer', offer: 'offer-3', accept: true });
    expect(state.board.cards['bavarian-illuminati']?.money).toBe(8);
  });

  test('U57, C-803: nobody stays open to offers on what is no longer there', () => {
    const state = gameOf({ players: PLAYERS });
    const on = () => state.board.seats[0]?.openToOffers;
    send(state, 'ann', { type: 'openToOffers', money: 5, groups: ['texas', 'yuppies'], faceDown: 1 });
    expect(on()).toEqual({ money: 5, groups: ['texas', 'yuppies'], specials: [], faceDown: 1 });
    send(state, 'ann', { type: 'drop', group: 'texas' });
    send(state, 'ann', { type: 'offer', to: 'bob', give: { money: 6, specials: ['slush-fund'] } });
    send(state, 'bob', { type: 'answer', accept: true });
    expect(on()).toEqual({ money: 0, groups: ['yuppies'], specials: [], faceDown: 0 });
    send(state, 'ann', { type: 'openToOffers' });
    expect(on()).toBeUndefined();
  });
});

describe('to whom an offer goes', () => {
  const asking = { ...newTrade('bob'), ask: { ...newTrade().ask, groups: ['texas'], promise: 'peace' } };

  it('U57: is one player, and picking another takes the place of the first: nobody is added unasked', () => {
    const other = pickPartner(asking, 'cat');
    expect(other.to).toEqual(['cat']);
    // What the first one has the second has not; what was promised may hold for both.
    expect(other.ask).toEqual({ ...newTrade().ask, promise: 'peace' });
    expect(pickPartner(other, 'cat')).toBe(other);
  });

  it('U57: is several once that is asked for, each of whom comes and goes; then only the first of them again', () => {
    const several = askSeveral(asking, true);
    expect(several).toMatchObject({ to: ['bob'], ask: asking.ask });
    const both = pickPartner(several, 'cat');
    expect(both.to).toEqual(['bob', 'cat']);
    expect(pickPartner(both, 'bob').to).toEqual(['cat']);
    expect(askSeveral({ ...both, choose: true }, false)).toMatchObject({ to: ['bob'], several: false, choose: false });
  });
});
