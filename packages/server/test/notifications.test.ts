/** Players who are waited for and are not there are called: by web push, and by the host's webhook. */
import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Subscription } from '@illuminice/protocol';
import { readConfig } from '../src/index.js';
import type { TableRoom } from '../src/room/table-room.js';
import { isAllowed, PUSH_SERVICES } from '../src/settings/push-services.js';
import { Guest } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

interface Post {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A push service and a webhook in one, which answer as they are told, at last with 201. */
class Receiver {
  readonly posts: Post[] = [];
  statuses: number[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(
    private readonly http: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const http = createServer((request, response) => {
      void buffer(request).then((body) => {
        receiver.posts.push({ path: request.url ?? '', headers: request.headers, body });
        // The webhook takes everything: it may still hear of a table before.
        const status = request.url === '/hook' ? 201 : (receiver.statuses.shift() ?? 201);
        response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
        for (const look of receiver.#waiting) look();
      });
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const receiver = new Receiver(http, `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
    return receiver;
  }

  /** What was posted about a table. */
  of(code: string): Post[] {
    return this.posts.filter(({ path, body }) => path === `/push/${code}` || (path === '/hook' && body.includes(code)));
  }

  until(count: number, code: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.of(code).length < count) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.http.closeAllConnections();
    this.http.close();
  }
}

/** A browser that can be called, and reads what it is sent (RFC 8291). */
class Browser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: Subscription;

  constructor(endpoint: string) {
    const p256dh = this.#ecdh.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') }, language: 'de' };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20] as number;
    const theirs = body.subarray(21, 21 + length);
    const shared = this.#ecdh.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

const SECRET = 'a secret of the webhook';
let receiver: Receiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await Receiver.start();
  server = await startTables({
    allowScenarios: true,
    publicUrl: 'https://play.example',
    pushContact: 'mailto:host@example.org',
    pushServices: [receiver.url],
    webhookUrl: `${receiver.url}/hook`,
    webhookSecret: SECRET,
    callAfterSeconds: 60,
  });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(() => {
  receiver.posts.length = 0;
  receiver.statuses = [];
});

/** A table whose players have sat down, all of whom but Ann are gone; Ann is to act, then Bob. */
async function leftAlone(settings: { clock?: 'off' | 'days'; spectatorDelay?: number } = {}, scenario: object = MID_GAME) {
  const { code, room, time, pass } = await heldTable(scenario, settings.clock ?? 'days', 0, { name: 'Late night', ...settings });
  const [ann, bob, cat] = [
    await Guest.join(server.url, code, 'ann'),
    await Guest.join(server.url, code, 'bob'),
    await Guest.join(server.url, code, 'cat'),
  ];
  const browser = new Browser(`${receiver.url}/push/${code}`);
  expect(await bob.ask('callMe', { push: browser.subscription })).toMatchObject({ ok: true });
  const leave = async (guest: Guest) => {
    await guest.leave(false);
    await room.session.queue.idle();
  };
  await leave(cat);
  await leave(bob);
  return { code, room: room as TableRoom, time, pass, ann, bob, cat, browser, leave };
}

/** Ann ends her turn, and has nothing to say at the begin of Bob's. */
async function endTurn({ ann, room }: Awaited<ReturnType<typeof leftAlone>>): Promise<void> {
  expect(await ann.play({ type: 'endTurn' })).toMatchObject({ ok: true });
  const { who, rev } = room.session.table?.decision ?? { who: [] as string[], rev: 0 };
  if (who.includes('ann')) expect(await ann.play({ type: 'done', rev })).toMatchObject({ ok: true });
}

describe('U113 a game of a week', () => {
  test('whose turn begins is called once, when they did not come for a minute; what is sent names the table and nothing else', async () => {
    const { code, pass, ann, browser, leave, room } = await leftAlone();
    expect(await ann.play({ type: 'endTurn' })).toMatchObject({ ok: true });
    await leave(ann);
    await pass(59_000);
    expect(receiver.of(code)).toEqual([]);
    await pass(10_000);
    await receiver.until(2, code);
    const push = receiver.of(code).find(({ path }) => path !== '/hook') as Post;
    expect(browser.read(push.body)).toEqual({ code, name: 'Late night', language: 'de' });
    expect(push.body.includes(code)).toBe(false);
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: code, ttl: String(3 * 24 * 60 * 60) });
    const { key } = (await get(`${server.url}/api/calls`)).body as { key: string };
    const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(push.headers.authorization ?? '') ?? [];
    expect(k).toBe(key);
    const [head, claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: receiver.url, sub: 'mailto:host@example.org' });
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as never,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);

    const hook = receiver.of(code).find(({ path }) => path === '/hook') as Post;
    expect(JSON.parse(hook.body.toString())).toMatchObject({
      event: 'turn',
      table: code,
      player: 'bob',
      link: `https://play.example/t/${code}`,
      text: `bob: your turn at Late night – https://play.example/t/${code}`,
    });
    expect(hook.headers['x-illuminice-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(hook.body).digest('hex')}`);
    // Nobody is called twice for it, however often others look in.
    const back = await Guest.join(server.url, code, 'ann', { token: ann.token });
    await pass(10 * 60_000);
    expect(receiver.of(code)).toHaveLength(2);
    await leave(back);
    expect(room.session.table?.board.turn?.player).toBe('bob');
    await room.session.close();
  });

  test('nobody is skipped who is away, at a table of days; at any other they are, once somebody waits there', async () => {
    for (const [clock, player] of [
      ['days', 'bob'],
      ['off', 'ann'],
    ] as const) {
      const all = await leftAlone({ clock });
      const { room, pass } = all;
      await endTurn(all);
      // At the begin of Cat's turn, if it comes to that, Ann is asked again.
      for (let i = 0; i < 15; i += 1) {
        await pass(60_000);
        const { who, rev, kind } = room.session.table?.decision ?? { who: [] as string[], rev: 0, kind: '' };
        if (who.includes('ann') && kind === 'start') await all.ann.play({ type: 'done', rev });
      }
      expect([clock, room.session.table?.board.turn?.player]).toEqual([clock, player]);
      await room.session.close();
    }
  });

  test('at a table of days who is away lets attacks on others pass, and is waited for in those on their own cards', async () => {
    const { room, pass, ann } = await leftAlone();
    await pass(5 * 60_000);
    expect(await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'hackers', aids: [] })).toMatchObject({
      ok: true,
    });
    expect(room.session.table?.decision.who).toContain('bob');
    await pass(60_000);
    expect(room.session.table?.decision.who).not.toContain('bob');
    await room.session.close();

    const [first, second, third] = MID_GAME.players;
    const owned = { ...second, structure: [{ group: 'moonies', onto: 'ufos', arrow: 'right' }] };
    const other = await leftAlone({}, { ...MID_GAME, players: [first, owned, third], uncontrolled: ['hackers'] });
    await other.pass(5 * 60_000);
    const attack = { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] as string[] } as const;
    expect(await other.ann.play(attack)).toMatchObject({ ok: true });
    await other.pass(60 * 60_000);
    expect(other.room.session.table?.decision).toMatchObject({ kind: 'contest', who: ['bob'] });
    await other.room.session.close();
  });

  test('a table that closes calls at once; it stays quiet of tables whose spectators see it later', async () => {
    const { code, ann, pass, leave, room } = await leftAlone({ spectatorDelay: 60 });
    await ann.play({ type: 'endTurn' });
    await leave(ann);
    // Those who are asked before their turn let it pass meanwhile.
    await pass(15_000);
    await room.session.close();
    await receiver.until(1, code);
    expect(receiver.of(code).map(({ path }) => path)).toEqual([`/push/${code}`]);
  });

  test('what fails is tried again; a browser that is gone is called no more; nobody is sent elsewhere', async () => {
    const first = await leftAlone({ spectatorDelay: 60 });
    receiver.statuses = [503, 429, 201];
    await endTurn(first);
    await first.pass(75_000);
    await receiver.until(3, first.code);
    expect(receiver.of(first.code).map(({ path }) => path)).toEqual(Array(3).fill(`/push/${first.code}`));
    await first.room.session.close();

    const second = await leftAlone({ spectatorDelay: 60 });
    receiver.statuses = [410];
    await endTurn(second);
    await second.pass(75_000);
    await receiver.until(1, second.code);
    for (let turns = 0; second.room.session.lobby.seats.get('bob')?.push && turns < 100; turns += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(second.room.session.lobby.seats.get('bob')?.push).toBe(null);
    await second.room.session.close();

    const third = await leftAlone({ spectatorDelay: 60 });
    receiver.statuses = [302];
    await endTurn(third);
    await third.pass(75_000);
    await receiver.until(1, third.code);
    await third.room.session.close();
    const refused = () => server.log.filter((line) => line.includes('a call was refused'));
    while (refused().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(refused()).toEqual([expect.stringContaining('"status":302')]);
  });

  test('is kept with the seat over a restart, and told to nobody', async () => {
    const { code, ann, bob, browser, room } = await leftAlone();
    const { endpoint } = browser.subscription;
    expect(ann.readable.includes(endpoint)).toBe(false);
    await room.session.close();
    for (const path of [`/api/tables/${code}`, '/api/tables'])
      expect(JSON.stringify((await get(server.url + path)).body)).not.toContain(endpoint);
    expect(server.log.join('')).not.toContain(endpoint);
    expect(bob.readable.includes(endpoint)).toBe(false);
  });
});

describe('U113 the server writes to nobody but push services', () => {
  test.each([
    'https://evil.example/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://169.254.169.254/latest/meta-data',
    'https://push.services.mozilla.com.evil.example/x',
    'nonsense',
  ])('%s is refused', (endpoint) => {
    expect(isAllowed(endpoint, PUSH_SERVICES.split(' '))).toBe(false);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
  ])('%s is called', (endpoint) => {
    expect(isAllowed(endpoint, PUSH_SERVICES.split(' '))).toBe(true);
  });

  test('a client that names another address is refused, whatever else it sends', async () => {
    const { code, room } = await heldTable(MID_GAME, 'days');
    const ann = await Guest.join(server.url, code, 'ann');
    const { subscription } = new Browser('http://169.254.169.254/latest');
    expect(await ann.ask('callMe', { push: subscription })).toMatchObject({ ok: false, refusal: { why: 'noCalls' } });
    const long = { ...subscription, endpoint: `${receiver.url}/${'x'.repeat(600)}` };
    expect(await ann.ask('callMe', { push: long })).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    expect(await ann.ask('callMe', { push: null })).toMatchObject({ ok: true });
    await room.session.close();
  });

  test('settings that make no sense are refused', () => {
    for (const [name, value] of [
      ['PUSH_CONTACT', 'me'],
      ['PUSH_SERVICES', 'https://a.example/path'],
      ['WEBHOOK_URL', 'ftp://a.example'],
      ['WEBHOOK_SECRET', 'long enough to be one'],
      ['CALL_AFTER_SECONDS', '-1'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
