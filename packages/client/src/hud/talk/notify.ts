import { signal } from '@preact/signals';

const KEY = 'illuminice.notify';

export const supported = () => 'Notification' in globalThis;

/** The viewer allowed notifications on an earlier visit; false without storage. */
const wasWanted = () => {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};
export const wanted = signal(supported() && Notification.permission === 'granted' && wasWanted());

export const want = (isOn: boolean) => {
  wanted.value = isOn;
  try {
    localStorage.setItem(KEY, isOn ? 'yes' : 'no');
  } catch {
    // Without storage it lasts until the page closes.
  }
};

/** Notifies a viewer in another tab, if they want it. The same tag replaces an earlier notification. */
export function callBack(title: string, body: string, tag: string): void {
  if (!wanted.value || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Android lets only the service worker notify; the constructor throws there.
    void notifyByWorker(title, body, tag).catch(() => undefined);
  }
}

async function notifyByWorker(title: string, body: string, tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, { body, tag, data: { url: location.href } });
}
