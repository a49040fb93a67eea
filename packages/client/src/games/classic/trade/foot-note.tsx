import type { ComponentChildren } from 'preact';
import { footPart } from '../../../hud/shell/panel-foot';
import { cx } from '../../../ui/cx';
import css from './deal.module.css';

/** Reason why the main button is disabled, always visible. */
export function FootNote({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class={cx('small', css.warning, footPart.note)} data-testid="foot-note">
      {children}
    </p>
  );
}
