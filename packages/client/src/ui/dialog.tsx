import type { DialogProps } from './dialog-box';
import { Later, lazyPart, loadedOf } from './lazy-part';

/** Loaded with the first dialog: the focus trap is larger than the dialog. */
const box = lazyPart(() => import('./dialog-box'));
const AGAIN_MS = 2000;

export function Dialog(props: DialogProps) {
  // Stays mounted while closed, and restores the focus.
  if (!props.open && !loadedOf(box)) return null;
  return (
    <Later part={box} againMs={AGAIN_MS}>
      {({ DialogBox }) => <DialogBox {...props} />}
    </Later>
  );
}
