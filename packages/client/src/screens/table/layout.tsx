import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../text';
import { useMedia } from '../../ui/use-media';

export interface Layout {
  /** `column`: the panel stands at the right; `sheet`: it rises from the bottom. */
  name: 'column' | 'sheet';
  /** Whether a strip of the seats stands below the banner: on a phone the table has no room for their plates. */
  strip: boolean;
  insets: { top: number; right: number; bottom: number; left: number };
  height: SheetHeight;
  setHeight: (height: SheetHeight) => void;
}

/** Three heights of the sheet: a strip, half, all. */
export type SheetHeight = 'low' | 'half' | 'full';

const NARROW = '(max-width: 860px)';

/** Wide enough for plates on the table, px. */
const PLATES = 560;

const TIGHT = '(max-width: 1180px), (max-height: 820px)';

/** Whether there is too little room to show every line at once. */
export const useTight = (): boolean => useMedia(TIGHT);

/** Where the interface stands on this screen, and what it leaves to the table. @param begin how high the sheet is at first */
export function useLayout(begin: SheetHeight = 'half'): Layout {
  const [size, setSize] = useState(() => ({ width: innerWidth, height: innerHeight, narrow: matchMedia(NARROW).matches }));
  const [height, setHeight] = useState<SheetHeight>(begin);
  useEffect(() => {
    const look = () => setSize({ width: innerWidth, height: innerHeight, narrow: matchMedia(NARROW).matches });
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return useMemo(() => {
    const column = Math.min(372, Math.max(300, size.width * 0.258));
    const sheet = height === 'low' ? 150 : Math.min(size.height * 0.52, 460);
    return {
      name: size.narrow ? 'sheet' : 'column',
      strip: size.width < PLATES,
      insets: size.narrow
        ? { top: 62, right: 0, bottom: sheet, left: 0 }
        : { top: 66, right: column, bottom: size.width > 1180 ? 124 : 84, left: 0 },
      height,
      setHeight,
    };
  }, [size, height]);
}

const UP: Record<SheetHeight, SheetHeight> = { low: 'half', half: 'full', full: 'full' };
const DOWN: Record<SheetHeight, SheetHeight> = { low: 'low', half: 'low', full: 'half' };

/**
 * The panel at the right; on narrow screens a sheet that is drawn up and down.
 *
 * @param of changes with what the panel is about: then it is read from the top
 */
export function Sheet(props: {
  layout: Layout;
  of: string;
  panel: ComponentChildren;
  foot: ComponentChildren;
  children: ComponentChildren;
}) {
  const { layout, panel, foot, children } = props;
  const start = useRef<number | null>(null);
  const dragged = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.of) body.current?.scrollTo({ top: 0 });
  }, [props.of]);
  if (layout.name === 'column')
    return (
      <aside class="side">
        {panel}
        {foot}
        {children}
      </aside>
    );
  return (
    <aside class={`side sheet ${layout.height}`}>
      <button
        type="button"
        class="sheet-grip"
        aria-label={t('sheet.grip')}
        aria-expanded={layout.height !== 'low'}
        data-testid="sheet-grip"
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const by = event.clientY - (start.current ?? event.clientY);
          start.current = null;
          dragged.current = Math.abs(by) > 24;
          if (dragged.current) layout.setHeight(by < 0 ? UP[layout.height] : DOWN[layout.height]);
        }}
        onClick={() => {
          // The click that ends a drag is part of it.
          if (!dragged.current) layout.setHeight(layout.height === 'low' ? 'half' : layout.height === 'half' ? 'full' : 'low');
          dragged.current = false;
        }}
      />
      <div ref={body} class="sheet-body">
        {panel}
        {children}
      </div>
      {foot}
    </aside>
  );
}
