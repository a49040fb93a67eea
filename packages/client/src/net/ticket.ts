/**
 * The secret of a personal resume link, out of the address that was followed. It is wiped from there at once, so that it
 * stays neither in the address bar nor in the browser's history.
 *
 * @returns null if this was no such link
 */
export function takeTicket(): string | null {
  const ticket = /^#resume=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (ticket) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}
