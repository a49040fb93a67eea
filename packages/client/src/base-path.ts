/** Path prefix of the server's pages, like `/games`, from the document; empty: the whole host is theirs. */
const BASE = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** Address of a path of this server, for every link, route and request. @param path absolute, like `/t/BCDFGH` */
export const at = (path: string): string => BASE + path;

/** Address of a path with its origin, for sharing. */
export const linkAt = (path: string): string => location.origin + at(path);

/** Path of the shown page, without the prefix. */
export const shownPath = (): string => location.pathname.slice(BASE.length) || '/';

/** Pages outside this server's path are loaded anew; undefined: all of this host are ours. */
export const SCOPE: string | undefined = BASE === '' ? undefined : `${BASE}/`;
