import { useEffect } from 'preact/hooks';

const iconOf = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const STILL = 'crest.svg';
const WAITING = 'crest-waiting.svg';

/** Marks the icons of tab and installed app while tables wait for the viewer. @param waiting number of them */
export function useBadge(waiting: number): void {
  useEffect(() => {
    const icon = iconOf();
    if (waiting === 0 || !icon) return;
    icon.href = icon.href.replace(STILL, WAITING);
    void navigator.setAppBadge?.(waiting).catch(() => {});
    return () => {
      icon.href = icon.href.replace(WAITING, STILL);
      void navigator.clearAppBadge?.().catch(() => {});
    };
  }, [waiting]);
}
