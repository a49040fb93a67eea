import type { WireRefusal } from '@illuminice/protocol';

const RELOADED = 'illuminice.reloaded';

/** Whether the server speaks another version than this page, so that only a new page helps. */
export const isOutdated = (why: WireRefusal | string | null): boolean => typeof why === 'object' && why?.why === 'wrongVersion';

/** Gets the new page, unless that was tried a minute ago: then the old one still lies somewhere in between. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Nobody would know that it was tried: it is left to the viewer.
    return;
  }
  location.reload();
}
