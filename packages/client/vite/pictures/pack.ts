import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Outline } from '@illuminice/themes/drawing';
import type { Lay, PackedPictures, PictureBundle } from '../../src/card/picture-files.ts';

/** How a card's picture is put together, as the themes name it. */
interface FromIcons {
  readonly icon: string;
  readonly back?: string;
  readonly lay?: Lay;
}

/** A picture that was drawn for its card: a file of `pictures/drawn`, without its ending. */
interface Drawn {
  readonly drawn: string;
}

/** The files of each set, in the order in which they are fetched: what lies on INWO's table before its Plots. */
const FILES = {
  illuminati: ['illuminati'],
  champions: ['champions'],
  inwo: ['inwo-table', 'inwo-plots'],
} as const;

const CLASSIC_FRONT = ['fbi', 'hollywood', 'irs', 'federal-reserve', 'tabloids'];

/** The cards of the first page, by the files that have their pictures. */
const FRONT = {
  illuminati: CLASSIC_FRONT,
  champions: CLASSIC_FRONT,
  'inwo-table': ['nasa', 'count-dracula', 'bigfoot', 'france', 'templars'],
} as const;

const THEMES = new URL('../../../themes/src/pictures/', import.meta.url);

const read = <T>(file: string | URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

interface Author {
  readonly name: string;
  readonly url: string;
  readonly icons: readonly string[];
}

/** Authors of pictures drawn for this product, and their licence. */
interface Drawer {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly drawn: readonly string[];
}

const authors = (): Author[] => read<Author[]>(new URL('authors.json', THEMES));
const drawers = (): Drawer[] => read<Drawer[]>(new URL('drawn/authors.json', THEMES));

/** Whoever drew icons of the pictures, and how many of each are used. */
export const countedAuthors = () => authors().map(({ name, url, icons }) => ({ name, url, icons: icons.length }));

/** Whoever drew pictures for this table, and how many. */
export const countedDrawers = () => drawers().map(({ name, url, licence, drawn }) => ({ name, url, licence, drawings: drawn.length }));

/** What reads icons and drawings. */
type Reader = typeof import('@illuminice/themes/drawing');

/** The outlines of a card's drawing. @throws Error that says why it is refused */
function drawingOf({ readDrawing, sayDrawingFault }: Reader, card: string, name: string): { main: Outline; second: Outline | null } {
  const read = readDrawing(readFileSync(new URL(`drawn/${name}.svg`, THEMES), 'utf8'));
  if (!read.ok) throw new Error(sayDrawingFault(card, read.fault));
  return read.drawing;
}

/** A file of pictures as it is served: its name without a hash, and its text. */
export type PackedFile = readonly [name: string, text: string];

/** Packs the pictures of every set, and those of the first page: paths, boxes, authors, and which card has which. A set's later file does not repeat icons of earlier ones. */
export function packPictures(reader: Reader): Readonly<Record<PictureBundle, readonly PackedFile[]>> {
  const { icons: drawings } = read<{ icons: Record<string, { body: string }> }>(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
  );
  const authorOf = new Map(authors().flatMap(({ name, icons }) => icons.map((icon) => [icon, name] as const)));
  const drawerOf = new Map(drawers().flatMap((drawer) => drawer.drawn.map((name) => [name, drawer] as const)));
  const pack = (files: readonly string[], only: readonly string[] | null = null): PackedFile[] => {
    const places = new Map<string, number>();
    let count = 0;
    return files.map((name) => {
      const names: string[] = [];
      const licences: Record<number, string> = {};
      const icons: PackedPictures['icons'][number][] = [];
      const cards: Record<string, PackedPictures['cards'][string]> = {};
      /** @param licence if it is not that of the icons */
      const add = (author: string, { path, box }: Outline, licence?: string): number => {
        let place = names.findIndex((known, i) => known === author && licences[i] === licence);
        if (place < 0) place = names.push(author) - 1;
        if (licence) licences[place] = licence;
        icons.push([place, ...box, path]);
        return count++;
      };
      const placeOf = (icon: string): number => {
        const known = places.get(icon);
        if (known !== undefined) return known;
        const drawn = drawings[icon];
        const author = authorOf.get(icon);
        if (!drawn || !author) throw new Error(`${name}.json names ${icon}, which ${drawn ? 'has no author' : 'is no icon of the set'}.`);
        const place = add(author, reader.outlineOf(drawn.body));
        places.set(icon, place);
        return place;
      };
      const fromIcons = ({ icon, back, lay }: FromIcons): PackedPictures['cards'][string] => {
        const main = placeOf(icon);
        return back === undefined ? [main] : lay === undefined ? [main, placeOf(back)] : [main, placeOf(back), lay];
      };
      const fromDrawing = (card: string, file: string): PackedPictures['cards'][string] => {
        const drawer = drawerOf.get(file);
        if (!drawer) throw new Error(`${name}.json names the drawing ${file}, but pictures/drawn/authors.json does not say who drew it.`);
        const { main, second } = drawingOf(reader, card, file);
        const place = add(drawer.name, main, drawer.licence);
        return second ? [place, add(drawer.name, second, drawer.licence), 'as'] : [place];
      };
      for (const [card, chosen] of Object.entries(read<Record<string, FromIcons | Drawn>>(new URL(`${name}.json`, THEMES)))) {
        if (only && !only.includes(card)) continue;
        cards[card] = 'drawn' in chosen ? fromDrawing(card, chosen.drawn) : fromIcons(chosen);
      }
      const packed: PackedPictures = { authors: names, ...(Object.keys(licences).length > 0 && { licences }), icons, cards };
      return [only ? `${name}-front` : name, JSON.stringify(packed)];
    });
  };
  return {
    illuminati: pack(FILES.illuminati),
    champions: pack(FILES.champions),
    inwo: pack(FILES.inwo),
    'illuminati-front': pack(FILES.illuminati, FRONT.illuminati),
    'champions-front': pack(FILES.champions, FRONT.champions),
    'inwo-front': pack(['inwo-table'], FRONT['inwo-table']),
  };
}
