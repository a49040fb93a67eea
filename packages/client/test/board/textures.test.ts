import '../harness/pixi';
import { illuminatiLooks } from '@illuminice/themes';
import type { Texture } from 'pixi.js';
import { TextureLease, Textures } from '../../src/board/cards/textures';

const MB = 2 ** 20;
/** Half a MB on its canvas, half on the graphics card. */
const SIZE = { w: 512, h: 256, scale: 1 };

const painted: string[] = [];

beforeAll(() => {
  const createElement = () => ({ width: 0, height: 0, getContext: () => ({ scale: () => {} }) });
  Object.assign(globalThis, { document: { createElement } });
});

beforeEach(() => {
  painted.length = 0;
});

function cache(budget: number) {
  const textures = new Textures(illuminatiLooks.dark, budget);
  return { textures, take: (key: string) => textures.take(key, SIZE, () => painted.push(key)) };
}

/** Takes pictures and gives them back at once. */
const pass = (textures: Textures, took: readonly Texture[]) => {
  for (const texture of took) textures.give(texture);
};

describe('pictures on the graphics card', () => {
  it('are counted in bytes, their canvases included, by device px', () => {
    const { textures, take } = cache(4 * MB);
    take('cia');
    expect(textures.bytes).toBe(MB);
    textures.take('fbi', { ...SIZE, scale: 2 }, () => {});
    expect(textures.bytes).toBe(5 * MB);
  });

  it('are painted in the look of the table that they lie on', () => {
    const looks: unknown[] = [];
    const { textures } = cache(MB);
    textures.take('cia', SIZE, (p) => looks.push(p.look, p.ink));
    expect(looks).toEqual([illuminatiLooks.dark, illuminatiLooks.dark.ink]);
  });

  it('are painted anew in their place when the table takes another look, but for those that nobody holds', () => {
    const looks: unknown[] = [];
    const { textures, take } = cache(4 * MB);
    const held = textures.take('cia', SIZE, (p) => looks.push(p.look));
    textures.give(take('fbi'));
    textures.restyle(illuminatiLooks.daylight);
    expect(looks).toEqual([illuminatiLooks.dark, illuminatiLooks.daylight]);
    expect(textures.take('cia', SIZE, () => {})).toBe(held);
    expect(textures.bytes).toBe(MB);
    take('fbi');
    expect(painted).toEqual(['fbi', 'fbi']);
  });

  it('are kept unused while the budget has room, and painted once', () => {
    const { textures, take } = cache(3 * MB);
    pass(textures, ['a', 'b', 'c'].map(take));
    textures.sweep();
    for (const key of ['a', 'b', 'c']) take(key);
    expect(painted).toEqual(['a', 'b', 'c']);
  });

  it('are destroyed beyond it, the longest unused first, however many there are', () => {
    const { textures, take } = cache(3 * MB);
    const keys = Array.from({ length: 10 }, (_, i) => `card ${i}`);
    pass(textures, keys.map(take));
    // The first is wanted again, so that others have been unused for longer.
    textures.give(take('card 0'));
    textures.sweep();
    expect(textures.bytes).toBe(3 * MB);
    painted.length = 0;
    for (const key of ['card 0', 'card 8', 'card 9', 'card 1']) take(key);
    expect(painted).toEqual(['card 1']);
  });

  it('stay while somebody shows them, even beyond the budget', () => {
    const { textures, take } = cache(MB);
    const [a] = ['a', 'b', 'c'].map(take);
    textures.sweep();
    expect(textures.bytes).toBe(3 * MB);
    expect(a?.destroyed).toBe(false);
  });

  it('are used until every one who took them has given them back, and no longer', () => {
    const { textures, take } = cache(0);
    const once = take('cia');
    const twice = take('cia');
    expect(twice).toBe(once);
    textures.give(once);
    textures.sweep();
    expect(once.destroyed).toBe(false);
    textures.give(once);
    // One too many does no harm.
    textures.give(once);
    textures.sweep();
    expect([once.destroyed, textures.bytes]).toEqual([true, 0]);
  });

  it('of a lease are given back together', () => {
    const { textures } = cache(0);
    const lease = new TextureLease(textures);
    for (const key of ['a', 'b']) lease.take(key, SIZE, () => {});
    lease.giveAll();
    lease.giveAll();
    textures.sweep();
    expect(textures.bytes).toBe(0);
  });
});
