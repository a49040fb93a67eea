/** A press may shake the pointer so far, px. */
const SHAKE = 4;

/** Where the pointer was pressed, as long as it has not moved on. */
let pressed: { x: number; y: number } | null = null;

addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }), { capture: true });
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SHAKE) pressed = null;
  },
  { capture: true },
);

/**
 * Whether the pointer has stood still since it was pressed. Browsers report a move under a standing pointer when the page
 * changes below it: nobody points at what has come there.
 */
export const pointerStands = (): boolean => pressed !== null;
