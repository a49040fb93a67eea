/** @jest-environment jsdom */
/// <reference lib="dom" />
import { loadPage } from '../src/load/page.js';
import type { LoadResult, Second } from '../src/load/run.js';
import type { Report } from '../src/report.js';

const second = (at: number, server: Second['server']): Second => ({
  ...{ at, connected: 8, finished: 0, intents: 40 * at, refusals: 1, errors: 0, returns: 0, kilobytes: 3.5, p50: 2.5, p99: 7.25, max: 9 },
  server,
  own: { cpuPercent: 11, loopP99Ms: 0.5 },
});

const latencyMs = { p50: 2.5, p90: 5, p99: 7.25, p999: 8, max: 9 };
const all: Report = {
  ...{ games: 2, finished: 2, brokenOff: 0, players: 4, intents: 1234, refusals: 3, refusedBy: { stale: 2, '<b>odd</b>': 1 } },
  ...{ bytesPerIntentAndClient: 88, latencyMs, correctedMs: latencyMs, returns: { count: 0, p50: 0, p99: 0 }, seconds: 2 },
  errorCount: 1,
  errors: ['<script>alert("no")</script>'],
};
const result: LoadResult = {
  plan: {
    ...{ url: 'http://localhost:2567/<i>', ruleset: 'classic', rooms: 2, players: 4, games: 1, seed: 1, think: 20, ramp: 0, intents: 100 },
    ...{ seconds: 0, spectators: 0, droppers: 0, hostile: 0, processes: 1 },
  },
  machine: {
    machine: 'Some Processor, 2 cores, 8 GB, Linux 6.1',
    node: '22.1.0',
    commit: '1a2b3c4d5e6f+',
    server: 'release 9.9.9, wire version 99',
  },
  seconds: [second(1, null), second(2, { cpuPercent: 42, rssMb: 101.5, heapMb: 50, loopP99Ms: 1.5 })],
  rooms: [{ room: 1, ...all }],
  all,
  percentiles: [
    { percentile: 50, ms: 2.5, correctedMs: 2.5 },
    { percentile: 99, ms: 7.25, correctedMs: 77.5 },
    { percentile: 100, ms: 9, correctedMs: 90 },
  ],
  serverProblem: null,
  hostile: { frames: 500, sent: {}, http: {}, refused: { tooFast: 321 }, closed: {} },
  ownCpuPercent: 95,
};

const parsed = (problems: string[]): Document =>
  new DOMParser().parseFromString(loadPage(result, problems, new Date(Date.UTC(2030, 0, 2, 3, 4))), 'text/html');

describe('U105 the page of a load test', () => {
  test('contains the figures as tiles, tables and charts', () => {
    const page = parsed([]);
    const text = page.body.textContent ?? '';
    for (const part of [
      '1234',
      '7.25 ms',
      '77.5',
      '2030-01-02 03:04 UTC',
      '321',
      '500 frames',
      'Passed',
      'Some Processor',
      '22.1.0',
      '1a2b3c4d5e6f+',
      '9.9.9',
    ])
      expect(text).toContain(part);
    const { charts, percentiles } = JSON.parse(page.getElementById('data')?.textContent ?? '');
    const chart = (id: string) => charts.find((one: { id: string }) => one.id === id).data;
    expect(chart('latency')).toEqual([
      [1, 2],
      [2.5, 2.5],
      [7.25, 7.25],
      [9, 9],
    ]);
    expect(chart('throughput')).toEqual([
      [1, 2],
      [40, 80],
    ]);
    expect(chart('cpu')[1]).toEqual([null, 42]);
    expect(chart('memory')[1]).toEqual([null, 101.5]);
    expect(chart('loop')[1]).toEqual([null, 1.5]);
    expect(chart('bytes')[1]).toEqual([3.5, 3.5]);
    expect(percentiles[2]).toEqual([2.5, 77.5, 90]);
    // Each has a place to be drawn at, which says in words what it shows.
    for (const { id } of [...charts, { id: 'percentiles' }]) expect(page.getElementById(id)?.getAttribute('aria-label')).toBeTruthy();
    expect(text).toContain('Use more with --processes');
  });

  test('says why a test failed', () => {
    const verdict = parsed(['latency p99 is 7.25 ms, more than 5 (--max-p99)']).querySelector('[data-test=verdict]');
    expect(verdict?.textContent).toBe('Failedlatency p99 is 7.25 ms, more than 5 (--max-p99)');
  });

  test('is self-contained, and shows network data as text', () => {
    const page = parsed([]);
    expect(page.querySelectorAll('link, img, iframe, [src], [href]')).toHaveLength(0);
    // The data, uPlot and what draws: no script of anybody else.
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(page.querySelectorAll('li script, td b, p i:not(:only-of-type)')).toHaveLength(0);
    expect(page.body.textContent).toContain('<script>alert("no")</script>');
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });
});
