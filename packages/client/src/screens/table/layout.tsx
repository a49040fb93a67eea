import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MEDIA } from '../../style/breakpoints';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { useMedia } from '../../ui/use-media';
import gameCss from './game.module.css';
import css from './layout.module.css';

export interface Layout {
  /** `column`: the panel is at the right; `sheet`: on a phone it rises from the bottom. */
  name: 'column' | 'sheet';
  /** A strip of the seats is shown below the banner. */
  strip: boolean;
  height: SheetHeight;
  setHeight: (height: SheetHeight) => void;
}

export type SheetHeight = 'low' | 'half' | 'full';

/** Layout of the interface on this screen. @param begin initial height of the sheet */
export function useLayout(begin: SheetHeight = 'half'): Layout {
  const phone = useMedia(MEDIA.phone);
  const strip = useMedia(MEDIA.upright);
  const [height, setHeight] = useState<SheetHeight>(begin);
  return useMemo(() => ({ name: phone ? 'sheet' : 'column', strip, height, setHeight }), [phone, strip, height]);
}

const UP: Record<SheetHeight, SheetHeight> = { low: 'half', half: 'full', full: 'full' };
const DOWN: Record<SheetHeight, SheetHeight> = { low: 'low', half: 'low', full: 'half' };

/** The panel at the right; on narrow screens a sheet that can be dragged. @param of panel's subject: a change scrolls to the top */
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
      <aside class={css.side} data-coverable data-inset="right">
        {panel}
        {foot}
        {children}
      </aside>
    );
  return (
    <aside class={cx(css.side, css.sheet)} data-testid="sheet" data-height={layout.height} data-coverable data-inset="bottom">
      <button
        type="button"
        class={css.sheetGrip}
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
      <div ref={body} class={css.sheetBody}>
        {panel}
        {children}
      </div>
      {foot}
    </aside>
  );
}

/** Place of the present panel. `scrolls`: a long panel can be scrolled by keys. */
export function SideTop(props: { children: ComponentChildren; scrolls?: boolean; panel?: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      class={css.sideTop}
      ref={props.panel}
      tabIndex={props.scrolls === undefined ? undefined : props.scrolls ? 0 : -1}
      data-testid="side-top"
    >
      {props.children}
    </div>
  );
}

/** Place of the open drawer: at the lower edge, over the hand. A large table below keeps its size. */
export const DrawerPlace = ({ children }: { children: ComponentChildren }) => (
  <div class={gameCss.drawerPlace} data-coverable data-inset={useMedia(MEDIA.phone) ? 'bottom' : undefined}>
    {children}
  </div>
);

/** The table and the interface over it. `busy`: the panel makes the actions useless; `acts`: there is an action bar; `alone`: there is no panel. */
export function TableFrame(props: {
  children: ComponentChildren;
  root: RefObject<HTMLDivElement | null>;
  testid: string;
  busy?: boolean;
  acts: boolean;
  alone?: boolean;
}) {
  const { root, testid, busy, acts, alone } = props;
  return (
    <div ref={root} class={cx(gameCss.game, alone && gameCss.alone)} data-testid={testid} data-busy={busy} data-acts={acts}>
      {props.children}
    </div>
  );
}
