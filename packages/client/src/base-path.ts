/** Path below which the server's pages lie, like `/games`, as it says in the document; empty: they have their host to themselves. */
const BASE = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** Address of a path of this server: every link, route and request is named by it. @param path absolute, like `/t/BCDFGH` */
export const at = (path: string): string => BASE + path;

/** The same with its origin, to be shared. */
export const linkAt = (path: string): string => location.origin + at(path);

/** Path of the shown page, as `at` takes it. */
export const shownPath = (): string => location.pathname.slice(BASE.length) || '/';

/** Pages that are none of this server's are loaded anew; undefined: all of this host are ours. */
export const SCOPE: string | undefined = BASE === '' ? undefined : `${BASE}/`;
