/** Key code under an input method, sent by some browsers only after the composition. */
const TAKEN = 229;

const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === TAKEN;

/**
 * Leaves keys to the input method during a composition: Enter submits nothing, Esc closes nothing. Must be the first listener. @returns
 * ends it
 */
export function keepCompositions(window: Window): () => void {
  let isConfirming = false;
  const onKeyDown = (event: KeyboardEvent) => {
    isConfirming = isOfComposition(event) && event.key === 'Enter';
    if (isOfComposition(event)) event.stopImmediatePropagation();
  };
  // Some browsers submit after that key anyway.
  const onSubmit = (event: Event) => {
    if (!isConfirming) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKeyUp = () => {
    isConfirming = false;
  };
  const listeners = { keydown: onKeyDown, submit: onSubmit, keyup: onKeyUp, pointerdown: onKeyUp } as const;
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) window.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of all) window.removeEventListener(type, listener, { capture: true });
  };
}
