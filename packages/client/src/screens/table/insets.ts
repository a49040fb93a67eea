import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Insets, TableBoard } from '../../board/contract';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface Covering {
  edge: keyof Insets;
  box: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;
}

/** Extent of interface parts into a host from its edges, px. */
export const insetsOf = (host: Covering['box'], parts: readonly Covering[]): Insets => {
  const insets = { ...NONE };
  for (const { edge, box } of parts) {
    if (box.right <= box.left || box.bottom <= box.top) continue;
    const reach = {
      top: box.bottom - host.top,
      right: host.right - box.left,
      bottom: host.bottom - box.top,
      left: box.right - host.left,
    };
    insets[edge] = Math.max(insets[edge], Math.round(reach[edge]));
  }
  return insets;
};

/**
 * Keeps the table clear of the interface. Measures all elements in `root` with `data-inset="top|right|bottom|left"`, now and when they
 * change size; the first at the top is the bar, whose height goes to style sheets as `--top-bar`; the insets as `--free`. Nested parts
 * count with their outer part. While CSS moves a part, its end position is awaited. @param frozen the table is almost covered: its insets
 * stay
 */
export function useInsets(root: RefObject<HTMLElement | null>, board: TableBoard | null, frozen: boolean): void {
  const state = useRef({ board, frozen });
  state.current = { board, frozen };
  const observer = useRef<ResizeObserver | null>(null);
  const asked = useRef(0);
  const measure = useRef(() => {
    asked.current = 0;
    const host = root.current;
    const { board, frozen } = state.current;
    if (!host || !board || frozen) return;
    const parts = partsOf(host);
    if (parts.some((part) => part.getAnimations().some((animation) => animation instanceof CSSTransition))) return;
    const bar = parts.find((part) => part.dataset.inset === 'top');
    host.style.setProperty('--top-bar', `${Math.round(bar?.getBoundingClientRect().height ?? 0)}px`);
    const coverings = parts.map((part) => ({ edge: part.dataset.inset as keyof Insets, box: part.getBoundingClientRect() }));
    const insets = insetsOf(host.getBoundingClientRect(), coverings);
    host.style.setProperty('--free', `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`);
    board.camera.setInsets(insets);
  }).current;
  // Deferred: measuring in the task that renders a turn would make that task long.
  const soon = useRef(() => {
    asked.current ||= requestAnimationFrame(measure);
  }).current;
  useEffect(() => {
    const host = root.current;
    if (!host) return;
    const seen = new ResizeObserver(measure);
    observer.current = seen;
    for (const part of partsOf(host)) seen.observe(part);
    host.addEventListener('transitionend', measure);
    return () => {
      cancelAnimationFrame(asked.current);
      seen.disconnect();
      host.removeEventListener('transitionend', measure);
    };
  }, [root]);
  // New parts may have rendered; observing an element twice has no effect.
  useLayoutEffect(() => {
    if (root.current) for (const part of partsOf(root.current)) observer.current?.observe(part);
    soon();
  });
}

const partsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-inset]')].filter((part) => !part.parentElement?.closest('[data-inset]'));
