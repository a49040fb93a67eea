import { createHash } from 'node:crypto';
import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import type { TableRoom } from '../src/room/table-room.js';
import { Kicked, MOST_KICKED } from '../src/session/seats/kicked.js';
import { recordSchema } from '../src/store/record.js';
import { Guest, gather } from './harness/guest.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.close());

const roomOf = (code: string) => server.tables.get(code) as TableRoom;

/** Ann opens a table and takes Bob off his seat. */
async function kicked(): Promise<{ code: string; ann: Guest; bob: Guest }> {
  const code = await server.table({ seats: 6 });
  const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
  expect(await ann.ask('kick', { player: 'p2' })).toMatchObject({ ok: true });
  await bob.until(() => bob.player === null);
  return { code, ann, bob };
}

const refusedAs = (code: number) => ({ code });

describe('U100 whom the host took off a seat', () => {
  test('is known by a record from before names that look alike were one', () => {
    const seats = new Kicked();
    const origins = [createHash('sha256').update('1.2.3.4\nbob').digest('hex')];
    seats.restore([{ name: 'Bob', tokenHash: null, origins }]);
    expect(seats.has({ name: 'BOB', address: '1.2.3.4' })).toBe(true);
    expect(seats.has({ name: 'Bob', address: '1.2.3.5' })).toBe(false);
  });

  test('gets none again: not by `sit`, not by the token under another name, not by the name', async () => {
    const { code, ann, bob } = await kicked();
    expect(await bob.ask('sit')).toMatchObject({ ok: false, refusal: { why: 'kicked' } });
    await bob.leave();
    for (const [name, token] of [
      ['Bob', null],
      ['bob', null],
      ['B\u043eb', null],
      ['\uff22ob', null],
      ['Somebody', bob.token],
    ] as const) {
      await expect(Guest.join(server.url, code, name, { token })).rejects.toMatchObject(refusedAs(JOIN_ERROR.kicked));
    }
    const back = await Guest.join(server.url, code, 'Bob', { spectate: true });
    expect(back.player).toBeNull();
    expect(await back.ask('sit')).toMatchObject({ ok: false, refusal: { why: 'kicked' } });
    expect(ann.seated).toEqual(['Ann']);
    expect(ann.table.kicked).toEqual(['Bob']);
  });

  test('under a name that they took at the table, too; others of that address sit', async () => {
    const code = await server.table({ seats: 6 });
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    await bob.ask('rename', { name: 'Robert' });
    await ann.ask('kick', { player: 'p2' });
    for (const name of ['Bob', 'Robert'])
      await expect(Guest.join(server.url, code, name)).rejects.toMatchObject(refusedAs(JOIN_ERROR.kicked));
    expect((await Guest.join(server.url, code, 'Cat')).player).toBe('p2');
  });

  test('is let back by the host, and by nobody else', async () => {
    const { code, ann, bob } = await kicked();
    const cat = await Guest.join(server.url, code, 'Cat');
    expect(await cat.ask('readmit', { name: 'Bob' })).toMatchObject({ ok: false, refusal: { why: 'notHost' } });
    expect(await ann.ask('readmit', { name: 'Nobody' })).toMatchObject({ ok: false, refusal: { why: 'notKicked' } });
    expect(await ann.ask('readmit', { name: 'Bob' })).toMatchObject({ ok: true });
    await ann.until(() => ann.table.kicked.length === 0);
    expect(await bob.ask('sit')).toMatchObject({ ok: true });
    await ann.until(() => ann.seated.includes('Bob'));
  });

  test('stays so while the table sleeps, and can be let back after it', async () => {
    const { code, ann, bob } = await kicked();
    await roomOf(code).disconnect(CLOSE.idle);
    for (const guest of [ann, bob]) await guest.until(() => guest.left !== null);
    const host = await Guest.join(server.url, code, 'Ann', { token: ann.token });
    await expect(Guest.join(server.url, code, 'Eve', { token: bob.token })).rejects.toMatchObject(refusedAs(JOIN_ERROR.kicked));
    await expect(Guest.join(server.url, code, 'Bob')).rejects.toMatchObject(refusedAs(JOIN_ERROR.kicked));
    expect(host.table.kicked).toEqual(['Bob']);
    expect(await host.ask('readmit', { name: 'Bob' })).toMatchObject({ ok: true });
    expect((await Guest.join(server.url, code, 'Bob')).player).toBe('p2');
  });

  test('is not remembered when it was a computer player', async () => {
    const code = await server.table({ seats: 3 });
    const ann = await Guest.join(server.url, code, 'Ann');
    await ann.ask('addComputer');
    expect(await ann.ask('kick', { player: 'p2' })).toMatchObject({ ok: true });
    expect(roomOf(code).session.lobby.seats.kicked.names).toEqual([]);
  });

  test('a kick that could not be saved counts for nothing', async () => {
    const { code } = await kicked();
    const { seats } = roomOf(code).session.lobby;
    const before = seats.record();
    seats.kicked.add({ name: 'Cat', tokenHash: null }, { name: 'Cat', address: '192.0.2.1' });
    expect(seats.kicked.has({ name: 'cat', address: '192.0.2.1' })).toBe(true);
    seats.restore(before, () => 0);
    expect(seats.kicked.names).toEqual(['Bob']);
    expect(seats.kicked.has({ name: 'cat', address: '192.0.2.1' })).toBe(false);
  });

  test('a table of an earlier release has none', async () => {
    const { code } = await kicked();
    const { kicked: _, ...seats } = roomOf(code).session.lobby.seats.record();
    const { settings } = roomOf(code).session.lobby;
    const stored = { stage: 'lobby', startWhenFull: false, settings, seats, orders: {} };
    expect(recordSchema.parse(JSON.parse(JSON.stringify(stored))).seats.kicked).toEqual([]);
  });

  test('the last ones are remembered, and only so many; elsewhere the name is another person’s', () => {
    const list = new Kicked();
    const from = (i: number) => ({ name: `Guest ${i}`, address: '192.0.2.1' });
    for (let i = 0; i <= MOST_KICKED; i += 1) list.add({ name: `Guest ${i}`, tokenHash: null }, from(i));
    expect(list.names).toHaveLength(MOST_KICKED);
    expect([list.has(from(0)), list.has(from(1)), list.has({ ...from(1), address: '192.0.2.2' })]).toEqual([false, true, false]);
  });
});
