import { t } from '../../text';
import { Button } from '../../ui/button';
import { supported, want, wanted } from './notify';

/** Asks the browser for permission only on a press. */
export function NotifyButton() {
  if (!supported()) return null;
  const denied = Notification.permission === 'denied';
  const isOn = wanted.value;
  return (
    <Button
      icon={isOn ? 'check' : undefined}
      pressed={isOn}
      reason={denied ? t('notify.denied') : null}
      hint={t('notify.help')}
      testid="notify"
      onClick={async () => want(!isOn && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted'))}
    >
      {t('notify.button')}
    </Button>
  );
}
