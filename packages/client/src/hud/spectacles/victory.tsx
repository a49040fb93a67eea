import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { motionSpeed, reducedMotion } from '../../prefs/prefs';
import { cx } from '../../ui/cx';
import { LENGTHS } from './lengths';
import css from './victory.module.css';

/** The winner's sign (`children`), with rays in their colour as it appears; clicks and keys end the rays. */
export function Victory({ children }: { children: ComponentChildren }) {
  const [runs, setRuns] = useState(() => !reducedMotion() && motionSpeed() > 0);
  useEffect(() => {
    if (!runs) return;
    const end = () => setRuns(false);
    const timer = setTimeout(end, LENGTHS.victory * motionSpeed());
    addEventListener('pointerdown', end, { capture: true });
    addEventListener('keydown', end, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, { capture: true });
      removeEventListener('keydown', end, { capture: true });
    };
  }, [runs]);
  return (
    <div
      class={cx(css.victory, runs && css.runs)}
      style={{ '--ms': `${LENGTHS.victory}ms` }}
      {...(runs && { 'data-testid': 'spectacle', 'data-kind': 'victory' })}
    >
      {runs && <i class={css.rays} aria-hidden="true" />}
      {runs && <i class={css.ring} aria-hidden="true" />}
      {children}
    </div>
  );
}
