/** Push services of browsers: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES = 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com';

/** A host, a wildcard host (`*.example.org`), or an origin. */
const SERVICE = /^(\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

export const isService = (given: string): boolean =>
  SERVICE.test(given) || (/^https?:\/\//.test(given) && URL.canParse(given) && new URL(given).origin === given);

/** True if a browser may be called at this address. Clients name it, so the server posts only to allowed services, by TLS. */
export function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) => (service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service));
}
