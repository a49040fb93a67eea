import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/*
 * Stands for `@zag-js/popper` in the build: of Floating UI, which that is made of, it takes the parts alone that tooltips need, for
 * words above a control or, where there is no room, below. Arrows, sizes and the other sides would be a twentieth of the first page.
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
  onComplete(placed: { placement: string }): void;
}

/** Places `words` beside `control`, until the returned function is called. */
export const getPlacement = (control: ElementOf, words: ElementOf, { gutter, defer, listeners = true, onComplete }: Options) => {
  const middleware = [offset(gutter), flip({ padding: EDGE }), shift({ padding: EDGE })];
  let stop = () => {};
  const begin = () => {
    const [beside, floating] = [control(), words()];
    if (!beside || !floating) return;
    const place = () => {
      void computePosition(beside, floating, { placement: 'top', strategy: 'fixed', middleware }).then(({ x, y, placement }) => {
        floating.style.setProperty('--at', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
        onComplete({ placement });
      });
    };
    if (listeners) stop = autoUpdate(beside, floating, place);
    else place();
  };
  const frame = defer ? requestAnimationFrame(begin) : 0;
  if (!defer) begin();
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
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
