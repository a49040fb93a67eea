/** Widths up to which the screen counts as one, px. */
const PHONE = 860;
const TABLET = 1180;

/**
 * Media conditions by name: TypeScript asks them with `useMedia(MEDIA.phone)`, style sheets write `@media (--phone)`, which the
 * build replaces (vite/breakpoints.ts). The one place for breakpoints.
 */
export const MEDIA = {
  /** The interface rises from below as a sheet, and the table shows one or two structures at a time. */
  phone: `(max-width: ${PHONE}px)`,
  'not-phone': `(min-width: ${PHONE + 1}px)`,
  /** Narrower bars, the hand behind its button, and words of cards at smaller sizes. */
  tablet: `(max-width: ${TABLET}px)`,
  'not-tablet': `(min-width: ${TABLET + 1}px)`,
  /** A column beside the table leaves its bars little room. */
  laptop: '(max-width: 1399px)',
  'large-laptop': '(max-width: 1560px)',
  'small-phone': '(max-width: 379px)',
  low: '(max-height: 820px)',
  /** Pages without a table: their columns go below each other one after the other. */
  'page-wide': '(max-width: 1150px)',
  'page-medium': '(max-width: 900px)',
  'page-narrow': '(max-width: 760px)',
  /** A phone held upright: one column, and the seats stand in a strip below the banner. */
  upright: '(max-width: 600px)',
} as const;

/**
 * Conditions on the room that a part of the interface has, in letters: where letters are larger there is less of it. Style sheets
 * write `@container (--tight-bars)`; what is asked is the nearest part that is marked as a container.
 */
export const ROOM = {
  /** Bars beside the panel on a tablet, or on a desktop with large letters. */
  'tight-bars': '(max-width: 54.7rem)',
  'wide-bars': '(min-width: 75rem)',
  'few-words': '(max-width: 30rem)',
  /** The panel on a tablet with large letters. */
  'high-panel': '(min-height: 30rem)',
  'low-panel': '(max-height: 30rem)',
  /** A phone's sheet with large letters. */
  'lowest-panel': '(max-height: 20rem)',
  'narrow-panel': '(max-width: 17rem)',
} as const;

export type ScreenSize = 'phone' | 'tablet' | 'desktop';

/** Asking a media condition costs as much as painting some cards, and every frame asks for each of its cards. */
let known: ScreenSize | null = null;
globalThis.addEventListener?.(
  'resize',
  () => {
    known = null;
  },
  { capture: true },
);

const measured = (): ScreenSize => {
  if (matchMedia(MEDIA.phone).matches) return 'phone';
  return matchMedia(MEDIA.tablet).matches ? 'tablet' : 'desktop';
};

export const screenSize = (): ScreenSize => {
  known ??= measured();
  return known;
};
