/** The pictures of a theme's cards, or of a game's whose names no theme changes. */
export type PictureSet = 'illuminati' | 'champions' | 'inwo';

/** How a second icon lies to the main one; behind it and pale if nothing is said. */
export type Lay = 'br' | 'tr' | 't' | 'u' | 'in' | 'fl' | 'ov';

/** A file of pictures as it is served. Cards name icons by their places in this file and those before it of the same set. */
export interface PackedPictures {
  readonly authors: readonly string[];
  readonly icons: readonly (readonly [author: number, x: number, y: number, w: number, h: number, path: string])[];
  readonly cards: Readonly<Record<string, readonly [main: number, second?: number, lay?: Lay]>>;
}

/** A set, or the few pictures of it that the first page shows. */
export type PictureBundle = PictureSet | `${PictureSet}-front`;

/** Where the files of each bundle are, in the order in which they are fetched. The build puts their hashed names here; elsewhere there are none. */
export const PICTURE_FILES: Readonly<Partial<Record<PictureBundle, readonly string[]>>> = {};
