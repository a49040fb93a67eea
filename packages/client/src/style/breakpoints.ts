/** Greatest widths of the screens, px. */
const PHONE = 860;
const TABLET = 1180;

/** Media conditions by name, the only breakpoints: `useMedia(MEDIA.phone)`; `@media (--phone)` in style sheets (vite/breakpoints.ts). */
export const MEDIA = {
  /** The interface is a bottom sheet; the table shows one or two structures. */
  phone: `(max-width: ${PHONE}px)`,
  'not-phone': `(min-width: ${PHONE + 1}px)`,
  /** Narrower bars, hidden hand, smaller words of cards. */
  tablet: `(max-width: ${TABLET}px)`,
  'not-tablet': `(min-width: ${TABLET + 1}px)`,
  /** A column beside the table narrows its bars. */
  laptop: '(max-width: 1399px)',
  'large-laptop': '(max-width: 1560px)',
  'small-phone': '(max-width: 379px)',
  low: '(max-height: 820px)',
  /** Pages without a table: columns are stacked. */
  'page-wide': '(max-width: 1150px)',
  'page-medium': '(max-width: 900px)',
  'page-narrow': '(max-width: 760px)',
  /** A phone held upright: one column, seats in a strip. */
  upright: '(max-width: 600px)',
} as const;

/** Container conditions in letters, `@container (--tight-bars)`: larger letters leave less room. The nearest container counts. */
export const ROOM = {
  /** Bars beside the panel on a tablet, or with large letters. */
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

/** Cached: a media condition costs as much as painting some cards, and every frame asks for each card. */
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
