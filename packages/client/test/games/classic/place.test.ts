import { pickPlace, placeable, placeDraft, placement, placePreview, places } from '../../../src/games/classic/drafts/place';
import { gameOf, send, tableOf } from './table';

const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'gnomes-of-zurich',
    treasury: 20,
    specials: ['bribery'],
    structure: [
      { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
      { group: 'yuppies', onto: 'cia', arrow: 'top' },
    ],
  },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9 },
];

describe('hanging a group', () => {
  test('U51: a group moves with what hangs below it, every legal arrow marked', () => {
    const state = gameOf({ players: PLAYERS });
    const table = tableOf(state);
    const draft = { ...placeDraft.start('move'), group: 'cia' };
    expect(placeable(table, placeDraft.start('move')).sort()).toEqual(['cia', 'yuppies']);
    const arrows = places(table, draft).map(({ arrow }) => arrow);
    expect(arrows).toEqual(expect.arrayContaining(['top', 'bottom', 'left']));
    expect(placeDraft.highlights(table, draft).places).toHaveLength(arrows.length);
    const picked = pickPlace(table, draft, { onto: 'gnomes-of-zurich', arrow: 'left' });
    expect(placePreview(table, picked)?.spots.map(({ card }) => card)).toEqual(['cia', 'yuppies']);
    send(state, 'ann', placement(table, picked));
    expect(state.board.cards.cia).toMatchObject({ master: 'gnomes-of-zurich', arrow: 'left' });
    expect(state.board.cards.yuppies?.master).toBe('cia');
  });

  test('U37: a captive is hung on an arrow of its captor', () => {
    const state = gameOf({ players: PLAYERS, uncontrolled: ['hackers'], dice: [[1, 1]] });
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'cia', target: 'hackers', aids: [] });
    send(state, 'bob', { type: 'done' });
    send(state, 'ann', { type: 'roll' });
    // Ann holds a Special: by what is public it might change the dice (C-423).
    send(state, 'ann', { type: 'done' });
    const table = tableOf(state);
    const draft = placeDraft.start('captured', 'hackers');
    const [first] = places(table, draft);
    expect(first?.onto).toBe('cia');
    send(state, 'ann', first ? placement(table, pickPlace(table, draft, first)) : null);
    expect(state.board.cards.hackers).toMatchObject({ owner: 'ann', master: 'cia' });
  });

  test('U60.2: Bribery asks for the group and one of its own arrows', () => {
    const state = gameOf({ players: PLAYERS, uncontrolled: ['fbi', 'hackers'] });
    const table = tableOf(state);
    const draft = { ...placeDraft.start('bribery', null, 'bribery'), group: 'hackers' };
    const [first] = places(table, draft);
    send(state, 'ann', first ? placement(table, pickPlace(table, draft, first)) : null);
    expect(state.board.frames.length > 0 || state.board.cards.hackers?.owner === 'ann').toBe(true);
  });

  test('nothing is sent before an arrow is picked', () => {
    const table = tableOf(gameOf({ players: PLAYERS }));
    expect(placement(table, { ...placeDraft.start('move'), group: 'cia' })).toBeNull();
  });
});
