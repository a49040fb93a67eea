import { signal } from '@preact/signals';
import { at } from '../base-path';
import { type Lay, type PackedPictures, PICTURE_FILES, type PictureBundle, type PictureSet } from './picture-files';

/** An icon: outline on 512 × 512, its box, its author. */
export interface Icon {
  readonly path: Path2D;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly author: string;
  readonly licence: string;
}

/** Licence of the icons, and of what is put together from them. */
export const PICTURES_LICENCE = 'CC BY 3.0';

export interface Picture {
  readonly main: Icon;
  readonly second: Icon | null;
  readonly lay: Lay | 'behind';
}

interface Store {
  readonly icons: { readonly icon: () => Icon }[];
  readonly cards: Map<string, PackedPictures['cards'][string]>;
}

const stores = new Map<PictureBundle, Store>();

/** Rises with new pictures; what shows them is repainted. */
export const picturesEdition = signal(0);

const asked = new Set<PictureBundle>();
/** Pause after a failure, ms. */
const RETRY_MS = 30_000;

const lazily = (make: () => Icon): (() => Icon) => {
  let made: Icon | null = null;
  return () => {
    made ??= make();
    return made;
  };
};

export function addPictures(bundle: PictureBundle, { authors, licences = {}, icons, cards }: PackedPictures): void {
  const store: Store = stores.get(bundle) ?? { icons: [], cards: new Map() };
  stores.set(bundle, store);
  for (const [author, x, y, w, h, path] of icons)
    store.icons.push({
      icon: lazily(() => ({
        path: new Path2D(path),
        box: { x, y, w, h },
        author: authors[author] ?? '',
        licence: licences[author] ?? PICTURES_LICENCE,
      })),
    });
  for (const [card, parts] of Object.entries(cards)) store.cards.set(card, parts);
  picturesEdition.value++;
}

const calm = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
};

async function fetchBundle(bundle: PictureBundle, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const response = await fetch(at(file), { priority: 'low' });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    addPictures(bundle, (await response.json()) as PackedPictures);
  }
}

/** Requests a bundle when the page is idle; until then cards have seals. */
function want(bundle: PictureBundle): void {
  const { [bundle]: files } = PICTURE_FILES;
  if (!files || asked.has(bundle)) return;
  asked.add(bundle);
  calm(() => {
    fetchBundle(bundle, files).catch(() => {
      // A failed bundle is fetched anew.
      stores.delete(bundle);
      setTimeout(() => asked.delete(bundle), RETRY_MS);
    });
  });
}

/** Picture of a card, or null while its set is fetched. `front`: those of the first page are enough */
export function pictureOf(set: PictureSet, card: string, front = false): Picture | null {
  const whole = stores.get(set);
  const bundle = front && !whole ? (`${set}-front` as const) : set;
  want(bundle);
  const store = stores.get(bundle);
  const parts = store?.cards.get(card);
  if (!store || !parts) return null;
  const [main, second, lay] = parts;
  const first = store.icons[main]?.icon();
  if (!first) return null;
  return { main: first, second: second === undefined ? null : (store.icons[second]?.icon() ?? null), lay: lay ?? 'behind' };
}

/** Authors and licences of a card's picture; null while it is missing. */
export function creditOf(set: PictureSet, card: string): { names: string[]; licences: string[] } | null {
  const picture = pictureOf(set, card);
  if (!picture) return null;
  const icons = picture.second ? [picture.main, picture.second] : [picture.main];
  const different = (of: 'author' | 'licence') => [...new Set(icons.map(({ [of]: value }) => value))];
  return { names: different('author'), licences: different('licence') };
}
