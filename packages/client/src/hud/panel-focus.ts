import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from './model';

/**
 * Whoever opens a panel with the keyboard goes on in it, and comes back to where he was when it is gone; the pointer
 * needs neither.
 *
 * @param panel what holds the panel of the moment
 */
export function usePanelFocus(table: TableModel, panel: RefObject<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);
  const open = table.gesture.value?.kind ?? null;
  const before = useRef(open);
  useEffect(() => {
    const was = before.current;
    before.current = open;
    const at = document.activeElement;
    if (open && !was) {
      // A click has taken the focus off its button by now: what is left was pressed.
      const pressed = at instanceof HTMLElement && at.matches('button:focus-visible') && !panel.current?.contains(at);
      opener.current = pressed ? at : null;
      if (pressed) firstControl(panel.current)?.focus();
    }
    if (!open && was && opener.current) {
      const lost = at === document.body || panel.current?.contains(at);
      if (lost && opener.current.isConnected) opener.current.focus();
      opener.current = null;
    }
  }, [open, panel]);
}

/** What a panel begins with, before its way out. */
export function firstControl(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = [...(panel?.querySelectorAll<HTMLElement>('section :is(button, input, select, summary)') ?? [])];
  return controls.find((one) => !one.closest('header')) ?? controls[0];
}
