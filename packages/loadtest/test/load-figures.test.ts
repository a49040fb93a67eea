import { clientsOf, type LoadPlan, sharesOf } from '../src/load/plan.js';
import { readMetrics, sumOf } from '../src/load/prometheus.js';
import { liveLine, problemsOf } from '../src/load/verdict.js';
import type { ScriptedPlayer } from '../src/player.js';
import { report } from '../src/report.js';
import { Tally } from '../src/tally.js';

const plan: LoadPlan = {
  url: 'http://localhost:2567',
  ruleset: 'classic',
  rooms: 5,
  players: 4,
  games: 1,
  seed: 1,
  think: 20,
  ramp: 10,
  intents: 100,
  seconds: 0,
  spectators: 40,
  droppers: 15,
  hostile: 5,
  processes: 2,
};

describe('U105 the parts of a load test', () => {
  test('are divided evenly among the processes', () => {
    expect(clientsOf(plan)).toEqual({ players: 20, spectators: 8, droppers: 3, hostile: 1 });
    const shares = sharesOf(plan);
    expect(shares.map((share) => share.map(({ room }) => room))).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
    const rooms = shares.flat();
    expect(rooms.reduce((sum, { spectators }) => sum + spectators, 0)).toBe(8);
    expect(rooms.reduce((sum, { droppers }) => sum + droppers, 0)).toBe(3);
    expect(rooms.map(({ begins }) => begins).sort((a, b) => a - b)).toEqual([0, 2000, 4000, 6000, 8000]);
    expect(sharesOf({ ...plan, rooms: 1, processes: 8 })).toHaveLength(1);
  });
});

describe('U105 the tally', () => {
  const [ann, bob, watcher] = [{}, {}, {}];
  const player = { player: 'p1', table: { stage: 'over' } } as ScriptedPlayer;

  test('measures from the planned sending until the last client has received it', () => {
    const tally = new Tally(10);
    void tally.game();
    for (const client of [ann, bob, watcher]) tally.came(client);
    tally.heard(ann, 1, 105);
    tally.accepted(1, 100);
    tally.heard(bob, 1, 110);
    expect(tally.latency.totalCount).toBe(0);
    tally.heard(watcher, 1, 130);
    expect(report(tally, 2, 1).latencyMs.max).toBeCloseTo(30, 0);
    // 30 ms with an intent every 10: two more would have waited 20 and 10.
    expect(tally.corrected.totalCount).toBe(3);
    expect(tally.latency.totalCount).toBe(1);
  });

  test('ignores disconnected clients and missed steps', () => {
    const tally = new Tally();
    void tally.game();
    for (const client of [ann, bob]) tally.came(client);
    tally.heard(ann, 1, 105);
    tally.accepted(1, 100);
    tally.went(bob);
    expect(tally.latency.totalCount).toBe(1);
    tally.accepted(2, 110);
    tally.heard(ann, 2, 115);
    tally.came(bob);
    tally.heard(ann, 3, 125);
    tally.accepted(3, 120);
    expect(tally.latency.totalCount).toBe(2);
    tally.heard(bob, 3, 126);
    expect(tally.latency.totalCount).toBe(3);
  });

  test('separates refusals by the rules from errors, and adds up rooms', () => {
    const tally = new Tally();
    void tally.game();
    tally.refused(player, { code: 'C-422', why: 'stale', text: 'too late' });
    tally.refused(player, { code: 'table', why: 'tooFast', text: 'too fast' });
    tally.refused(player, { code: 'table', why: 'badMessage', text: 'no message' });
    tally.lost(player, 1006);
    tally.returned(12);
    tally.ended(player, null);
    const all = new Tally();
    all.add(tally);
    all.add(tally);
    expect(report(all, 4, 2)).toMatchObject({
      games: 2,
      finished: 2,
      refusals: 6,
      refusedBy: { stale: 2, tooFast: 2, badMessage: 2 },
      errorCount: 4,
      errors: ['p1: no message', 'p1: the connection was lost (1006)'],
      returns: { count: 2 },
    });
  });
});

describe('U105 metrics of a server', () => {
  test('are found among other lines', () => {
    const metrics = readMetrics(`# HELP a b
# TYPE a counter
a_total 3
a_total{x="1",y="with \\"quotes\\", a } brace and \\\\n"} 4.5 1700000000
bucket{le="+Inf"} +Inf
gone NaN
not a line at all {{{
a_total{ 9
<html>
negative -1e-3
`);
    expect(metrics.get('a_total')).toEqual([
      { labels: {}, value: 3 },
      { labels: { x: '1', y: 'with "quotes", a } brace and \\n' }, value: 4.5 },
    ]);
    expect(sumOf(metrics, 'a_total')).toBe(7.5);
    expect(sumOf(metrics, 'negative')).toBe(-0.001);
    expect([sumOf(metrics, 'gone'), sumOf(metrics, 'bucket'), sumOf(metrics, '__proto__')]).toEqual([null, null, null]);
    expect([...metrics.keys()]).toEqual(['a_total', 'bucket', 'gone', 'negative']);
  });

  test('malformed pages are parsed quickly', () => {
    const began = performance.now();
    readMetrics(`a{${'x="\\"'.repeat(50_000)}`);
    readMetrics(`a{${'"'.repeat(100_000)} 1`);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('U105 a load test fails', () => {
  const tally = new Tally();
  const all = { ...report(tally, 4, 1), games: 5, finished: 5, intents: 100 };

  test('only for given limits', () => {
    expect(problemsOf({ plan, all }, { maxErrors: 0 })).toEqual([]);
  });

  test('at a p99 that is too long, corrected or not, at errors, at games that did not end', () => {
    const slow = { ...all, correctedMs: { ...all.correctedMs, p99: 300 }, errorCount: 2, errors: ['x'], finished: 1, brokenOff: 1 };
    expect(problemsOf({ plan, all: slow }, { maxP99: 250, maxErrors: 1 })).toEqual([
      'latency p99 is 300 ms, more than 250 (--max-p99)',
      '2 errors, more than 1 (--max-errors): x',
      '3 of 5 games did not come to their end',
    ]);
    expect(problemsOf({ plan, all: { ...all, intents: 0 } }, { maxP99: 250, maxErrors: 0 })).toEqual([
      'no intent was carried out, so there is no latency to be measured',
    ]);
  });

  test('and says how it goes in one line that fits the terminal', () => {
    const second = {
      ...{
        at: 3.01,
        connected: 24,
        finished: 1,
        intents: 120,
        refusals: 0,
        errors: 0,
        returns: 0,
        kilobytes: 9,
        p50: 3,
        p99: 9.5,
        max: 12,
      },
      server: { cpuPercent: 41, rssMb: 90, heapMb: 40, loopP99Ms: 2 },
      own: { cpuPercent: 12, loopP99Ms: 1 },
    };
    const total = { games: 2, finished: 1, intents: 300, refusals: 2, errors: 0, returns: 0, bytes: 1, connected: 24 };
    const progress = { ...total, latency: '', cpuPercent: 0, loopP99Ms: 0 };
    expect(liveLine(second, progress, 5, 120)).toBe(
      '3 s · 1/5 games · 24 clients · 120 intents/s · p50 3 ms · p99 9.5 ms · 2 refusals · CPU 41 %',
    );
    expect(liveLine({ ...second, server: null, p50: null }, progress, 5, 40)).toHaveLength(39);
    expect(liveLine({ ...second, server: null }, progress, 5, 120)).toContain('CPU – (own 12 %)');
  });
});
