import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyAction } from './bindings';
import { onAction } from './keys';

/** Acts on an action's key while the component is mounted, with its last props. @param does true if it acted; may change each call */
export function useAction(action: KeyAction, does: () => boolean): void {
  const latest = useRef(does);
  // Before paint: a visible action already has its listener.
  useLayoutEffect(() => {
    latest.current = does;
  });
  useLayoutEffect(() => onAction(action, () => latest.current()), [action]);
}
