import { pathToFileURL } from 'node:url';
import { type Answered, type Question, think } from '@illuminice/bots';
import { decision, leastIntent, viewFor } from '@illuminice/rules/classic';
import { thinkingAtOnce } from '../../src/thinking/at-once.js';
import { type ThinkingLimits, ThinkingThreads } from '../../src/thinking/threads.js';
import { classicTable } from '../harness/classic-table.js';
import { Guest } from '../harness/guest.js';
import { heldTable, stateOf } from '../harness/room.js';
import { MID_GAME } from '../harness/scenario.js';
import { startServer, type TestServer } from '../harness/server.js';
import { startTables } from '../harness/tables.js';

const script = (name: string): URL => pathToFileURL(`${__dirname}/${name}`);
const ODD = script('../harness/odd-thinker');
const REAL = script('../../src/thinking-worker');

const asked = (memory: unknown): Question => ({
  ruleset: 'classic',
  level: 'expert',
  style: 'plain',
  seed: 1,
  memory,
  offers: null,
  asked: null,
});

// A thread that is read from its sources takes a while to start.
jest.setTimeout(180_000);

/** Threads that are closed after each test, with what they logged. */
let open: ThinkingThreads[] = [];
afterEach(async () => {
  await Promise.all(open.map((threads) => threads.close()));
  open = [];
});
const threadsOf = (at: URL, limits: Partial<ThinkingLimits> = {}) => {
  const log: string[] = [];
  const note = (_: unknown, text: string) => void log.push(text);
  const threads = new ThinkingThreads(at, { threads: 1, ms: 60_000, heapMb: 64, ...limits }, { warn: note, error: note } as never);
  open.push(threads);
  const ask = (question: Question) => new Promise<Answered | null>((resolve) => threads.think(question, resolve));
  return { threads, log, ask };
};

describe('U02 computer players think in threads', () => {
  test('a thread answers as the server itself would', async () => {
    const state = stateOf({ ...MID_GAME, turn: { player: 'cat', phase: 'actions' } });
    const question: Question = { ...asked(null), asked: viewFor(state, 'cat') };
    const { ask } = threadsOf(REAL);
    const answered = await ask(question);
    expect(answered?.intent).not.toBeNull();
    expect(answered).toEqual(think(question));
  });

  test('what a mind throws is logged, and the answer is nothing: the thread goes on', async () => {
    const { ask, log, threads } = threadsOf(ODD);
    expect(await ask(asked('fail'))).toBeNull();
    expect(await ask(asked('answer'))).toMatchObject({ memory: 'answer' });
    expect(log).toEqual(['a computer player failed']);
    expect(threads.state).toEqual({ threads: 1, busy: 0, waiting: 0, pausing: 0 });
    let told: unknown;
    let result: unknown;
    thinkingAtOnce((error) => (told = error)).think({ ...asked(null), ruleset: 'chess' }, (answered) => (result = answered));
    expect([String(told), result]).toEqual([expect.stringContaining('chess'), null]);
  });

  test.each(['die', 'hog'])('a thread that ends (%s) is started again after a pause, and what waited is answered', async (way) => {
    const { ask, log, threads } = threadsOf(ODD);
    expect(threads.state).toMatchObject({ threads: 0, busy: 0 });
    const [ended, waited] = [ask(asked(way)), ask(asked('answer'))];
    expect(await ended).toBeNull();
    expect(threads.state).toEqual({ threads: 0, busy: 0, waiting: 1, pausing: 1 });
    expect(await waited).toMatchObject({ memory: 'answer' });
    expect(threads.state).toEqual({ threads: 1, busy: 0, waiting: 0, pausing: 0 });
    expect(log).toEqual(['a thread of computer players died']);
  });

  test('one that thinks for ever is ended; what waits for longer than that is not thought about', async () => {
    const { ask, log, threads } = threadsOf(ODD, { ms: 700 });
    await ask(asked('answer'));
    const began = performance.now();
    expect(await Promise.all([ask(asked('loop')), ask(asked('answer'))])).toEqual([null, null]);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(log).toEqual([
      'a computer player thought for too long',
      'a thread of computer players died',
      'a computer player thought for too long',
    ]);
    expect(threads.state.waiting).toBe(0);
  });

  test('a question that is given up is not answered, and keeps no other waiting for ever', async () => {
    const { ask, threads } = threadsOf(ODD);
    let told = false;
    threads.think(asked('slow'), () => (told = true))();
    expect(await ask(asked('answer'))).toMatchObject({ memory: 'answer' });
    expect(told).toBe(false);
  });

  test('so much may wait and no more; once closed, nothing is thought about', async () => {
    const { threads } = threadsOf(ODD);
    const answers: unknown[] = [];
    for (let i = 0; i < 1002; i += 1) threads.think(asked('slow'), (answered) => answers.push(answered));
    expect(answers).toEqual([null, null]);
    await threads.close();
    expect(answers).toHaveLength(1002);
    threads.think(asked('answer'), (answered) => answers.push(answered));
    expect(answers).toHaveLength(1003);
  });

  test('while a thread thinks, the event loop goes on', async () => {
    const { ask } = threadsOf(ODD);
    await ask(asked('answer'));
    let turns = 0;
    let isThinking = true;
    const count = () => {
      turns += 1;
      if (isThinking) setImmediate(count);
    };
    count();
    await ask(asked('slow'));
    isThinking = false;
    // Thought over by the server itself there would be none in these 300 ms.
    expect(turns).toBeGreaterThan(50);
  });
});

describe('U02 a table whose computer players think in threads', () => {
  let server: TestServer;
  afterEach(() => server.close());

  test('goes on by itself, and handing a question over takes no time of the event loop', async () => {
    server = await startServer({ longestPauseMs: 3, thinkingThreads: 1 });
    const code = await server.table({ computers: 3, start: true });
    const ann = await Guest.join(server.url, code, 'Ann');
    const asking: number[] = [];
    const { think: real } = ThinkingThreads.prototype;
    const spied = jest.spyOn(ThinkingThreads.prototype, 'think').mockImplementation(function (this: ThinkingThreads, ...args) {
      const began = performance.now();
      const giveUp = real.apply(this, args);
      asking.push(performance.now() - began);
      return giveUp;
    });
    const attacked = () => ann.events.some((event) => event.type === 'attackAnnounced' && event.player !== 'p4');
    while (!attacked()) {
      await ann.until(() => decision(ann.board).who.includes('p4') || attacked());
      const intent = leastIntent(ann.view);
      if (intent && !attacked()) expect(await ann.play(intent)).toMatchObject({ ok: true });
    }
    spied.mockRestore();
    const median = [...asking].sort((a, b) => a - b)[asking.length >> 1] as number;
    expect(asking.length).toBeGreaterThan(5);
    expect(median).toBeLessThan(10);
    expect(server.log.filter((line) => line.includes('computer player'))).toEqual([]);
    await ann.leave();
  });

  /** How long cat, a computer player, takes to answer in a contest, when thinking takes so long. */
  const answerTime = async (specials: string[], thinkMs: number): Promise<number> => {
    server = await startTables({ allowScenarios: true, longestPauseMs: 2000 });
    const players = MID_GAME.players.map((player) => (player.id === 'cat' ? { ...player, specials } : player));
    const { code, pass, room, time } = await heldTable({ ...MID_GAME, players }, 'off', 1);
    const backend = (room as unknown as { backend: { thinker: { think: unknown } } }).backend;
    const once = thinkingAtOnce(() => {});
    backend.thinker.think = (question: Question, done: (answered: Answered | null) => void) =>
      time.after(thinkMs, () => once.think(question, done));
    const ann = await Guest.join(server.url, code, 'ann');
    await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] });
    expect(decision(classicTable(room).board).who).toContain('cat');
    let ms = 0;
    for (const seq = room.session.table?.board.seq; room.session.table?.board.seq === seq; ms += 1) await pass(1);
    await ann.leave();
    return ms;
  };

  test('U102: how long thinking takes does not show, neither by the hand nor by the thought', async () => {
    const quick = await answerTime(['murphys-law', 'slush-fund'], 1);
    await server.close();
    const slow = await answerTime(['swiss-bank-account', 'media-campaign'], 400);
    expect(slow).toBe(quick);
    await server.close();
    // Later than the pause it shows in steps of half a second alone.
    const late = await answerTime(['murphys-law'], 900);
    await server.close();
    const later = await answerTime(['murphys-law'], 1000);
    expect(later).toBe(late);
    expect((late - quick) % 500).toBe(0);
    expect(late).toBeGreaterThan(quick);
  });
});
