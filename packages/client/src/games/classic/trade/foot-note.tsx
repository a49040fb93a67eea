import type { ComponentChildren } from 'preact';
import { footPart } from '../../../hud/shell/panel-foot';
import { cx } from '../../../ui/cx';
import css from './deal.module.css';

/** Why the main button of the moment is grey, written where nobody has to ask for it. */
export function FootNote({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class={cx('small', css.warning, footPart.note)} data-testid="foot-note">
      {children}
    </p>
  );
}
