import type { PlayerId } from '@illuminice/rules';
import { decision, leastIntent } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { recordSchema } from '../src/store/record.js';
import { classicTable } from './harness/classic-table.js';
import { Guest, gather } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, longestPauseMs: 3 });
});
afterAll(() => server.close());

describe('U02 computer players', () => {
  test('are seated by the host, wear names of their own, and are taken off again', async () => {
    const [ann, bob] = (await gather(server.url, await server.table({ seats: 4 }), ['Ann', 'Bob'])) as [Guest, Guest];
    expect(await bob.ask('addComputer')).toMatchObject({ ok: false, refusal: { why: 'notHost' } });
    expect(await ann.ask('addComputer')).toMatchObject({ ok: true });
    expect(await ann.ask('addComputer')).toMatchObject({ ok: true });
    expect(await ann.ask('addComputer')).toMatchObject({ ok: false, refusal: { why: 'tableFull' } });
    expect(new Set(ann.seated).size).toBe(4);
    await ann.ask('rename', { name: 'agent nobody' });
    expect(ann.seat('p1')?.name).toBe('agent nobody 2');
    expect(ann.seat('p3')).toMatchObject({ computer: true, ready: true, presence: 'connected' });
    expect(ann.seat('p3')).toMatchObject({ level: 'regular', style: 'plain' });
    expect(await bob.ask('level', { player: 'p3', level: 'novice' })).toMatchObject({ ok: false, refusal: { why: 'notHost' } });
    expect(await ann.ask('level', { player: 'p2', level: 'novice' })).toMatchObject({ ok: false, refusal: { why: 'noSuchSeat' } });
    expect(await ann.ask('level', { player: 'p3', level: 'mastermind' })).toMatchObject({ ok: true });
    expect(await ann.ask('level', { player: 'p3', style: 'vengeful' })).toMatchObject({ ok: true });
    expect(await ann.ask('level', { player: 'p3', level: 'god' as never })).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    await bob.until(() => bob.seat('p3')?.level === 'mastermind' && bob.seat('p3')?.style === 'vengeful');
    expect(await ann.ask('kick', { player: 'p3' })).toMatchObject({ ok: true });
    expect(ann.table.seats.map(({ player }) => player)).toEqual(['p1', 'p2', 'p4']);
  });

  test('never become host, and do not keep the game from starting', async () => {
    const code = await server.table({ seats: 3, computers: 1 });
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect([ann.player, bob.player]).toEqual(['p2', 'p3']);
    await ann.leave();
    await bob.until(() => bob.table.host === 'p3');
    expect(await bob.ask('start')).toMatchObject({ ok: true });
  });

  test('are ordered with the table: play now against three of them, who play by themselves', async () => {
    const code = await server.table({ computers: 3, start: true });
    const ann = await Guest.join(server.url, code, 'Ann');
    await ann.until(() => ann.table.stage === 'playing' && ann.events.length > 0);
    expect(ann.seated).toHaveLength(4);
    const attacked = () => ann.events.some((event) => event.type === 'attackAnnounced' && event.player !== 'p4');
    while (!attacked()) {
      await ann.until(() => decision(ann.board).who.includes('p4') || attacked());
      const intent = leastIntent(ann.view);
      if (intent && !attacked()) expect(await ann.play(intent)).toMatchObject({ ok: true });
    }
    expect(server.log.filter((line) => line.includes('refused') && line.includes('computer'))).toEqual([]);
    await ann.leave();
  });

  test('play as well as ever at tables that were stored before there were levels', () => {
    const absence = { since: null, away: false, substitute: false, paused: false, ballots: {} };
    const stored = { player: 'p2', place: 1, name: 'Agent', colour: 1, ready: true, tokenHash: null, absence, computer: true };
    const seat = recordSchema.shape.seats.shape.all.element;
    const kept = (level?: string) => seat.parse({ ...stored, ...(level && { level }) });
    expect([undefined, 'usual', 'easy', 'mastermind'].map((level) => kept(level).level)).toEqual([
      'expert',
      'expert',
      'novice',
      'mastermind',
    ]);
    expect(kept().style).toBe('plain');
    expect(() => kept('god')).toThrow();
  });

  test('cannot take every seat', async () => {
    const answer = await post(`${server.url}/api/tables`, { seats: 3, computers: 3 });
    expect(answer).toMatchObject({ status: 400, body: { refusal: { why: 'tooManyComputers', with: { most: 2, seats: 3 } } } });
  });

  test('rest while no person is there, and go on when one comes back', async () => {
    const { code, room, time } = await heldTable({ ...MID_GAME, turn: { player: 'cat', phase: 'actions' } }, 'normal', 1);
    const ann = await Guest.join(server.url, code, 'ann');
    expect(time.next).toBeLessThanOrEqual(2000);
    await ann.leave();
    await room.session.queue.idle();
    // Nothing waits but the closing of a table that nobody is at.
    expect([time.waiting, time.next]).toEqual([1, 3_600_000]);
    const { seq } = (room.session.table as NonNullable<TableRoom['session']['table']>).board;
    time.pass(1_000_000);
    expect(room.session.table?.board.seq).toBe(seq);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    time.pass(5000);
    await again.until(() => again.board.seq > seq);
    await again.leave();
  });

  test('answer after a pause that is the same whatever they hold', async () => {
    const pauses: number[] = [];
    for (const specials of [
      ['murphys-law', 'slush-fund'],
      ['swiss-bank-account', 'media-campaign'],
    ]) {
      const players = MID_GAME.players.map((player) => (player.id === 'cat' ? { ...player, specials } : player));
      const { code, pass, room } = await heldTable({ ...MID_GAME, players }, 'off', 1);
      const ann = await Guest.join(server.url, code, 'ann');
      await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] });
      const asked = () => decision(classicTable(room).board).who.includes('cat');
      expect(asked()).toBe(true);
      let ms = 0;
      for (const seq = room.session.table?.board.seq; room.session.table?.board.seq === seq; ms += 1) await pass(1);
      pauses.push(ms);
      await ann.leave();
    }
    expect(pauses[0]).toBe(pauses[1]);
    expect(pauses[0]).toBeGreaterThan(0);
  });

  test('make one move at a time where the one person who plays them wants it so, and wait for the next', async () => {
    const { code, pass, room } = await heldTable(MID_GAME, 'brisk', 2);
    const ann = await Guest.join(server.url, code, 'ann');
    const moves: PlayerId[] = [];
    const table = classicTable(room);
    const play = table.play.bind(table);
    jest.spyOn(table, 'play').mockImplementation((player, intent) => {
      const played = play(player, intent);
      if (played.ok && intent.type !== 'done' && player !== 'ann') moves.push(player);
      return played;
    });
    expect(await ann.ask('pace', { pace: 'step' })).toMatchObject({ ok: true });
    await ann.until(() => ann.table.stepComputers && !ann.table.fastComputers);
    while (ann.board.turn?.player === 'ann') {
      const intent = leastIntent(ann.view);
      if (intent && decision(ann.board).who.includes('ann')) await ann.play(intent);
      await pass(60_000);
    }
    moves.length = 0;
    for (let n = 1; n <= 4; n += 1) {
      // No clock runs for those who wait.
      await pass(600_000);
      expect(moves).toHaveLength(n - 1);
      expect(await ann.ask('next')).toMatchObject({ ok: true });
      await pass(600_000);
      while (moves.length < n) {
        const intent = leastIntent(ann.view);
        expect(decision(ann.board).who).toContain('ann');
        expect(intent && (await ann.play(intent))).toMatchObject({ ok: true });
        await pass(60_000);
      }
      expect(moves).toHaveLength(n);
    }
    expect(await ann.ask('pace', { pace: 'fast' })).toMatchObject({ ok: true });
    await ann.until(() => !ann.table.stepComputers && ann.table.fastComputers);
    await pass(60_000);
    expect(moves.length).toBeGreaterThan(4);
    await ann.leave();
  });

  test('go at the pace of all where several persons play', async () => {
    const { code } = await heldTable(MID_GAME, 'off', 1);
    const ann = await Guest.join(server.url, code, 'ann');
    const bob = await Guest.join(server.url, code, 'bob');
    for (const refused of [await ann.ask('pace', { pace: 'step' }), await bob.ask('next')])
      expect(refused).toMatchObject({ ok: false, refusal: { why: 'notAlone' } });
    expect(ann.table.stepComputers).toBe(false);
    await Promise.all([ann, bob].map((guest) => guest.leave()));
  });

  test('think half as long where the host wants it so', async () => {
    const pauses: number[] = [];
    for (const fastComputers of [false, true]) {
      const { code, pass, room } = await heldTable(MID_GAME, 'off', 1, { fastComputers });
      const ann = await Guest.join(server.url, code, 'ann');
      expect(ann.table.fastComputers).toBe(fastComputers);
      await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] });
      let ms = 0;
      for (const seq = room.session.table?.board.seq; room.session.table?.board.seq === seq; ms += 1) await pass(1);
      pauses.push(ms);
      await ann.leave();
    }
    const [usual, fast] = pauses as [number, number];
    expect(Math.abs(fast - usual / 2)).toBeLessThanOrEqual(1);
    expect(fast).toBeLessThan(usual);

    const [ann, bob] = (await gather(server.url, await server.table({ seats: 3 }), ['Ann', 'Bob'])) as [Guest, Guest];
    expect(await bob.ask('configure', { fastComputers: true })).toMatchObject({ ok: false, refusal: { why: 'notHost' } });
    expect(await ann.ask('configure', { fastComputers: true })).toMatchObject({ ok: true });
    await bob.until(() => bob.table.fastComputers);
  });
});
