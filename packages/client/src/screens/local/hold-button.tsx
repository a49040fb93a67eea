import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cx } from '../../ui/cx';
import css from './cover.module.css';

const HOLD_MS = 500;

/** A button that must be held, with a pointer, Space or Enter; taps do nothing. The `main` one gets the focus. */
export function HoldButton(props: {
  children: ComponentChildren;
  onHeld: () => void;
  describedBy: string;
  testid: string;
  main?: boolean;
}) {
  const { children, onHeld, describedBy, testid, main } = props;
  const [holds, setHolds] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (main) button.current?.focus({ preventScroll: true });
  }, [main]);
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
      class={cx('button', main && 'brass big', main ? css.hold : css.aside, holds && css.holds)}
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
        // A key held since before the cover is the former player's.
        if (!event.repeat) setHolds(true);
      }}
      onKeyUp={stop}
      onBlur={stop}
    >
      {children}
    </button>
  );
}
