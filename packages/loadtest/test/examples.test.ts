import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join as path } from 'node:path';
import { join, openTable, RefusedError } from '@illuminice/client-sdk';
import { serve } from './server.js';

const examples = path(__dirname, '..', '..', '..', 'examples');
const hasPython = spawnSync('python3', ['--version']).error === undefined;
if (!hasPython) console.error('python3 is missing: the bot in Python is not tested. Install it, on Debian by apt-get install python3.');

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);
// The client library reports closed connections on the console.
console.warn = () => {};

const BOTS = {
  'bot.ts': [process.execPath, '--conditions=source', '--import', 'tsx', path(examples, 'bot.ts')],
  'attacker.ts': [process.execPath, '--conditions=source', '--import', 'tsx', path(examples, 'attacker.ts')],
  'conspirator.ts': [process.execPath, '--conditions=source', '--import', 'tsx', path(examples, 'conspirator.ts')],
  'bot.py': ['python3', path(examples, 'bot.py')],
} as const;

/** A port on which nobody listens. */
async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

interface Said {
  readonly out: string;
  readonly errors: string;
  readonly code: number;
}

/** Runs a bot to its end. @param heard called with all that it has said on stderr, whenever it says more */
async function run(bot: keyof typeof BOTS, words: readonly string[], heard?: (errors: string) => void): Promise<Said> {
  const [command, ...args] = BOTS[bot];
  const child = spawn(command, [...args, ...words], { env: { PATH: process.env.PATH } });
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
    heard?.(errors);
  });
  const [code] = (await once(child, 'close')) as [number];
  return { out, errors, code };
}

/** What bots say at the end of a game among them. */
const play = (link: string, ...bots: (keyof typeof BOTS)[]): Promise<Said[]> =>
  Promise.all(bots.map((bot, i) => run(bot, [link, `Bot ${i + 1}`])));

describe('U109 bots', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve());
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  (hasPython ? test : test.skip)('in TypeScript and in Python play a whole game of classic against each other', async () => {
    let happened = '';
    // The Groups that are dealt may leave it no attack of even odds.
    for (let games = 0; games < 6 && !happened.includes('attack'); games += 1) {
      const { link } = await openTable(url, { seats: 2 });
      const [one, other] = await play(link, 'attacker.ts', 'bot.py');
      expect(one).toMatchObject({ out: expect.stringMatching(/^won by /), code: 0 });
      expect(other).toMatchObject({ out: one?.out, code: 0 });
      happened = one?.errors ?? '';
    }
    expect(happened).toContain('attack');
  });

  (hasPython ? test : test.skip)('in TypeScript and in Python act in a whole game of inwo, until somebody has won it', async () => {
    const { link } = await openTable(url, { seats: 3, ruleset: 'inwo', options: { decks: 'dealt' } });
    const watcher = await join(link, { name: 'Eve', spectate: true, ruleset: 'inwo' });
    const attackers = new Set<string>();
    watcher.on('events', (events) => {
      for (const event of events) if (event.type === 'announced') attackers.add(event.player);
    });
    const all = await play(link, 'conspirator.ts', 'bot.py', 'bot.py');
    for (const { out, code } of all) expect([out, code]).toEqual([expect.stringMatching(/^won by p\d/), 0]);
    expect(new Set(all.map(({ out }) => out)).size).toBe(1);
    expect([...attackers].sort()).toEqual(['p1', 'p2', 'p3']);
    expect(watcher.view?.board.outcome?.ended).toBe('goal');
    await watcher.leave();
  });

  (hasPython ? test : test.skip)(
    'that know no game play along to the end of a game of inwo, and of one that they opened themselves',
    async () => {
      const { link } = await openTable(url, { seats: 2, ruleset: 'inwo' });
      const [one, other] = await play(link, 'bot.ts', 'bot.py');
      expect(one).toMatchObject({ out: expect.stringMatching(/^won by /), code: 0 });
      expect(other).toMatchObject({ out: one?.out, code: 0 });
      let told: (link: string) => void;
      const opened = new Promise<string>((resolve) => {
        told = resolve;
      });
      const host = run('bot.py', [url, 'Ada', 'classic', '2'], (errors) => {
        const [, address] = /^at (\S+)\n/.exec(errors) ?? [];
        if (address) told(address);
      });
      const guest = run('bot.ts', [await opened, 'Ben']);
      expect(await host).toMatchObject({ out: expect.stringMatching(/^won by /), code: 0 });
      expect(await guest).toMatchObject({ out: (await host).out, code: 0 });
    },
  );

  test.each(Object.keys(BOTS) as (keyof typeof BOTS)[])('%s names what is wrong in one line: no link, no server, no table', async (bot) => {
    if (bot === 'bot.py' && !hasPython) return;
    const closed = `http://127.0.0.1:${await unusedPort()}`;
    const cases: [string, RegExp][] = [
      ['BCDFGH', /^(?!.*Error).*http:\/\/localhost:2567\/t\/BCDFGH.*\n$/],
      [`${closed}/t/BCDFGH`, /127\.0\.0\.1:\d+\S* cannot be reached: .*(refused|ECONNREFUSED).*\n$/],
      [`${url}/t/BCDFGH`, /There is no table with the code BCDFGH.*\n$/],
    ];
    await Promise.all(
      cases.map(async ([link, why]) => {
        const { out, errors, code } = await run(bot, [link]);
        const said = errors.replace(/^at .*\n/, '');
        expect([out, code, said]).toEqual(['', 1, expect.stringMatching(why)]);
        expect(said.trim().split('\n')).toHaveLength(1);
        expect(said).not.toContain('coming back');
      }),
    );
  });

  test('of the client library see, act, lose the connection, and come back with what they said', async () => {
    const { link, ...where } = await openTable(url, { seats: 2 });
    const ann = await join(link, { name: 'Ann', ruleset: 'classic' });
    const bob = await join(where, { name: 'Bob' });
    expect([ann.ruleset, ann.player, bob.player, ann.view]).toEqual(['classic', 'p1', 'p2', null]);
    await Promise.all([ann.begin(), bob.begin()]);
    const happened: string[] = [];
    bob.on('events', (events) => happened.push(...events.map(({ type }) => type)));
    const view = await Promise.race([ann.turn(), bob.turn()]);
    expect(view?.board.ruleset).toBe('classic');
    const asked = ann.isAsked ? ann : bob;
    expect(asked.offers.map(({ type }) => type)).toContain('chooseIlluminati');
    await expect(asked.act({ type: 'nothing of the kind' } as never)).rejects.toBeInstanceOf(RefusedError);
    // Whatever is said while the connection is gone is said once it is there again.
    const back = once(asked, 'back');
    asked.drop();
    const seq = await asked.act(asked.rules.leastIntent(view as never) as never);
    await back;
    expect(seq).toBeGreaterThan(0);
    await asked.until(() => asked.view?.board.seq === seq);
    await bob.until(() => (bob.view?.board.seq ?? 0) >= seq);
    expect(happened.length).toBeGreaterThan(0);
    // From another process, with the token alone.
    const { token } = ann;
    const ended = once(ann, 'end');
    const again = await join(link, { name: 'Ann', token });
    expect(again.player).toBe('p1');
    expect(((await ended)[0] as Error).message).toContain('used elsewhere (4401)');
    await expect(ann.say('ping', {})).rejects.toThrow('used elsewhere');
    await Promise.all([again.leave(), bob.leave()]);
  });

  test('are refused immediately at an unsuitable table', async () => {
    const { link } = await openTable(url, { ruleset: 'inwo', seats: 2 });
    await expect(join(link, { name: 'Ann', ruleset: 'classic' })).rejects.toThrow(/plays inwo, not classic/);
    await expect(join(link.replace(/\w+$/, 'BBBBBB'), { name: 'Ann' })).rejects.toMatchObject({ refusal: { why: 'noSuchTable' } });
    await expect(openTable(url, { seats: 99 })).rejects.toBeInstanceOf(RefusedError);
  });
});
