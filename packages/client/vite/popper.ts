/**
 * Stands for `@zag-js/popper` in the build: the words beside a control are all that it places here, above it or, where there is
 * no room, below. The library's own way, for every side, arrow and box that scrolls, would be a twelfth of the first page.
 */

/** What words keep from the window's edges, px. */
const EDGE = 8;

type ElementOf = () => HTMLElement | null;

interface Options {
  readonly gutter: number;
  /** Begin with the next frame: the words are not in the page yet. */
  readonly defer?: boolean;
  /** Keep up with what moves; else once. */
  readonly listeners?: boolean;
  onComplete(placed: { placement: 'top' | 'bottom' }): void;
}

const placed = (control: HTMLElement, words: HTMLElement, gutter: number) => {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = words;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = top - gutter - EDGE;
  const isAbove = offsetHeight <= room || room >= clientHeight - EDGE - bottom - gutter;
  return {
    x: Math.round(Math.max(EDGE, Math.min(left + (width - offsetWidth) / 2, clientWidth - EDGE - offsetWidth))),
    y: Math.round(isAbove ? top - gutter - offsetHeight : bottom + gutter),
    placement: isAbove ? ('top' as const) : ('bottom' as const),
  };
};

/** Places `words` beside `control`, frame by frame until the returned function is called: whatever moves either of them. */
export const getPlacement = (control: ElementOf, words: ElementOf, { gutter, defer, listeners = true, onComplete }: Options) => {
  let frame = 0;
  let before = '';
  const place = () => {
    const [beside, floating] = [control(), words()];
    if (beside && floating) {
      const { x, y, placement } = placed(beside, floating, gutter);
      const now = `translate(${x}px, ${y}px)`;
      if (now !== before) {
        before = now;
        floating.style.setProperty('--at', now);
        onComplete({ placement });
      }
    }
    if (listeners) frame = requestAnimationFrame(place);
  };
  if (defer) frame = requestAnimationFrame(place);
  else place();
  return () => cancelAnimationFrame(frame);
};

/** Side of the control on which the words stand. */
export const getPlacementSide = (placement: string): string => placement;

/** Style of the box around the words; off the window until they are placed. */
export const getPlacementStyles = ({ placement }: { placement?: string }) => ({
  floating: {
    position: 'fixed',
    width: 'max-content',
    top: '0px',
    left: '0px',
    transform: placement ? 'var(--at)' : 'translateY(-100vh)',
  },
});
