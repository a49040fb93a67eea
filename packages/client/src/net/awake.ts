/** Watches for lost or returning connections: laptop opened, page restored from cache, network on or off. @returns stops it */
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
