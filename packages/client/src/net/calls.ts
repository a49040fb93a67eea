import type { CallsOffer, Subscription } from '@illuminice/protocol';
import { answer } from './http';

/** Whether the browser can be called while the page is closed. */
const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What `applicationServerKey` takes, from base64url. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Asks the browser to be called by this server, under the key that it has now.
 *
 * @param language in which the call is to speak
 * @returns what the server is told; null: the server calls nobody, or the browser cannot be called
 */
export async function subscription(language: string): Promise<Subscription | null> {
  if (!isAble()) return null;
  const { key } = await fetch('/api/calls').then((response) => answer<CallsOffer>(response));
  if (key === null) return null;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // It comes a minute after a table, so as not to hold that up.
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe(options).catch(async () => {
    // One from another key, as after a move of the server to another store, is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth }, language } : null;
}
