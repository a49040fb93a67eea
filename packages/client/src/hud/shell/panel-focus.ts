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
  const keyboard = useKeyboard(foot, panel);
  useChipKeys(panel);
  useEffect(() => {
    const was = before.current;
    before.current = { open, subject };
    // A dialog over the table keeps the focus, and shuts when it loses it.
    if (was.subject === subject || table.ui.menu.page.value) return undefined;
    const focused = document.activeElement;
    const lost = focused === document.body || focused === null || inside(foot.peek(), panel, focused);
    if (open && !was.open) {
      // A click has taken the focus off its button by now: what is left was pressed.
      const pressed = isPressed(focused) && !inside(foot.peek(), panel, focused);
      opener.current = pressed ? focused : null;
      if (pressed || (focused === document.body && keyboard.current.used)) return whenShown(panel.current, (control) => control.focus());
    } else if (!open && was.open && opener.current) {
      const back = opener.current;
      opener.current = null;
      if (!lost) return undefined;
      // The intent has begun something: the game goes on there, not where it was sent.
      if (frame === null && usable(back)) back.focus();
      else next();
    } else if (focused === document.body && keyboard.current.used) next();
    return undefined;
    function next() {
      (mainButton(foot.peek()) ?? panel.current)?.focus({ preventScroll: true });
    }
  }, [table, open, subject, panel, foot, keyboard, frame]);
  // A picked chip is gone from the panel: the next choice has the focus.
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
 * Last use of the keyboard, and not the pointer (the arrow keys alone move the table: they say nothing); and whether its
 * focus was last in the panel or its foot: what is removed from there takes it along unseen.
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

/** Elements that hold the keyboard focus without needing it: a key of the game was pressed there. */
const LEFT_BY_KEY = ':focus-visible:not(input, textarea, select)';

/** First control of a panel, before its way out: of its chips, if it has any. */
export function firstControl(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = [...(panel?.querySelectorAll<HTMLElement>('section :is(button, input, select, summary)') ?? [])];
  return controls.find((control) => control.closest('.chips')) ?? controls.find((control) => !control.closest('header')) ?? controls[0];
}

/** Does something with the first control of a panel, once its content is loaded. @returns what ends the wait */
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
