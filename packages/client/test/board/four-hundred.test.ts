import '../harness/pixi';
import type { CardId } from '@illuminice/rules';
import type { Board } from '@illuminice/rules/classic';
import { illuminatiLooks } from '@illuminice/themes';
import { Container, Texture } from 'pixi.js';
import { Motion } from '../../src/board/animation/motion';
import { CardsLayer } from '../../src/board/cards/cards-layer';
import type { Faces } from '../../src/board/cards/faces';
import { cardMarks } from '../../src/board/cards/highlights';
import type { SharedPictures } from '../../src/board/cards/shared-pictures';
import { NO_HIGHLIGHTS } from '../../src/board/contract';
import type { PlacedCard } from '../../src/board/layout/placed-cards';
import { same } from '../../src/board/same';
import { arrowsOf } from '../../src/games/classic/board/arrows';

// A set of 400 cards: each is a copy of the C.I.A.
jest.mock('@illuminice/rules/classic', () => {
  const actual = jest.requireActual('@illuminice/rules/classic');
  return { ...actual, cardFacts: new Proxy({}, { get: () => actual.cardFacts.cia }) };
});

const names = (n: number): CardId[] => Array.from({ length: n }, (_, i) => `card ${i}`);

/** Cards side by side in rows, none touching another, and how often their places are read. */
function rows(ids: readonly CardId[]) {
  let reads = 0;
  const cards = Object.fromEntries(
    ids.map((id, i) => {
      const card = { x: (i % 20) * 12, y: Math.floor(i / 20) * 12, rot: 0, master: null, arrow: null, owner: 'ann', money: 0 };
      const get = (from: typeof card, key: keyof typeof card) => {
        reads += 1;
        return from[key];
      };
      return [id, new Proxy(card, { get } as ProxyHandler<typeof card>)];
    }),
  );
  return { board: { cards, attack: null } as unknown as Board, reads: () => reads };
}

const placed = (id: CardId, i: number): PlacedCard =>
  ({
    id,
    zone: 'play',
    owner: 'ann',
    master: null,
    rect: { x: i * 5, y: 0, w: 4, h: 2 },
    cell: 1,
    angle: 0,
    spec: { id, kind: 'group', shape: 'lying', colour: '#EC6A55' },
    arrows: [],
    inward: 'left',
    pill: null,
  }) as unknown as PlacedCard;

/** The cards of a table, and the work done on them. */
function layer() {
  const runs: object[] = [];
  const motion = new Motion(
    () => 1,
    () => false,
    () => {},
  );
  const run = motion.run.bind(motion);
  motion.run = (key, opts) => {
    runs.push(key);
    run(key, opts);
  };
  const pictures = new Proxy({ ink: illuminatiLooks.dark.ink } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => Texture.EMPTY),
  }) as unknown as SharedPictures;
  const layers = { under: new Container(), bodies: new Container(), tops: new Container() };
  const burnt: CardId[] = [];
  const cards = new CardsLayer({
    layers,
    pictures,
    faces: { lay: () => {}, release: () => {}, pill: () => {} } as unknown as Faces,
    motion,
    burn(view, _, done) {
      burnt.push(view.placed.id);
      done();
    },
  });
  return { cards, layers, runs, burnt, motion };
}

describe('a table of 400 cards', () => {
  it('finds the arrows by reading each card as often as on a table of 200', () => {
    const count = (n: number) => {
      const { board, reads } = rows(names(n));
      expect(arrowsOf(board, names(n)).length).toBeGreaterThan(n);
      return reads() / n;
    };
    expect(count(400)).toBe(count(200));
  });

  it('asks the lists of highlights once for all cards, not once for each', () => {
    const ids = names(400);
    let walks = 0;
    const legal = new Proxy(ids, {
      get: (list, key) => {
        if (key === Symbol.iterator || key === 'includes' || key === 'indexOf') walks += 1;
        return Reflect.get(list, key);
      },
    });
    const marksOf = cardMarks(illuminatiLooks.dark.ink, { duel: null }, { ...NO_HIGHLIGHTS, legal });
    expect(ids.every((id) => marksOf(id, null, false).glow === illuminatiLooks.dark.ink.ice)).toBe(true);
    expect(walks).toBe(1);
  });

  it('moves one card alone when one has moved, and leaves the others in their layers', () => {
    const { cards, layers, runs } = layer();
    const table = names(400).map(placed);
    cards.sync(table, {});
    const added = jest.spyOn(Container.prototype, 'addChild');
    const moved = { ...placed('card 7', 7), rect: { x: 35, y: 90, w: 4, h: 2 } };
    cards.sync(
      table.map((card) => (card.id === 'card 7' ? moved : { ...card })),
      {},
    );
    expect(runs).toEqual([cards.views.get('card 7')]);
    expect(added).not.toHaveBeenCalled();
    expect(layers.bodies.children).toHaveLength(400);
    added.mockRestore();
  });
});

describe('cards on the table', () => {
  const lieInOrder = ({ cards, layers }: ReturnType<typeof layer>): CardId[] => {
    layers.bodies.sortChildren();
    return layers.bodies.children.flatMap((body) => [...cards.views].flatMap(([id, view]) => (view.body === body ? [id] : [])));
  };

  it('lie over each other in the order in which they are named', () => {
    const table = layer();
    const [a, b, c] = names(3).map(placed) as [PlacedCard, PlacedCard, PlacedCard];
    table.cards.sync([a, b], {});
    table.cards.sync([c, b, a], {});
    expect(lieInOrder(table)).toEqual(['card 2', 'card 1', 'card 0']);
  });

  it('travel above all others when they change hands', () => {
    const table = layer();
    const [a, b] = names(2).map(placed) as [PlacedCard, PlacedCard];
    table.cards.sync([a, b], {});
    table.cards.sync([{ ...a, owner: 'bob', rect: { ...a.rect, y: 50 } }, b], {});
    expect(lieInOrder(table)).toEqual(['card 1', 'card 0']);
    table.motion.advance(0);
    table.motion.advance(200);
    expect(table.cards.views.get('card 0')?.pose.lift).toBeGreaterThan(0);
  });

  it('burn where they lay when they are destroyed, and come to the dead pile as others', () => {
    const table = layer();
    const [a] = names(1).map(placed) as [PlacedCard];
    table.cards.sync([a], {});
    const before = table.cards.views.get('card 0');
    table.cards.sync([{ ...a, zone: 'dead', owner: null }], { burned: new Set(['card 0']) });
    expect(table.burnt).toEqual(['card 0']);
    expect(table.cards.views.get('card 0')).not.toBe(before);
  });
});

describe('same', () => {
  it('compares plain values deeply, and nothing else', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect(same([1, 2], [1, 2, 3])).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(new Map(), new Map())).toBe(false);
    expect(same(Number.NaN, Number.NaN)).toBe(true);
  });
});
