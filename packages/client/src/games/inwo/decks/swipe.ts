import { useMemo, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../prefs/prefs';

/** Sideways movement at which a swipe starts, and at which it counts, px. */
const BEGINS = 12;
const COUNTS = 72;

interface Swipe {
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  isBegun: boolean;
}

/**
 * Swipes on rows with `data-row`: to the right one more, to the left one less. The row follows unless motion is reduced, and `data-pull`
 * has the effect of a release: `more`, `less`, or `none` yet. Touch only. @returns listeners for the list
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
