import { signal } from '@preact/signals';

/** Whether this device has a network at all. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);
/** Whether a newer page is there than the one that is shown. */
export const newer = signal(false);

/**
 * How long after a page has come up the files for offline are fetched, in ms. All of them at once would hold it up, and
 * a table, which needs the network anyway, while it is first looked at.
 */
const keepAfter = (): number => (location.pathname.startsWith('/t/') ? 60_000 : 3_000);

/** At a table nobody is reloaded: what was typed or picked would be gone. */
const isAtTable = (): boolean => /^\/(t\/|practice|local)/.test(location.pathname);

/**
 * Keeps the page for when there is no network, and takes a newer one as soon as it is there: at once where no game is
 * on, else when the viewer asks for it. Once, when the page has come up; does nothing where the browser forbids it.
 */
export function keepOffline(): void {
  addEventListener('online', () => {
    online.value = true;
  });
  addEventListener('offline', () => {
    online.value = false;
  });
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  const shown = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one ever keeps what is shown already.
    if (!shown) return;
    if (isAtTable()) newer.value = true;
    else location.reload();
  });
  const register = () => void serviceWorker.register('/sw.js').catch(() => undefined);
  addEventListener('load', () => setTimeout(register, keepAfter()), { once: true });
}
