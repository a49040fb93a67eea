import type { MarkedPlace } from '../../src/board/contract';
import { touchedAt } from '../../src/board/input/board-input';

const AT = { x: 0, y: 0 };

/** A table with these things under the pointer; `listens`: whether anybody wants to know of piles. */
const over = (on: { place?: MarkedPlace; pile?: 'deck' | 'dead' | 'discard' | number; card?: string; listens?: boolean }) =>
  touchedAt(
    {
      handlers: () => (on.listens ? { pile: () => undefined } : {}),
      placeAt: () => on.place ?? null,
      pileAt: () => on.pile ?? null,
      cardAt: () => on.card ?? null,
    },
    AT,
    12,
  );

describe('what there is to tap on the table', () => {
  it('is no pile as long as nothing opens it: no hand cursor, and a tap goes to the felt', () => {
    for (const pile of ['deck', 'dead', 'discard'] as const) expect(over({ pile })).toBeNull();
    for (const pile of ['deck', 'dead', 'discard'] as const) expect(over({ pile, listens: true })).toEqual({ pile });
  });

  it('is the card on top of the dead as long as nothing opens their pile', () => {
    expect(over({ pile: 'dead', card: 'texas' })).toEqual({ card: 'texas' });
    expect(over({ pile: 'dead', card: 'texas', listens: true })).toEqual({ pile: 'dead' });
  });

  it('is a place before anything else, and a face-down Illuminati by its slot', () => {
    const place: MarkedPlace = { onto: 'cia', arrow: 'left', spot: { x: 0, y: 0, w: 4, h: 2, rot: 0 } };
    expect(over({ place, card: 'cia' })).toEqual({ place });
    expect(over({ pile: 0 })).toEqual({ slot: 0 });
    expect(over({ card: 'cia' })).toEqual({ card: 'cia' });
    expect(over({})).toBeNull();
  });
});
