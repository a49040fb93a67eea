/** The simulation of docs/scaling.md: what it reckons, and that what it plays follows from its costs. */
import { Agenda } from '../tools/scale/agenda.js';
import { type Costs, type Load, needsOf, PLANNED, type Site, siteFor } from '../tools/scale/costs.js';
import { type FaultKind, type Plan, simulate } from '../tools/scale/world.js';

/** Round ones, whatever the last measurement said. */
const COSTS: Costs = {
  ...{ intentUs: 1000, idleTableUs: 13, clientStepUs: 15, joinUs: 6000, wakeUs: 12_000, forwardUs: 25 },
  ...{ tableKB: 260, socketKB: 12, stepBytes: 130, databaseWriteUs: 60, databaseReadUs: 120 },
};
const LOAD: Load = { seats: 4000, seatsPerTable: 4, spectatorsPerTable: 0, intentsPerTable: 0.2 };
const KIND = { perMachine: 2, databaseCores: 4, sticky: false };
const SITE: Site = { ...KIND, processes: 6, databases: 1 };

const run = (change: Partial<Plan> = {}) =>
  simulate({ costs: COSTS, load: LOAD, site: SITE, quietMs: 5000, afterMs: 40_000, fault: null, seed: 7, ...change });

describe('the agenda', () => {
  test('runs events by time, and simultaneous ones in planned order', () => {
    const agenda = new Agenda();
    const done: string[] = [];
    for (const [ms, what] of [
      [30, 'c'],
      [10, 'a'],
      [20, 'b'],
      [10, 'a2'],
      [50, 'late'],
    ] as const)
      agenda.after(ms, () => done.push(what));
    agenda.after(5, () => agenda.after(20, () => done.push(`b2 at ${agenda.now}`)));
    agenda.runUntil(40);
    expect([done, agenda.now]).toEqual([['a', 'a2', 'b', 'b2 at 25', 'c'], 40]);
    agenda.runUntil(60);
    expect(done.at(-1)).toBe('late');
  });
});

describe('what a load needs', () => {
  test('follows the costs, on the fewest processes and databases without overload', () => {
    for (const seats of [1000, 100_000, 1_000_000]) {
      const load = { ...LOAD, seats };
      const site = siteFor(COSTS, load, KIND);
      const needs = needsOf(COSTS, load, site);
      expect([needs.busy <= PLANNED, needs.databaseBusy <= PLANNED]).toEqual([true, true]);
      if (site.processes > 1) expect(needsOf(COSTS, load, { ...site, processes: site.processes - 1 }).busy).toBeGreaterThan(PLANNED);
      expect(needs.writesPerSecond).toBeCloseTo(seats / 20);
    }
  });

  test('a balancer that knows where a table is spares sockets and work', () => {
    const [any, sticky] = [false, true].map((one) => needsOf(COSTS, LOAD, { ...SITE, sticky: one }));
    expect(sticky?.socketsPerProcess).toBeCloseTo(4000 / 6);
    expect(any?.socketsPerProcess).toBeCloseTo((4000 / 6) * (1 + (2 * 5) / 6));
    expect(any?.busy).toBeGreaterThan(sticky?.busy as number);
  });
});

describe('the simulation', () => {
  test('is reproducible by seed', () => {
    expect(run({ fault: 'machine' })).toEqual(run({ fault: 'machine' }));
    expect(run({ fault: 'machine', seed: 8 })).not.toEqual(run({ fault: 'machine' }));
  });

  test('has no absences without faults, and the calculated load', () => {
    const { intents, paused, lost, away, moved, quiet } = run();
    expect([paused, lost, away, moved]).toEqual([0, 0, 0, 0]);
    // 1,000 tables, 0.2 intents a second each, 45 s.
    expect(Math.abs(intents - 9000)).toBeLessThan(300);
    expect(quiet.p50).toBeGreaterThan((COSTS.intentUs + COSTS.databaseWriteUs / 4) / 1000);
    expect(quiet.p99).toBeLessThan(20);
  });

  test('shows growing queues above capacity', () => {
    const site = { ...SITE, processes: 1 };
    const [calm, tooMuch] = [1, 10].map((times) => run({ site, load: { ...LOAD, seats: times * 10_000 }, afterMs: 10_000 }));
    expect(calm?.backlogMs).toBeLessThan(100);
    expect(tooMuch?.backlogMs).toBeGreaterThan(3000);
  });

  test.each<[FaultKind, number, number]>([
    // What is at home at one of six processes, or comes by it; then everything.
    ['process', 1000, 1500],
    ['machine', 2000, 2600],
    ['balancer', 4000, 4000],
    ['database', 4000, 4000],
  ])('%s: those who lose their connection are all back', (fault, least, most) => {
    const { lost, away, moved, back } = run({ fault });
    expect([lost >= least, lost <= most, away]).toEqual([true, true, 0]);
    expect(moved > 0).toBe(fault !== 'balancer');
    // Without a word a lease has to end first; a database is away for 20 s.
    expect(back.max).toBeGreaterThan(fault === 'balancer' ? 3000 : fault === 'database' ? 15_000 : 4500);
    expect(back.max).toBeLessThan(30_000);
  });

  test('shows immediate handover of tables in a rolling replacement', () => {
    const rolling = run({ fault: 'rolling' });
    expect([rolling.away, rolling.moved >= 1000]).toEqual([0, true]);
    expect(rolling.back.p50).toBeLessThan(2000);
  });
});
