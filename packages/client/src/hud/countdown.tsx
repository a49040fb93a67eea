import { t } from '../text';
import { Icon } from '../ui/icon';
import { useTable } from './model';

/** The seconds left, where there is a clock. */
export function Countdown() {
  const left = useTable().secondsLeft.value;
  if (left === null) return null;
  return (
    <span class={`countdown ${left <= 5 ? 'short' : ''}`} role="timer" data-testid="countdown" data-left={left}>
      <Icon name="clock" />
      <span aria-hidden="true">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</span>
      <span class="visually-hidden">{t('banner.secondsLeft', { left })}</span>
    </span>
  );
}
