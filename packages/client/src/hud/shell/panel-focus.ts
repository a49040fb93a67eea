import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../../table/table-model';

/**
 * Keeps the keyboard focus where the game continues. A panel opened by a key gets the focus; when it closes, the focus returns to the
 * opener, or goes to the following panel if the opener is disabled. The game's keys work from a panel, and a held key presses none of its
 * buttons. Pointer use is unaffected. @param panel container of the present panel; focusable by script @param foot container of its main
 * button
 */
export function usePanelFocus(table: TableModel, panel: RefObject<HTMLElement | null>, foot: ReadonlySignal<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);
  const open = table.draft.current.value?.kind ?? null;
  const { frame, kind } = table.game.decision.value;
  const subject = `${open} ${frame} ${kind}`;
  const before = useRef({ open, subject });
  const keyboard = useKeyboard(foot, panel);
  useChipKeys(panel);
  useEffect(() => {
    const was = before.current;
    before.current = { open, subject };
    // A dialog over the table keeps the focus, and closes when it loses it.
    if (was.subject === subject || table.ui.menu.page.value) return undefined;
    const focused = document.activeElement;
    const lost = focused === document.body || focused === null || inside(foot.peek(), panel, focused);
    if (open && !was.open) {
      // A click has moved the focus off its button by now, so the remaining focus was a key press.
      const pressed = isPressed(focused) && !inside(foot.peek(), panel, focused);
      opener.current = pressed ? focused : null;
      if (pressed || (focused === document.body && keyboard.current.used)) return whenShown(panel.current, (control) => control.focus());
    } else if (!open && was.open && opener.current) {
      const back = opener.current;
      opener.current = null;
      if (!lost) return undefined;
      // The intent has started something: the focus goes there, not back to its button.
      if (frame === null && usable(back)) back.focus();
      else next();
    } else if (focused === document.body && keyboard.current.used) next();
    return undefined;
    function next() {
      (mainButton(foot.peek()) ?? panel.current)?.focus({ preventScroll: true });
    }
  }, [table, open, subject, panel, foot, keyboard, frame]);
  // A picked chip has left the panel: the focus goes to the next choice.
  const draft = table.draft.current.value;
  useEffect(() => {
    if (!draft || document.activeElement !== document.body || !keyboard.current.inside) return;
    const main = mainButton(foot.peek());
    (main ?? firstControl(panel.current))?.focus({ preventScroll: true });
  }, [draft, panel, foot, keyboard]);
}

const isPressed = (focused: Element | null): focused is HTMLElement => focused instanceof HTMLElement && focused.matches(LEFT_BY_KEY);

function mainButton(foot: HTMLElement | null): HTMLElement | null {
  const main = foot?.querySelector<HTMLElement>('.button.brass');
  return main && usable(main) ? main : null;
}

/**
 * Last use of the keyboard rather than the pointer (except arrow keys, which move the table), and whether its focus was last in the panel
 * or foot: removed elements lose the focus without an event.
 */
function useKeyboard(
  foot: ReadonlySignal<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): { readonly current: { used: boolean; inside: boolean } } {
  const state = useRef({ used: false, inside: false });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (!key.startsWith('Arrow')) state.current.used = true;
    };
    const onFocus = ({ target }: FocusEvent) => {
      state.current.inside = target instanceof Element && target.matches(':focus-visible') && inside(foot.peek(), panel, target);
    };
    const onPointer = () => {
      state.current = { used: false, inside: false };
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('focusin', onFocus);
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('focusin', onFocus);
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [foot, panel]);
  return state;
}

const inside = (foot: HTMLElement | null, panel: RefObject<HTMLElement | null>, element: Element): boolean =>
  Boolean(panel.current?.contains(element) || foot?.contains(element));

const usable = (control: HTMLElement): boolean =>
  control.isConnected && control.ariaDisabled !== 'true' && control.getClientRects().length > 0;

/** Elements that keep the keyboard focus although a game key was pressed there. */
const LEFT_BY_KEY = ':focus-visible:not(input, textarea, select)';

/** First control of a panel other than its close button; preferably a chip. */
export function firstControl(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = [...(panel?.querySelectorAll<HTMLElement>('section :is(button, input, select, summary)') ?? [])];
  return controls.find((control) => control.closest('.chips')) ?? controls.find((control) => !control.closest('header')) ?? controls[0];
}

/** Uses the first control of a panel once its content is loaded. @returns ends the wait */
function whenShown(panel: HTMLElement | null, use: (control: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => look());
  const look = () => {
    const control = firstControl(panel);
    if (!control) return;
    observer.disconnect();
    use(control);
  };
  if (panel) observer.observe(panel, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function useChipKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const chips = [...(element?.querySelectorAll<HTMLElement>('.chips button') ?? [])];
      const index = chips.indexOf(event.target as HTMLElement);
      if (index < 0) return;
      event.preventDefault();
      chips[(index + by + chips.length) % chips.length]?.focus();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [panel]);
}
