import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyAction } from './bindings';
import { onAction } from './keys';

/**
 * While its component is shown: acts on the key of an action, from the moment it can be seen,
 * with what was shown last.
 *
 * @param does answers whether it did something with it; another function at every call will do
 */
export function useAction(action: KeyAction, does: () => boolean): void {
  const latest = useRef(does);
  // Before the browser paints: a key that follows what is seen finds somebody who listens.
  useLayoutEffect(() => {
    latest.current = does;
  });
  useLayoutEffect(() => onAction(action, () => latest.current()), [action]);
}
