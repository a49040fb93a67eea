/** Pictures of a theme's cards, or of a game with the same names in all themes. */
export type PictureSet = 'illuminati' | 'champions' | 'inwo';

/** Place of the second icon; by default behind the main one, and pale. `as`: both as they were drawn, on the same square. */
export type Lay = 'br' | 'tr' | 't' | 'u' | 'in' | 'fl' | 'ov' | 'as';

/** A served file of pictures. Cards refer to icons by place in this file and those before it of the same set. */
export interface PackedPictures {
  readonly authors: readonly string[];
  /** Licences by place of the author, of those who did not draw under that of the icons. */
  readonly licences?: Readonly<Record<number, string>>;
  readonly icons: readonly (readonly [author: number, x: number, y: number, w: number, h: number, path: string])[];
  readonly cards: Readonly<Record<string, readonly [main: number, second?: number, lay?: Lay]>>;
}

/** A set, or the few pictures of it on the first page. */
export type PictureBundle = PictureSet | `${PictureSet}-front`;

/** Files of each bundle, in order. The build inserts their hashed names; elsewhere there are none. */
export const PICTURE_FILES: Readonly<Partial<Record<PictureBundle, readonly string[]>>> = {};
