import '../harness/pixi';
import { Texture } from 'pixi.js';
import { Ghosts } from '../../src/board/cards/ghosts';
import { Piles } from '../../src/board/cards/piles';
import type { SharedPictures } from '../../src/board/cards/shared-pictures';
import type { Textures } from '../../src/board/cards/textures';
import { NO_HIGHLIGHTS } from '../../src/board/contract';
import type { CentreLayout } from '../../src/board/layout/centre';
import type { FaceSpec } from '../../src/games/classic/card/paint/face-spec';

/** Pictures that are told apart by their keys; none is painted. */
function textures() {
  const made = new Map<string, Texture>();
  const taken: string[] = [];
  const take = (key: string) => {
    taken.push(key);
    const texture = made.get(key) ?? new Texture();
    made.set(key, texture);
    return texture;
  };
  return { textures: { take, give: () => {} } as unknown as Textures, taken };
}

const pictures = new Proxy({}, { get: () => () => Texture.EMPTY }) as SharedPictures;

const CIA: FaceSpec = {
  id: 'cia',
  kind: 'group',
  name: 'C.I.A.',
  short: 'C.I.A.',
  power: 6,
  transferable: 4,
  resistance: 5,
  income: 0,
  alignments: ['Government', 'Violent'],
  shape: 'lying',
  colour: '#c33',
  line: null,
  used: false,
  faded: false,
};
const RECT = { x: 0, y: 0, w: 4, h: 2 };

describe('pictures that are kept for when they are wanted again', () => {
  it('show a card on trial with the numbers that it has now, not those it once had', () => {
    const { textures: kept, taken } = textures();
    const ghosts = new Ghosts(kept, pictures, { paintFace: () => {} });
    const changes: Partial<FaceSpec>[] = [
      {},
      { power: 9 },
      { transferable: 0 },
      { resistance: 7 },
      { income: 3 },
      { alignments: ['Peaceful'] },
      { colour: '#3c3' },
    ];
    for (const change of changes) ghosts.show([], [{ spec: { ...CIA, ...change }, rect: RECT }], null, { cell: 30, scale: 1 });
    expect(new Set(taken).size).toBe(changes.length);
    ghosts.show([], [{ spec: CIA, rect: { ...RECT, x: 8 } }], null, { cell: 30, scale: 1 });
    expect(taken.at(-1)).toBe(taken[0]);
  });

  it('show the top of the discards in the words that are spoken now', () => {
    const { textures: kept, taken } = textures();
    let name = 'Bribery';
    const piles = new Piles(kept, pictures, { paintTop: () => {} });
    const centre: CentreLayout = { box: RECT, cell: 1, grid: null, zones: { discards: { places: [RECT], label: RECT, cell: 1 } } };
    const show = () =>
      piles.show([{ id: 'discards', role: 'open', places: 1, label: null, top: { id: 'bribery', name } }], centre, NO_HIGHLIGHTS.slots, {
        cell: 30,
        scale: 1,
      });
    show();
    show();
    expect(taken).toHaveLength(1);
    name = 'Bestechung';
    show();
    expect(taken).toHaveLength(2);
    expect(taken[1]).toContain('Bestechung');
  });
});
