/** What Prometheus is given, and that the dashboard for Grafana asks for nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Counters } from '../src/counters.js';
import { Distribution } from '../src/distribution.js';
import { Guest } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { startServer, type TestServer } from './harness/server.js';
import { ask } from './harness/wire.js';

const TOKEN = 'a token for metrics';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true, metricsToken: TOKEN });
});
afterAll(() => server.close());

const figures = async (): Promise<string> => (await ask(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).body;

/** The samples of a text in Prometheus' format, by name and labels. */
const samples = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, number] => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

test('U104 a distribution counts values up to each bound, and allocates nothing for it', () => {
  const distribution = new Distribution([1, 2, 5]);
  for (const value of [0.5, 1, 1.5, 5, 7]) distribution.note(value);
  expect(distribution.spread).toEqual({ bounds: [1, 2, 5], upTo: [2, 3, 4], count: 5, sum: 15 });
  for (let i = 0; i < 20_000; i += 1) distribution.note(i % 7);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 200_000; i += 1) distribution.note(i % 7);
  // A single boxed number for each would be 3 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_000_000);
});

test('U104 intents, questions, writes, bytes and returns are measured at a table, and show once their minute is over', async () => {
  const code = await server.table({ scenario: MID_GAME });
  const ann = await Guest.join(server.url, code, 'ann');
  const bob = await Guest.join(server.url, code, 'bob');
  const before = samples(await figures());
  expect((await ann.play({ type: 'flipSpecial', card: 'deep-agent' })).ok).toBe(true);
  expect((await ann.play({ type: 'flipSpecial', card: 'assassination' })).ok).toBe(false);
  await Guest.join(server.url, code, 'ann', { token: ann.token });
  await expect(Guest.join(server.url, code, 'eve', { ticket: 'made up' })).rejects.toThrow();
  const same = samples(await figures());
  const ours = (all: Map<string, number>) => [...all].filter(([name]) => /^illuminice_.*(_total|_seconds)/.test(name));
  expect(ours(same)).toEqual(ours(before));
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
  const after = samples(await figures());
  jest.restoreAllMocks();
  const value = (name: string) => after.get(name) ?? Number.NaN;
  expect(value('illuminice_intent_seconds_count')).toBe(2);
  expect(value('illuminice_intent_seconds_bucket{le="+Inf"}')).toBe(2);
  expect(value('illuminice_intent_seconds_sum')).toBeGreaterThan(0);
  expect(value('illuminice_journal_entries_total')).toBe(1);
  expect(value('illuminice_write_seconds_count')).toBeGreaterThanOrEqual(3);
  expect(value('illuminice_returned_total')).toBe(1);
  expect(value('illuminice_joins_refused_total{reason="badTicket"}')).toBe(1);
  expect(value('illuminice_received_bytes_total')).toBeGreaterThan(50);
  expect(value('illuminice_sent_bytes_total')).toBeGreaterThan(1000);
  expect(value('illuminice_messages_refused_total{reason="game"}')).toBe(1);
  // Which rule said no is told a day later.
  expect([...after.keys()].filter((name) => name.startsWith('illuminice_rules_refused_total'))).toEqual([]);
  await bob.leave();
});

test('U102 codes of rules show once a day, bounds of windows are seconds', () => {
  let now = 0;
  const counters = new Counters(() => now);
  counters.refused({ code: 'C-402', why: 'captured', text: '' });
  counters.windowClosed(4000);
  now += 60_000;
  expect(counters.shown).toMatchObject({ refused: { game: 1 }, refusedByCode: {}, windows: { count: 1, sum: 4 } });
  now += 24 * 60 * 60_000;
  expect(counters.shown.refusedByCode).toEqual({ 'C-402': 1 });
});

test('U104 the dashboard for Grafana and the alerts ask for nothing that the server does not tell', async () => {
  const text = readFileSync(join(__dirname, '../../../deploy/grafana/illuminice.json'), 'utf8');
  const dashboard = JSON.parse(text) as { panels: { title: string; targets: { expr: string }[] }[] };
  const told = new Set(
    (await figures()).split('\n').flatMap((line) => {
      const [, name, type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
      if (name === undefined) return [];
      return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    }),
  );
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:illuminice|nodejs|process)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(20);
  const rules = readFileSync(join(__dirname, '../../../deploy/prometheus/illuminice.rules.yml'), 'utf8');
  const watched = [...rules.matchAll(/^ +expr: (.*)$/gm)].flatMap(
    ([, expr = '']) => expr.match(/\b(?:illuminice|nodejs|process)_\w+/g) ?? [],
  );
  expect(watched.length).toBeGreaterThan(4);
  expect(watched.filter((name) => !told.has(name))).toEqual([]);
  // A server that is alone tells nothing of a cluster.
  const ofCluster = ['illuminice_processes', 'illuminice_forwarded_connections'];
  expect(asked.filter((name) => !told.has(name) && !ofCluster.includes(name))).toEqual([]);
  // And leaves out none of ours.
  const own = [...told].filter((name) => name.startsWith('illuminice_') && !/_(sum|count)$/.test(name));
  expect(own.filter((name) => !asked.includes(name))).toEqual([]);
});
