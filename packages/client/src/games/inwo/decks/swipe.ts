import { useMemo, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../prefs/prefs';

/** A finger goes sideways by so much before that is a swipe, and by so much for it to count, px. */
const BEGINS = 12;
const COUNTS = 72;

interface Swipe {
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  isBegun: boolean;
}

/**
 * A finger that swipes a row with `data-row` sideways: to the right there is one more of it, to the left one less. The row goes along
 * unless motion is reduced, and says in `data-pull` what letting go would do: `more`, `less`, or `none` yet. A mouse has the buttons.
 *
 * @returns what the list of the rows listens to
 */
export function useSwipe(onMore: (row: string) => void, onLess: (row: string) => void) {
  const now = useRef<Swipe | null>(null);
  const then = useRef({ onMore, onLess });
  then.current = { onMore, onLess };
  return useMemo(() => {
    const end = (): void => {
      const { row } = now.current ?? {};
      row?.style.removeProperty('--pull');
      row?.removeAttribute('data-pull');
      now.current = null;
    };
    return {
      onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
        const isSecond = now.current !== null;
        end();
        const row = (target as Element).closest<HTMLElement>('[data-row]');
        if (row && !isSecond && pointerType !== 'mouse') now.current = { row, x, y, isBegun: false };
      },
      onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent): void => {
        const swipe = now.current;
        if (!swipe) return;
        const { row, x, y } = swipe;
        const by = clientX - x;
        if (!swipe.isBegun) {
          if (Math.abs(clientY - y) > BEGINS) end();
          if (!now.current || Math.abs(by) < BEGINS) return;
          swipe.isBegun = true;
          row.setPointerCapture(pointerId);
        }
        row.dataset.pull = by >= COUNTS ? 'more' : by <= -COUNTS && row.dataset.count !== '0' ? 'less' : 'none';
        if (!reducedMotion()) row.style.setProperty('--pull', `${by}px`);
      },
      onPointerUp: (): void => {
        const { row: card, pull } = now.current?.row.dataset ?? {};
        end();
        if (card === undefined) return;
        if (pull === 'more') then.current.onMore(card);
        else if (pull === 'less') then.current.onLess(card);
      },
      onPointerCancel: end,
    };
  }, []);
}
