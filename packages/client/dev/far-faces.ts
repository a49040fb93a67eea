/** Pictures as they are told from each other far away: bundled by a test, which runs this in a browser. */
import { illuminatiLooks } from '@illuminice/themes';
import { groupInks, paintWindow } from '../src/card/paint/window';
import { painterOf } from '../src/card/painter';
import type { PackedPictures, PictureSet } from '../src/card/picture-files';
import { addPictures } from '../src/card/pictures';

/** Side of a far card's picture, px. */
const FAR = 31;
/** Squares a side that a picture is told by. */
const GRID = 16;

/** How light each square of a picture is, all pictures in one ink: colours of alignments do not help. */
function lightnessOf(set: PictureSet, id: string): number[] {
  const canvas = new OffscreenCanvas(FAR, FAR);
  const ctx = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  const p = painterOf(ctx, illuminatiLooks.dark);
  paintWindow(p, { set, id, shape: 'square' }, { x: 0, y: 0, w: FAR, h: FAR }, groupInks(p, []));
  const small = new OffscreenCanvas(GRID, GRID).getContext('2d') as OffscreenCanvasRenderingContext2D;
  small.imageSmoothingQuality = 'high';
  small.drawImage(canvas, 0, 0, GRID, GRID);
  const { data } = small.getImageData(0, 0, GRID, GRID);
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.slice(4 * i, 4 * i + 3);
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  });
}

/** A bit for each square: whether it is darker than the middle one of the picture. */
function hashOf(lightness: readonly number[]): string {
  const middle = [...lightness].sort((a, b) => a - b)[lightness.length >> 1] as number;
  return lightness.map((value) => (value < middle ? '1' : '0')).join('');
}

/** The hash of every card's picture of a set, and ms that a face took to paint. */
function hashes(set: PictureSet, files: readonly PackedPictures[]): { hashes: Record<string, string>; ms: number } {
  for (const file of files) addPictures(set, file);
  const ids = files.flatMap(({ cards }) => Object.keys(cards));
  const began = performance.now();
  const made = Object.fromEntries(ids.map((id) => [id, hashOf(lightnessOf(set, id))]));
  return { hashes: made, ms: (performance.now() - began) / ids.length };
}

Object.assign(globalThis, { hashes });
