import type { CallsOffer, Subscription } from '@illuminice/protocol';
import { at } from '../base-path';
import { answer } from './http';

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** `applicationServerKey` from base64url. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Subscribes to this server's push messages. @param language of the messages @returns null: not available */
export async function subscription(language: string): Promise<Subscription | null> {
  if (!isAble()) return null;
  const { key } = await fetch(at('/api/calls')).then((response) => answer<CallsOffer>(response));
  if (key === null) return null;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // The service worker starts a minute after a table, to save bandwidth.
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe(options).catch(async () => {
    // A subscription under another key, as after a move of the server, must go.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth }, language } : null;
}
