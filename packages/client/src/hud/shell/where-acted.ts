/** A place on the page, px. */
interface Spot {
  x: number;
  y: number;
}

/**
 * Notes where somebody last acted: under the pointer, or on the control that had the focus when a key was pressed.
 *
 * @returns `at(main)`: that place; after a key that no control had, the middle of `main`
 */
export function whereActed(): { at(main: Element | null): Spot; stop(): void } {
  let spot: Spot | null = { x: innerWidth / 2, y: innerHeight / 2 };
  const middle = (element: Element): Spot => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x: x + width / 2, y };
  };
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    spot = { x: clientX, y: clientY };
  };
  const onKey = ({ target }: KeyboardEvent) => {
    const control = target instanceof Element ? target.closest('button, input, select, a') : null;
    spot = control ? middle(control) : null;
  };
  addEventListener('pointerdown', onPointer, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  return {
    at: (main) => spot ?? (main ? middle(main) : { x: innerWidth / 2, y: innerHeight / 2 }),
    stop() {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    },
  };
}
