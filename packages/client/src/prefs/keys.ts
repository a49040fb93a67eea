import { actionOf, type Bindings, type KeyAction } from './bindings';
import { prefs } from './prefs';

const PANS = ['panUp', 'panDown', 'panLeft', 'panRight'] as const;
type Pan = (typeof PANS)[number];
const PRESSES = ['rotateLeft', 'rotateRight', 'zoomIn', 'zoomOut', 'focusTurn', 'fitAll'] as const;
export type CameraAction = (typeof PRESSES)[number];

const isPan = (action: KeyAction | null): action is Pan => PANS.includes(action as Pan);
const isPress = (action: KeyAction | null): action is CameraAction => PRESSES.includes(action as CameraAction);

/** True if the focus takes the key: a field, or a dialog over the table. */
const keyIsTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
  );
};

/** True if a focused control takes the arrows; they move the table only from the page itself. */
const arrowIsTaken = (event: KeyboardEvent): boolean => event.code.startsWith('Arrow') && event.target !== document.body;

/** Listens to the page's keyboard: `press` for each key (and zoom repeats), `hold` for held directions. Returns an unsubscribe function. */
export const listenKeys = (
  bindings: () => Bindings,
  handlers: { press(action: CameraAction): void; hold(direction: { x: number; y: number }): void },
): (() => void) => {
  const held = new Set<Pan>();
  const tell = () =>
    handlers.hold({
      x: Number(held.has('panRight')) - Number(held.has('panLeft')),
      y: Number(held.has('panDown')) - Number(held.has('panUp')),
    });
  const down = (event: KeyboardEvent): void => {
    if (keyIsTaken(event) || arrowIsTaken(event)) return;
    const action = actionOf(bindings(), event.code);
    if (isPan(action)) {
      held.add(action);
      tell();
    } else if (isPress(action) && (!event.repeat || action.startsWith('zoom'))) handlers.press(action);
  };
  const leave = (): void => {
    held.clear();
    tell();
  };
  const up = (event: KeyboardEvent): void => {
    // On a Mac, releases are lost while it is held.
    if (event.key === 'Meta') leave();
    const action = actionOf(bindings(), event.code);
    if (isPan(action) && held.delete(action)) tell();
  };
  window.addEventListener('keydown', down);
  window.addEventListener('keyup', up);
  window.addEventListener('blur', leave);
  return () => {
    window.removeEventListener('keydown', down);
    window.removeEventListener('keyup', up);
    window.removeEventListener('blur', leave);
  };
};

const PRESSABLE = 'button:not([aria-disabled=true]), a, summary';

/** Runs on an action's key, where the focus does not take it; returns an unsubscribe function. @param does true if it acted */
export const onAction = (action: KeyAction, does: () => boolean): (() => void) => {
  const down = (event: KeyboardEvent): void => {
    if (event.repeat || keyIsTaken(event) || actionOf(prefs.bindings.value, event.code) !== action) return;
    // Space presses the focused button, if it is enabled.
    if (event.code === 'Space' && event.target instanceof Element && event.target.closest(PRESSABLE)) return;
    if (does()) event.preventDefault();
  };
  window.addEventListener('keydown', down);
  return () => window.removeEventListener('keydown', down);
};
