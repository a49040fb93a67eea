import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  'bot.py': ['python3', path(examples, 'bot.py')],
} as const;

/** What bots say at the end of a game among them. */
async function play(link: string, ...bots: (keyof typeof BOTS)[]): Promise<{ out: string; errors: string; code: number }[]> {
  return Promise.all(
    bots.map(async (bot, i) => {
      const [command, ...args] = BOTS[bot];
      const child = spawn(command, [...args, link, `Bot ${i + 1}`], { env: { PATH: process.env.PATH } });
      let out = '';
      let errors = '';
      child.stdout.on('data', (bytes) => {
        out += bytes;
      });
      child.stderr.on('data', (bytes) => {
        errors += bytes;
      });
      const [code] = (await once(child, 'close')) as [number];
      return { out, errors, code };
    }),
  );
}

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

  (hasPython ? test : test.skip)('that know no game play a whole game of inwo', async () => {
    const { link } = await openTable(url, { seats: 2, ruleset: 'inwo' });
    const [one, other] = await play(link, 'bot.ts', 'bot.py');
    expect(one).toMatchObject({ out: expect.stringMatching(/^won by /), code: 0 });
    expect(other).toMatchObject({ out: one?.out, code: 0 });
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

  test('hear at once what they cannot play at', async () => {
    const { link } = await openTable(url, { ruleset: 'inwo', seats: 2 });
    await expect(join(link, { name: 'Ann', ruleset: 'classic' })).rejects.toThrow(/plays inwo, not classic/);
    await expect(join(link.replace(/\w+$/, 'BBBBBB'), { name: 'Ann' })).rejects.toMatchObject({ refusal: { why: 'noSuchTable' } });
    await expect(openTable(url, { seats: 99 })).rejects.toBeInstanceOf(RefusedError);
  });
});
