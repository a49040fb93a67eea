/** Push services of browsers: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES = 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com';

/** A host, one with all below it (`*.example.org`), or an origin. */
const SERVICE = /^(\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** This is the name of a push service as a setting names it. */
export const isService = (given: string): boolean =>
  SERVICE.test(given) || (/^https?:\/\//.test(given) && URL.canParse(given) && new URL(given).origin === given);

/**
 * A browser may be called at this address. Clients name it, so the server posts to the services that its host
 * allows and to nobody else: not to other machines of its network, and by TLS alone.
 */
export function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) => (service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service));
}
