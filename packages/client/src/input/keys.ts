/** What keys do to the camera; a later options screen rebinds them. */
export const CAMERA_ACTIONS = [
  'panUp',
  'panDown',
  'panLeft',
  'panRight',
  'rotateLeft',
  'rotateRight',
  'zoomIn',
  'zoomOut',
  'focusTurn',
  'fitAll',
] as const;
export type CameraAction = (typeof CAMERA_ACTIONS)[number];

/** Physical keys (`KeyboardEvent.code`) for each action. */
export type KeyMap = Record<CameraAction, readonly string[]>;

export const DEFAULT_KEYS: KeyMap = {
  panUp: ['KeyW'],
  panDown: ['KeyS'],
  panLeft: ['KeyA'],
  panRight: ['KeyD'],
  rotateLeft: ['KeyQ'],
  rotateRight: ['KeyE'],
  zoomIn: ['Equal', 'NumpadAdd'],
  zoomOut: ['Minus', 'NumpadSubtract'],
  focusTurn: ['KeyF'],
  fitAll: ['Home'],
};

/** Whether a key belongs to what has the focus: a field, or a dialog over the table. */
const keyIsTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;
};

/**
 * Listens to the keyboard of the whole page. `press` is told once a key (and its repeats for zooming), `hold` which
 * of the four directions are held. Answers how to stop listening.
 */
export const listenKeys = (
  keys: () => KeyMap,
  on: { press(action: CameraAction): void; hold(direction: { x: number; y: number }): void },
): (() => void) => {
  const held = new Set<CameraAction>();
  const actionOf = (code: string) => CAMERA_ACTIONS.find((action) => keys()[action].includes(code));
  const tell = () =>
    on.hold({ x: Number(held.has('panRight')) - Number(held.has('panLeft')), y: Number(held.has('panDown')) - Number(held.has('panUp')) });
  const down = (event: KeyboardEvent): void => {
    if (keyIsTaken(event)) return;
    const action = actionOf(event.code);
    if (!action) return;
    if (action.startsWith('pan')) {
      held.add(action);
      tell();
    } else if (!event.repeat || action.startsWith('zoom')) on.press(action);
  };
  const up = (event: KeyboardEvent): void => {
    const action = actionOf(event.code);
    if (action && held.delete(action)) tell();
  };
  const leave = (): void => {
    held.clear();
    tell();
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
