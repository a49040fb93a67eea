/**
 * Watches for moments in which a connection may have been lost unnoticed, or may be had again: the laptop is opened, the
 * page comes back from the browser's cache, the network is there again or is gone.
 *
 * @returns what ends the watch
 */
export function watchAwake(on: { awake(): void; offline(): void }): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') on.awake();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) on.awake();
  };
  addEventListener('online', on.awake);
  addEventListener('offline', on.offline);
  addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  return () => {
    removeEventListener('online', on.awake);
    removeEventListener('offline', on.offline);
    removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
  };
}
