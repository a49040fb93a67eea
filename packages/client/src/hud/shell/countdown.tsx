import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import css from './top-bar.module.css';

/** The seconds left, where there is a clock. */
export function Countdown() {
  const left = useTable().clock.secondsLeft.value;
  if (left === null) return null;
  return (
    <span class={cx(css.countdown, left <= 5 && css.short)} role="timer" data-testid="countdown" data-left={left}>
      <Icon name="clock" />
      <span aria-hidden="true">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</span>
      <span class="visually-hidden">{t('banner.secondsLeft', { left })}</span>
    </span>
  );
}
