import type { ComponentChildren } from 'preact';
import { createPortal } from 'preact/compat';
import { useTable } from './table-context';
import './panel-foot.css';

/** Where the main button of the moment stands: below the panel, in sight however long the panel is. */
export function PanelFootSlot() {
  const table = useTable();
  return (
    <div
      class="panel-foot"
      ref={(element) => {
        table.foot.value = element;
      }}
    />
  );
}

/** Puts the main button of a panel into its place. */
export function PanelFoot({ children }: { children: ComponentChildren }) {
  const slot = useTable().foot.value;
  return slot ? createPortal(children, slot) : null;
}
