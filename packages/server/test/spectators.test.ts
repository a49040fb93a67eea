import type { ChatLine } from '@illuminice/protocol';
import { Guest } from './harness/guest.js';
import { type HeldTable, heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, limits: { chatLines: 3, chatSeconds: 600 } });
});
afterAll(() => server.close());

const GRACE = 120_000;
const lines = (guest: Guest): string[] =>
  guest.heard.flatMap(({ type, message }) => (type === 'chat' ? (message as { lines: ChatLine[] }).lines.map(({ text }) => text) : []));
const join = (code: string, ...names: string[]): Promise<Guest[]> =>
  names.reduce<Promise<Guest[]>>(
    async (seated, name) => [...(await seated), await Guest.join(server.url, code, name)],
    Promise.resolve([]),
  );
const watch = (code: string, name: string) => Guest.join(server.url, code, name, { spectate: true });
const why = (reply: Awaited<ReturnType<Guest['ask']>>) => (reply.ok ? null : reply.refusal.why);

describe('spectators', () => {
  test('are named, and talk among themselves until the game is over', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob, cat] = (await join(code, 'ann', 'bob', 'cat')) as [Guest, Guest, Guest];
    const [eve, finn] = [await watch(code, 'Eve'), await watch(code, 'Finn')];
    await ann.until(() => ann.table.spectators === 2);
    expect(ann.table.watchers).toEqual(['Eve', 'Finn']);
    expect(await eve.ask('chat', { text: 'Ann bluffs' })).toMatchObject({ ok: true });
    await finn.until(() => lines(finn).includes('Ann bluffs'));
    expect(why(await eve.ask('chat', { to: 'bob', text: 'psst' }))).toBe('notSeated');
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    for (const player of [again, bob, cat]) {
      await player.ask('sync');
      expect(lines(player)).toEqual([]);
    }
    for (const out of [again, bob]) await out.play({ type: 'concede' });
    await cat.until(() => cat.table.stage === 'over' && lines(cat).length === 1);
    expect([lines(again), lines(bob)]).toEqual([['Ann bluffs'], ['Ann bluffs']]);
    await eve.ask('chat', { text: 'well played' });
    await cat.until(() => lines(cat).includes('well played'));
  });

  test('are held to a rate, each and all together, whoever comes back under another connection', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const said: (string | null)[] = [];
    for (let guest = 0; guest < 5; guest += 1) {
      const eve = await watch(code, 'Eve');
      for (let line = 0; line < 4; line += 1) said.push(why(await eve.ask('chat', { text: `line ${line}` })));
      await eve.leave();
    }
    // Three of each, and twelve in all.
    expect(said.map((refused) => (refused === null ? '+' : '-')).join('')).toBe('+++-+++-+++-+++-----');
    expect(new Set(said)).toEqual(new Set([null, 'tooTalkative']));
  });

  test('of a game that they see later talk at once, and are told nothing of it earlier than that', async () => {
    const table = await heldTable(MID_GAME, 'off', 0, { spectatorDelay: 60 });
    const [ann] = (await join(table.code, 'ann', 'bob', 'cat')) as [Guest];
    const [eve, finn] = [await watch(table.code, 'Eve'), await watch(table.code, 'Finn')];
    await ann.ask('chat', { text: 'a player’s word' });
    await eve.ask('chat', { text: 'a spectator’s word' });
    await finn.until(() => lines(finn).length > 0);
    expect(lines(finn)).toEqual(['a spectator’s word']);
    const late = await watch(table.code, 'Gus');
    await late.until(() => lines(late).length > 0);
    expect(lines(late)).toEqual(['a spectator’s word']);
    await table.pass(60_000);
    await finn.until(() => lines(finn).length === 2);
    expect(lines(ann)).toEqual(['a player’s word']);
  });
});

describe('the seat of somebody who is away', () => {
  /** Bob is away, and Eve looks on. */
  async function bobAway(): Promise<{ table: HeldTable; ann: Guest; bob: Guest; cat: Guest; eve: Guest }> {
    const table = await heldTable(MID_GAME, 'off');
    const [ann, bob, cat] = (await join(table.code, 'ann', 'bob', 'cat')) as [Guest, Guest, Guest];
    const eve = await watch(table.code, 'Eve');
    expect(why(await eve.ask('askSeat', { player: 'bob' }))).toBe('notAway');
    await bob.leave(false);
    await table.pass(GRACE);
    await ann.until(() => ann.seat('bob')?.presence === 'away');
    // Her turn is waited for.
    await ann.ask('here');
    return { table, ann, bob, cat, eve };
  }
  const askOf = (guest: Guest) => guest.seat('bob')?.asks[0];

  test('goes to a spectator whom most of the others want there, with all that belongs to it but its whispers', async () => {
    const { table, ann, bob, cat, eve } = await bobAway();
    await ann.ask('chat', { to: 'bob', text: 'between us' });
    expect(why(await eve.ask('askSeat', { player: 'nobody' }))).toBe('noSuchSeat');
    expect(why(await cat.ask('askSeat', { player: 'bob' }))).toBe('alreadySeated');
    await eve.ask('askSeat', { player: 'bob' });
    await ann.until(() => askOf(ann)?.name === 'Eve');
    const ask = askOf(ann)?.id as number;
    expect(why(await eve.ask('grantSeat', { ask, yes: true }))).toBe('notSeated');
    expect(why(await ann.ask('grantSeat', { ask: ask + 7, yes: true }))).toBe('noSuchAsk');
    await ann.ask('grantSeat', { ask, yes: true });
    await eve.until(() => askOf(eve)?.yes.length === 1);
    expect(eve.view.mine).toBeNull();
    await cat.ask('grantSeat', { ask, yes: true });
    await eve.until(() => eve.heard.some(({ type }) => type === 'private'));
    expect(eve.seat('bob')).toMatchObject({ name: 'Eve', presence: 'connected', asks: [] });
    expect(lines(eve)).toEqual([]);
    expect(table.room.session.seatOf(bob.token as string)).toBeNull();
    const back = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    expect(back.player).toBeNull();
    expect((await eve.ask('rename', { name: 'Eva' })).ok).toBe(false);
  });

  test('stays theirs if they come back first, if the table says no, or if nobody asks any more', async () => {
    const { table, ann, bob, cat, eve } = await bobAway();
    await eve.ask('askSeat', { player: 'bob' });
    await ann.until(() => askOf(ann) !== undefined);
    await eve.ask('askSeat', { player: null });
    await ann.until(() => askOf(ann) === undefined);
    await eve.ask('askSeat', { player: 'bob' });
    await ann.until(() => askOf(ann) !== undefined);
    const back = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await ann.until(() => askOf(ann) === undefined && ann.seat('bob')?.presence === 'connected');
    await back.leave(false);
    await table.pass(GRACE);
    await ann.ask('here');
    await ann.until(() => ann.seat('bob')?.presence === 'away');
    await eve.ask('askSeat', { player: 'bob' });
    await ann.until(() => askOf(ann) !== undefined);
    const ask = askOf(ann)?.id as number;
    // The host decides where the others do not agree.
    await cat.ask('grantSeat', { ask, yes: true });
    await ann.ask('grantSeat', { ask, yes: false });
    await ann.until(() => askOf(ann) === undefined);
    expect(why(await eve.ask('askSeat', { player: 'bob' }))).toBe('askDenied');
    expect(eve.player).toBeNull();
  });

  test('is asked for no more by whoever is gone', async () => {
    const { ann, eve } = await bobAway();
    await eve.ask('askSeat', { player: 'bob' });
    await ann.until(() => askOf(ann) !== undefined);
    await eve.leave();
    await ann.until(() => askOf(ann) === undefined);
  });
});
