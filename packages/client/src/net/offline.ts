import { signal } from '@preact/signals';
import { at, shownPath } from '../base-path';

export const online = signal(typeof navigator === 'undefined' || navigator.onLine);
export const newer = signal(false);

/** Delay of fetching offline files, in ms: they would slow down page and table. */
const keepAfter = (): number => (shownPath().startsWith('/t/') ? 60_000 : 3_000);

/** No reload at a table: typed or picked things would be lost. */
const isAtTable = (): boolean => /^\/(t\/|practice|local)/.test(shownPath());

/** Stores the page for offline use, and updates it: at once without a game, else on request. No-op where the browser forbids it. */
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
    // The first version is already shown.
    if (!shown) return;
    if (isAtTable()) newer.value = true;
    else location.reload();
  });
  const register = () => void serviceWorker.register(at('/sw.js')).catch(() => undefined);
  addEventListener('load', () => setTimeout(register, keepAfter()), { once: true });
}
