import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cx } from '../../ui/cx';
import css from './cover.module.css';

/** How long it is held, ms. */
const HOLD_MS = 500;

/** A button that does nothing when it is tapped: it has to be held, with a pointer, or with Space or Enter. It has the focus at once. */
export function HoldButton(props: { children: ComponentChildren; onHeld: () => void; describedBy: string; testid: string }) {
  const { children, onHeld, describedBy, testid } = props;
  const [holds, setHolds] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(onHeld, HOLD_MS);
    return () => clearTimeout(timer);
  }, [holds]);
  const stop = () => setHolds(false);
  return (
    <button
      ref={button}
      type="button"
      class={cx('button brass big', css.hold, holds && css.holds)}
      style={{ '--hold': `${HOLD_MS}ms` }}
      aria-describedby={describedBy}
      data-testid={testid}
      onPointerDown={({ button: pressed }) => pressed === 0 && setHolds(true)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        // A key that is down since before the cover came is somebody else's.
        if (!event.repeat) setHolds(true);
      }}
      onKeyUp={stop}
      onBlur={stop}
    >
      {children}
    </button>
  );
}
