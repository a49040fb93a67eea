import { Guest } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { startServer, type TestServer } from './harness/server.js';
import { names, Tap } from './harness/tap.js';
import { askJoin } from './harness/wire.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true });
});
const taps: Tap[] = [];
afterAll(async () => {
  for (const tap of taps) tap.close();
  await server.close();
});

/** Somebody behind a tap. */
interface Tapped {
  guest: Guest;
  tap: Tap;
}

async function tapped(code: string, name: string): Promise<Tapped> {
  const tap = await Tap.on(server.url);
  taps.push(tap);
  return { tap, guest: await Guest.join(tap.url, code, name, { spectate: name === 'Eve' }) };
}

/** Three players and a spectator. */
async function everybodyAt(code: string): Promise<Tapped[]> {
  const all: Tapped[] = [];
  for (const name of ['ann', 'bob', 'cat', 'Eve']) all.push(await tapped(code, name));
  return all;
}

/** Who was told something: since the last look by bytes, or by what can be read of all that came; in the order they came. */
async function heard(all: Tapped[], what: (bytes: Buffer) => boolean): Promise<boolean[]> {
  for (const { guest } of all) await guest.ask('sync');
  return all.map(({ tap, guest }) => what(Buffer.concat([tap.take(), guest.readable])));
}

describe('U102 what goes over the wires of real sockets', () => {
  test('a card in a hand goes over its owner’s alone, and over all once it is turned up', async () => {
    const all = await everybodyAt(await server.table({ scenario: MID_GAME }));
    expect(await heard(all, (bytes) => names(bytes, 'deep-agent'))).toEqual([true, false, false, false]);
    expect(await all[0]?.guest.play({ type: 'flipSpecial', card: 'deep-agent' })).toMatchObject({ ok: true });
    expect(await heard(all, (bytes) => names(bytes, 'deep-agent'))).toEqual([true, true, true, true]);
  });

  test('a whisper goes over those of the two alone', async () => {
    const all = await everybodyAt(await server.table({ scenario: MID_GAME }));
    expect(await all[0]?.guest.ask('chat', { to: 'bob', text: 'down with Cat' })).toMatchObject({ ok: true });
    expect(await heard(all, (bytes) => bytes.includes('down with Cat'))).toEqual([true, true, false, false]);
  });

  test('U106 a delayed spectator’s carries nothing before its time, nor does what a join is answered with', async () => {
    const { code, time } = await heldTable(MID_GAME, 'off', 0, { spectatorDelay: 120 });
    const all = await everybodyAt(code);
    const eve = all.slice(3);
    expect(await all[0]?.guest.play({ type: 'flipSpecial', card: 'deep-agent' })).toMatchObject({ ok: true });
    time.pass(120_000 - 1);
    expect(await heard(eve, (bytes) => names(bytes, 'deep-agent'))).toEqual([false]);
    expect(JSON.stringify(await askJoin(server.url, code, { spectate: true }))).not.toMatch(/deep-agent/);
    time.pass(1);
    await eve[0]?.guest.until(() => eve[0]?.guest.events.some(({ type }) => type === 'specialTurnedUp') === true);
    expect(await heard(eve, (bytes) => names(bytes, 'deep-agent'))).toEqual([true]);
  });
});
