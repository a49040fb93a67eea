import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../../table/table-model';

/**
 * Keeps the focus of the keyboard where the game goes on: whoever opens a panel with a key goes on in it; when it closes the
 * focus returns to its opener, or to the panel that follows if the opener can't be used. The keys of the game work from a panel,
 * and none of its buttons is pressed by a key that is held for too long. The pointer needs none of this.
 *
 * @param panel what holds the panel of the moment; focusable by script
 * @param foot what holds its main button
 */
export function usePanelFocus(table: TableModel, panel: RefObject<HTMLElement | null>, foot: ReadonlySignal<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);
  const open = table.draft.current.value?.kind ?? null;
  const { frame, kind } = table.game.decision.value;
  const subject = `${open} ${frame} ${kind}`;
  const before = useRef({ open, subject });
  const inPanel = useKeyboardIn(foot, panel);
  useEffect(() => {
    const was = before.current;
    before.current = { open, subject };
    if (was.subject === subject) return;
    const at = document.activeElement;
    const lost = at === document.body || at === null || inside(foot.peek(), panel, at);
    if (open && !was.open) {
      // A click has taken the focus off its button by now: what is left was pressed.
      const pressed = at instanceof HTMLElement && at.matches('button:focus-visible') && !inside(foot.peek(), panel, at);
      opener.current = pressed ? at : null;
      if (pressed) firstControl(panel.current)?.focus();
      else if (at === document.body && inPanel.current) panel.current?.focus({ preventScroll: true });
    } else if (!open && was.open && opener.current) {
      const back = opener.current;
      opener.current = null;
      if (!lost) return;
      if (usable(back)) back.focus();
      else panel.current?.focus({ preventScroll: true });
    } else if (at === document.body && inPanel.current) panel.current?.focus({ preventScroll: true });
  }, [open, subject, panel, foot, inPanel]);
}

/** Whether the keyboard was last used in the panel or its foot. What is removed from there takes the focus with it unseen. */
function useKeyboardIn(foot: ReadonlySignal<HTMLElement | null>, panel: RefObject<HTMLElement | null>): { readonly current: boolean } {
  const there = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      there.current = target instanceof Element && target.matches(':focus-visible') && inside(foot.peek(), panel, target);
    };
    const onPointer = () => {
      there.current = false;
    };
    addEventListener('focusin', onFocus);
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [foot, panel]);
  return there;
}

const inside = (foot: HTMLElement | null, panel: RefObject<HTMLElement | null>, element: Element): boolean =>
  Boolean(panel.current?.contains(element) || foot?.contains(element));

const usable = (control: HTMLElement): boolean =>
  control.isConnected && control.ariaDisabled !== 'true' && control.getClientRects().length > 0;

/** What a panel begins with, before its way out. */
export function firstControl(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = [...(panel?.querySelectorAll<HTMLElement>('section :is(button, input, select, summary)') ?? [])];
  return controls.find((one) => !one.closest('header')) ?? controls[0];
}
