/**
 * Watches for moments in which a connection may have been lost unnoticed, or may be had again: the laptop is opened, the
 * page comes back from the browser's cache, the network is there again or is gone.
 *
 * @returns what ends the watch
 */
export function watchAwake(listeners: { awake(): void; offline(): void }): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') listeners.awake();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listeners.awake();
  };
  addEventListener('online', listeners.awake);
  addEventListener('offline', listeners.offline);
  addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  return () => {
    removeEventListener('online', listeners.awake);
    removeEventListener('offline', listeners.offline);
    removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
  };
}
