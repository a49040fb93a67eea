import type { IncomingMessage } from 'node:http';
import { Origins } from '../src/net/origins.js';
import { readTrust } from '../src/settings/trust.js';

/** Whether a page may talk to a server that was asked as `game.example`. */
const allows = (
  origin: string,
  { trusted = '0', publicUrl, proto }: { trusted?: string; publicUrl?: string; proto?: string } = {},
): boolean => {
  const headers = { origin, host: 'game.example', ...(proto !== undefined && { 'x-forwarded-proto': proto }) };
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
  return new Origins([], false, { trust: readTrust(trusted), publicUrl }).allow(request);
};

const [HTTP, HTTPS] = ['http://game.example', 'https://game.example'];

describe('U101 an origin is more than a host', () => {
  test.each(['javascript://game.example', 'chrome-extension://game.example', 'ftp://game.example', 'ws://game.example', 'null', ''])(
    '%j is no page of ours, whatever is known of the scheme',
    (origin) => {
      for (const proto of [undefined, 'http', 'https'])
        for (const trusted of ['0', '1']) expect(allows(origin, { trusted, proto })).toBe(false);
    },
  );

  test.each([
    ['https', [false, true]],
    ['HTTPS', [false, true]],
    ['https, http', [false, true]],
    ['wss', [false, true]],
    ['http', [true, false]],
    ['ws', [true, false]],
    ['', [true, true]],
    ['gopher', [true, true]],
  ])('a trusted proxy that was asked by %j settles it', (proto, allowed) => {
    expect([HTTP, HTTPS].map((origin) => allows(origin, { trusted: '1', proto }))).toEqual(allowed);
    expect([HTTP, HTTPS].map((origin) => allows(origin, { trusted: '10.0.0.0/8', proto }))).toEqual(allowed);
  });

  test('nobody else does, and then a proxy with TLS that says nothing may stand in front', () => {
    for (const trusted of ['0', '192.168.0.0/16'])
      expect([HTTP, HTTPS].map((origin) => allows(origin, { trusted, proto: 'https' }))).toEqual([true, true]);
  });

  test('PUBLIC_URL does, where it names the host that was asked', () => {
    expect([HTTP, HTTPS].map((origin) => allows(origin, { publicUrl: HTTPS }))).toEqual([false, true]);
    expect([HTTP, HTTPS].map((origin) => allows(origin, { publicUrl: HTTP, trusted: '1', proto: 'https' }))).toEqual([true, false]);
    const elsewhere = { publicUrl: 'https://other.example' };
    expect([HTTP, HTTPS, 'https://other.example', 'http://other.example'].map((origin) => allows(origin, elsewhere))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
