import { defaultRangeExtractor, observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/virtual-core';
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { cx } from './cx';
import css from './windowed-grid.module.css';

/** Rows rendered above and below the screen, as next Tab targets. */
const AHEAD = 2;
const ABOVE = 16;

interface Shape {
  readonly columns: number;
  readonly gap: number;
  /** Top of the grid in the document, px. */
  readonly top: number;
}

/** Columns and gap of the style sheet, and the place of the grid on the page. */
function useShape(): [shape: Shape, ref: { current: HTMLUListElement | null }] {
  const list = useRef<HTMLUListElement>(null);
  const [shape, setShape] = useState<Shape>({ columns: 1, gap: 0, top: 0 });
  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(list.current);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap) || 0;
      const top = Math.round(list.current.getBoundingClientRect().top + scrollY);
      setShape((now) => (now.columns === columns && now.gap === gap && now.top === top ? now : { columns, gap, top }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return [shape, list];
}

const idOfTarget = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest<HTMLElement>('[data-id]')?.dataset.id;

/** Index after an arrow key, Home or End; null: another key. */
function placeAfter(key: string, place: number, columns: number, n: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return n - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return null;
  const to = place + step;
  return to >= 0 && to < n ? to : place;
}

/**
 * Grid of cards that renders only rows near the screen, and the row with the focus wherever the page is scrolled to. Each item has its
 * position and the total. @param height a row's height before it is measured, px @param pointed id of the card to scroll to @param walk
 * selector of the elements that arrows, Home and End focus @param children renders a card; `isStop`: it is the grid's Tab stop
 */
export function WindowedGrid<T>(
  props: {
    cards: readonly T[];
    idOf: (card: T) => string;
    height: number;
    pointed?: string;
    walk?: string;
    testid?: string;
    children: (card: T, isStop: boolean) => ComponentChildren;
  } & Omit<HTMLAttributes<HTMLUListElement>, 'children'>,
) {
  const { cards, idOf, height, pointed = '', walk, testid, children, onKeyDown, ...list } = props;
  const [{ columns, gap, top }, ref] = useShape();
  const [kept, setKept] = useState<string | null>(null);
  const placeOf = (id: string | null) => cards.findIndex((card) => idOf(card) === id);
  const stop = Math.max(0, placeOf(kept));
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const options = {
    count: Math.ceil(cards.length / columns),
    getScrollElement: () => window,
    estimateSize: () => height,
    // Without a layout, rows have no height.
    measureElement: (row: HTMLLIElement) => row.offsetHeight || height,
    // Keyed by the cards, so that sizes follow them to new places.
    getItemKey: (row: number) => `${columns} ${idOf(cards[row * columns] as T)}`,
    scrollToFn: windowScroll,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scrollY,
    overscan: AHEAD,
    gap,
    scrollMargin: top,
    scrollPaddingStart: ABOVE,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      // With its neighbours, which Tab reaches before any scrolling.
      const row = Math.floor(stop / columns);
      return [...new Set([...defaultRangeExtractor(range), row - 1, row, row + 1])]
        .filter((index) => index >= 0 && index < range.count)
        .sort((x, y) => x - y);
    },
    onChange: () => draw(undefined),
  };
  const [rows] = useState(() => new Virtualizer<Window, HTMLLIElement>(options));
  rows.setOptions(options);
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());

  useEffect(() => {
    const place = placeOf(pointed);
    if (place < 0) return;
    setKept(pointed);
    rows.scrollToIndex(Math.floor(place / columns), { align: 'start' });
  }, [pointed, columns]);

  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null || walk === undefined) return;
    const next = ref.current?.querySelector<HTMLElement>(`[data-id="${focusNext.current}"] ${walk}`);
    focusNext.current = null;
    next?.focus();
  }, [kept]);

  const shown = rows.getVirtualItems();
  let end = top - gap;
  const cells = shown.flatMap(({ index, start, end: below }) => {
    const skipped = start - end - gap;
    end = below;
    return cards.slice(index * columns, (index + 1) * columns).map((card, column) => {
      const place = index * columns + column;
      return (
        <li
          key={idOf(card)}
          ref={column === 0 ? rows.measureElement : undefined}
          data-index={index}
          data-id={idOf(card)}
          aria-posinset={place + 1}
          aria-setsize={cards.length}
          style={skipped > 0 ? { marginTop: `${skipped}px` } : undefined}
        >
          {children(card, place === stop)}
        </li>
      );
    });
  });
  return (
    <ul
      {...list}
      ref={ref}
      class={cx(css.windowed, list.class as string | undefined)}
      data-testid={testid}
      style={{ paddingBottom: `${Math.max(0, top + rows.getTotalSize() - end)}px` }}
      onFocusIn={({ target }) => {
        const id = idOfTarget(target);
        if (id !== undefined) setKept(id);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (walk === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!(event.target as Element).matches(walk)) return;
        const to = placeAfter(event.key, placeOf(idOfTarget(event.target) ?? null), columns, cards.length);
        if (to === null) return;
        event.preventDefault();
        focusNext.current = idOf(cards[to] as T);
        setKept(focusNext.current);
      }}
    >
      {cells}
    </ul>
  );
}
