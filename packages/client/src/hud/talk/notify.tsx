import { signal } from '@preact/signals';
import { t } from '../../text';
import { Button } from '../../ui/button';

const KEY = 'illuminice.notify';

const supported = () => 'Notification' in globalThis;
const wanted = signal(supported() && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'yes');

const want = (on: boolean) => {
  wanted.value = on;
  try {
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  } catch {
    // Where nothing may be stored it holds until the page is left.
  }
};

/** Asks the browser for notifications when it is pressed, and never unasked. */
export function NotifyButton() {
  if (!supported()) return null;
  const denied = Notification.permission === 'denied';
  const on = wanted.value;
  return (
    <Button
      icon={on ? 'check' : undefined}
      pressed={on}
      reason={denied ? t('notify.denied') : null}
      hint={t('notify.help')}
      testid="notify"
      onClick={async () => want(!on && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted'))}
    >
      {t('notify.button')}
    </Button>
  );
}

/** Calls the viewer back, if he is away and wants to be called. The same tag takes the place of an earlier call. */
export function callBack(title: string, body: string, tag: string): void {
  if (!wanted.value || !document.hidden) return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
