import { type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { createPortal } from 'preact/compat';
import { useContext } from 'preact/hooks';
import css from './panel-foot.module.css';

/** Container of the main button; null if the layout has none. */
export const PanelFootContext = createContext<Signal<HTMLElement | null>>(signal(null));

/** Place of the main button: below the panel, visible however long the panel is. */
export function PanelFootSlot() {
  const slot = useContext(PanelFootContext);
  return (
    <div
      class={css.panelFoot}
      ref={(element) => {
        slot.value = element;
      }}
    />
  );
}

/** Classes for other parts of the foot: smaller buttons, a note, a wide group. */
export const footPart = { besides: css.besides, note: css.footNote, wide: css.wide };

export function PanelFoot({ children }: { children: ComponentChildren }) {
  const slot = useContext(PanelFootContext).value;
  return slot ? createPortal(children, slot) : null;
}
