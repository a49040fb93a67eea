import type { DialogProps } from './dialog-box';
import { Later, lazyPart, loadedOf } from './lazy-part';

/** Loaded with the first dialog that opens: what keeps the focus inside is larger than what it keeps it in. */
const box = lazyPart(() => import('./dialog-box'));
const AGAIN_MS = 2000;

export function Dialog(props: DialogProps) {
  // Once loaded it stays while it is shut, and gives the focus back where it was.
  if (!props.open && !loadedOf(box)) return null;
  return (
    <Later part={box} againMs={AGAIN_MS}>
      {({ DialogBox }) => <DialogBox {...props} />}
    </Later>
  );
}
