import type { WireRefusal } from '@illuminice/protocol';

const RELOADED = 'illuminice.reloaded';

/** True if the server has another version, so only a new page helps. */
export const isOutdated = (why: WireRefusal | string | null): boolean => typeof why === 'object' && why?.why === 'wrongVersion';

/** Reloads the page, unless it did a minute ago: then a cache has the old one. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without memory the viewer must reload.
    return;
  }
  location.reload();
}
