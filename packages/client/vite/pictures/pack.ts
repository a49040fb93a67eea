import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Lay, PackedPictures, PictureBundle } from '../../src/card/picture-files.ts';
import { outlineOf } from './outline.ts';

/** How a card's picture is put together, as the themes name it. */
interface Chosen {
  readonly icon: string;
  readonly back?: string;
  readonly lay?: Lay;
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

const authors = (): Author[] => read<Author[]>(new URL('authors.json', THEMES));

/** Whoever drew icons of the pictures, and how many of each are used. */
export const countedAuthors = () => authors().map(({ name, url, icons }) => ({ name, url, icons: icons.length }));

/** A file of pictures as it is served: its name without a hash, and its text. */
export type PackedFile = readonly [name: string, text: string];

/** Packs the pictures of every set, and those of the first page: paths, boxes, authors, and which card has which. A set's later file does not repeat icons of earlier ones. */
export function packPictures(): Readonly<Record<PictureBundle, readonly PackedFile[]>> {
  const { icons: drawings } = read<{ icons: Record<string, { body: string }> }>(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
  );
  const authorOf = new Map(authors().flatMap(({ name, icons }) => icons.map((icon) => [icon, name] as const)));
  const pack = (files: readonly string[], only: readonly string[] | null = null): PackedFile[] => {
    const places = new Map<string, number>();
    return files.map((name) => {
      const names: string[] = [];
      const icons: PackedPictures['icons'][number][] = [];
      const cards: Record<string, PackedPictures['cards'][string]> = {};
      const placeOf = (icon: string): number => {
        const known = places.get(icon);
        if (known !== undefined) return known;
        const drawn = drawings[icon];
        const author = authorOf.get(icon);
        if (!drawn || !author) throw new Error(`${name}.json names ${icon}, which ${drawn ? 'has no author' : 'is no icon of the set'}.`);
        if (!names.includes(author)) names.push(author);
        const { path, box } = outlineOf(drawn.body);
        icons.push([names.indexOf(author), ...box, path]);
        places.set(icon, places.size);
        return places.size - 1;
      };
      for (const [card, { icon, back, lay }] of Object.entries(read<Record<string, Chosen>>(new URL(`${name}.json`, THEMES)))) {
        if (only && !only.includes(card)) continue;
        const main = placeOf(icon);
        cards[card] = back === undefined ? [main] : lay === undefined ? [main, placeOf(back)] : [main, placeOf(back), lay];
      }
      return [only ? `${name}-front` : name, JSON.stringify({ authors: names, icons, cards } satisfies PackedPictures)];
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
