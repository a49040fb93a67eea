/** Key code under an input method, also where browsers send it only after the composition is over. */
const TAKEN = 229;

const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === TAKEN;

/**
 * Leaves keys to the input method while somebody composes a word: the Enter that confirms it submits nothing and leaves no field, Esc
 * closes nothing, and no key is taken for a command. Has to listen before anybody else does.
 *
 * @returns ends it
 */
export function keepCompositions(window: Window): () => void {
  let isConfirming = false;
  const onKeyDown = (event: KeyboardEvent) => {
    isConfirming = isOfComposition(event) && event.key === 'Enter';
    if (isOfComposition(event)) event.stopImmediatePropagation();
  };
  // Some browsers send the form after that key all the same.
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
