import { join as joinPath } from 'node:path';
import type { PeerTable } from './peer-table.js';
import { OURS, programOf, ServerProcess } from './server-process.js';
import { BoardgameTable, ColyseusTable, OurTable, RelayTable } from './tables.js';

/** The servers that are measured: ours, and three others to compare it with. */
export const CONTESTANTS = {
  ours: { file: OURS, table: OurTable, env: {} },
  /** The same rules, served by boardgame.io. */
  B: { file: programOf('boardgame'), table: BoardgameTable, env: { NODE_ENV: 'production' } },
  /** A bare room of Colyseus, with a state of like size. */
  C: { file: programOf('colyseus'), table: ColyseusTable, env: {} },
  /** A relay that reads nothing. */
  R: { file: programOf('relay'), table: RelayTable, env: {} },
} as const satisfies Record<string, { file: string; table: new (server: ServerProcess) => PeerTable; env: Record<string, string> }>;

export type Contestant = keyof typeof CONTESTANTS;
export const NAMES = Object.keys(CONTESTANTS) as Contestant[];

/** Figures of one contestant. */
export type Figures = Record<string, number>;

export const rounded = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

const at = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

export const median = (values: readonly number[]): number =>
  at(
    [...values].sort((one, other) => one - other),
    0.5,
  );

/** Starts a contestant's server, for as long as the work takes. @param warm intents that it carries out before, as `warmUp` says */
export async function withServer<T>(
  name: Contestant,
  work: (server: ServerProcess, Table: new (server: ServerProcess) => PeerTable) => Promise<T>,
  warm = 0,
) {
  const { file, table, env } = CONTESTANTS[name];
  const server = await ServerProcess.start(file, env);
  try {
    await warmUp(server, table, warm);
    return await work(server, table);
  } finally {
    await server.stop();
  }
}

/** Opens so many tables. */
export async function tablesOf(
  server: ServerProcess,
  Table: new (server: ServerProcess) => PeerTable,
  { rooms, players, seed = 1 }: { rooms: number; players: number; seed?: number },
): Promise<PeerTable[]> {
  const tables: PeerTable[] = [];
  for (let i = 0; i < rooms; i += 1) {
    const table = new Table(server);
    await table.open(players, seed + i);
    tables.push(table);
  }
  return tables;
}

/** Every table carries so many steps out, one right after the other. @returns steps, and ms of each until all had it */
export async function play(tables: readonly PeerTable[], steps: number): Promise<{ intents: number; times: number[] }> {
  const times: number[] = [];
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < steps; i += 1) {
        const ms = await table.act();
        if (ms === null) return;
        times.push(ms);
      }
    }),
  );
  return { intents: times.length, times: times.sort((one, other) => one - other) };
}

/** Tables at a time that a server is warmed up at, intents at each of them at most, and the seed of the first. */
const WARMING = { rooms: 20, steps: 200, seed: 100_000 };

/**
 * So many intents at tables of their own, which are left then: what is measured is the server as it is for good, not its
 * compilers at work.
 */
async function warmUp(server: ServerProcess, Table: new (server: ServerProcess) => PeerTable, intents: number): Promise<void> {
  const { rooms, steps } = WARMING;
  for (let { seed } = WARMING, left = intents; left > 0; seed += rooms) {
    const tables = await tablesOf(server, Table, { rooms, players: 4, seed });
    left -= (await play(tables, Math.min(steps, Math.ceil(left / rooms)))).intents;
    sound(tables);
    for (const table of tables) table.close();
  }
}

/** Whether every step was carried out. @throws Error if not */
function sound(tables: readonly PeerTable[]): void {
  const error = tables.flatMap(({ errors }) => errors)[0];
  if (error) throw new Error(error);
}

const bytesOf = (tables: readonly PeerTable[]): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);

/** Tables, intents at each until it counts and while it does, and intents before all of it. */
export interface Load {
  rooms: number;
  steps: number;
  warm: number;
}

/** Saturated: each table sends the next intent as soon as all have the last. @param profile folder for what the server did meanwhile */
export const sync = (
  name: Contestant,
  { rooms, steps, spectators, warm }: Load & { spectators: number },
  profile?: string,
): Promise<Figures> =>
  withServer(
    name,
    async (server, Table) => {
      const tables = await tablesOf(server, Table, { rooms, players: 4 });
      for (const table of tables) for (let i = 0; i < spectators; i += 1) await table.watch();
      // The games come to their middle.
      await play(tables, steps);
      const [{ cpu }, bytes] = [await server.usage(), bytesOf(tables)];
      if (profile) await server.profile(null);
      const { intents, times } = await play(tables, steps);
      const after = await server.usage();
      if (profile) await server.profile(joinPath(profile, `${name}-${spectators}.cpuprofile`));
      const received = bytesOf(tables) - bytes;
      // One table alone tells how long a step takes where nobody waits for another's.
      const alone: number[] = [];
      for (const table of tables) if (alone.length < steps) alone.push(...(await play([table], steps)).times);
      alone.sort((one, other) => one - other);
      sound(tables);
      for (const table of tables) table.close();
      return {
        rooms,
        clients: 4 + spectators,
        intents,
        cpuUsPerIntent: rounded((after.cpu - cpu) / intents),
        bytesPerIntentAndClient: rounded(received / intents / (4 + spectators)),
        aloneP50Ms: rounded(at(alone, 0.5), 2),
        aloneP99Ms: rounded(at(alone, 0.99), 2),
        saturatedP50Ms: rounded(at(times, 0.5), 2),
      };
    },
    warm,
  );

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long tables are watched at which nobody does anything, in s: our signs of life are asked for every 10. */
const QUIET = 20;

/** The share of a core that `scale` looks for, how near is near enough, and how often it looks at most. */
const BUSY = { share: 0.7, near: 0.04, tries: 6 };
/** Tables that `scale` opens at most: whoever holds more is reckoned from these. */
const MOST_ROOMS = 2000;

/** One intent a second at each table. @returns intents, the seconds they took, and the server's processor time, in µs */
async function paced(server: ServerProcess, tables: readonly PeerTable[], seconds: number) {
  const { cpu } = await server.usage();
  const began = performance.now();
  let intents = 0;
  await Promise.all(
    tables.map(async (table, i) => {
      const offset = (1000 * i) / tables.length;
      for (let second = 0; second < seconds; second += 1) {
        await wait(Math.max(0, began + offset + 1000 * second - performance.now()));
        if ((await table.act()) !== null) intents += 1;
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  return { intents, took, spent: (await server.usage()).cpu - cpu };
}

/**
 * Tables at one intent a second each, as many as take 70 % of a core: one intent among many is cheaper than one alone, so that
 * few tables do not tell what many take. Then nothing at all at those tables.
 */
export const scale = (name: Contestant, { rooms, warm }: Omit<Load, 'steps'>, seconds: number): Promise<Figures> =>
  withServer(
    name,
    async (server, Table) => {
      const tables: PeerTable[] = [];
      const measured: { rooms: number; share: number; rate: number; cost: number }[] = [];
      for (let wanted = rooms; measured.length < BUSY.tries; ) {
        const more = await tablesOf(server, Table, { rooms: Math.max(0, wanted - tables.length), players: 4, seed: 1 + tables.length });
        tables.push(...more);
        // Their games come to their middle.
        await play(more, 30);
        const { intents, took, spent } = await paced(server, tables.slice(0, wanted), seconds);
        const share = spent / took / 1_000_000;
        measured.push({ rooms: wanted, share, rate: intents / took, cost: spent / intents });
        if (Math.abs(share - BUSY.share) <= BUSY.near || (share < BUSY.share && wanted === MOST_ROOMS)) break;
        wanted = Math.min(MOST_ROOMS, Math.round(wanted * Math.min(2, BUSY.share / share)));
      }
      // Until the compilers and the collector have done what was left to do.
      await wait(3000);
      const idle = await server.usage();
      await wait(QUIET * 1000);
      const rest = (await server.usage()).cpu - idle.cpu;
      sound(tables);
      for (const table of tables) table.close();
      const distance = ({ share }: { share: number }) => Math.abs(share - BUSY.share);
      const { rooms: open, share, rate, cost } = measured.reduce((one, other) => (distance(other) < distance(one) ? other : one));
      return {
        rooms: open,
        intentsPerSecond: rounded(rate),
        share: rounded(share, 2),
        cpuUsPerIntent: rounded(cost),
        roomsAt70Percent: Math.round((BUSY.share / share) * rate),
        idleUsPerRoomAndSecond: rounded(rest / tables.length / QUIET),
      };
    },
    warm,
  );

/** Parts in which what a spectator adds is measured. */
const WINDOWS = 5;

/** What a spectator adds to a step. Measured twice, the first time for the compilers, which have never seen any. */
export const growth = (name: Contestant, { rooms, steps, spectators, warm }: Load & { spectators: number }): Promise<Figures> =>
  withServer(
    name,
    async (server, Table) => {
      const once = async (seed: number): Promise<{ bare: number; watched: number }> => {
        const tables = await tablesOf(server, Table, { rooms, players: 4, seed });
        // The median of several, since whoever shares the machine disturbs some of them.
        const perIntent = async () => {
          const costs: number[] = [];
          for (let i = 0; i < WINDOWS; i += 1) {
            const before = await server.usage();
            const { intents } = await play(tables, Math.ceil(steps / WINDOWS));
            costs.push(((await server.usage()).cpu - before.cpu) / intents);
          }
          return median(costs);
        };
        await play(tables, steps);
        const bare = await perIntent();
        for (const table of tables) for (let i = 0; i < spectators; i += 1) await table.watch();
        // What their coming has left to do for the collector is no part of a step.
        await play(tables, steps);
        const watched = await perIntent();
        sound(tables);
        for (const table of tables) table.close();
        return { bare, watched };
      };
      await once(1 + rooms);
      const { bare, watched } = await once(1);
      return { rooms, cpuUsPerIntent: rounded(bare), spectators, usPerSpectatorAndStep: rounded((watched - bare) / spectators) };
    },
    warm,
  );

/** Heap of a table in mid-game, and at last of a long game. What the compilers make belongs to the process, not to a table. */
export const memory = (name: Contestant, { rooms, steps, warm }: Load): Promise<Figures> =>
  withServer(
    name,
    async (server, Table) => {
      // Until the tables of the warm-up are asleep.
      await wait(10_000);
      const { heap: before } = await server.usage(true);
      const tables = await tablesOf(server, Table, { rooms, players: 4 });
      await play(tables, steps);
      const kB = ((await server.usage(true)).heap - before) / rooms / 1000;
      const { intents } = await play(tables, 4 * steps);
      const late = ((await server.usage(true)).heap - before) / rooms / 1000;
      sound(tables);
      for (const table of tables) table.close();
      return { rooms, steps, kBPerRoom: rounded(kB), laterSteps: Math.round(steps + intents / rooms), laterKBPerRoom: rounded(late) };
    },
    warm,
  );

/** Somebody comes to look on in mid-game. */
export const join = (name: Contestant, joins: number, { steps, warm }: Omit<Load, 'rooms'>): Promise<Figures> =>
  withServer(
    name,
    async (server, Table) => {
      const tables = await tablesOf(server, Table, { rooms: 4, players: 4 });
      await play(tables, steps);
      const times: number[] = [];
      const bytes: number[] = [];
      let spent = 0;
      for (let i = 0; i < joins; i += 1) {
        const table = tables[i % tables.length] as PeerTable;
        const { cpu } = await server.usage();
        const began = performance.now();
        const line = await table.watch();
        times.push(performance.now() - began);
        await wait(20);
        spent += (await server.usage()).cpu - cpu;
        bytes.push(line.bytes);
        line.socket.terminate();
        table.lines.pop();
        await wait(20);
      }
      for (const table of tables) table.close();
      return { joins, p50Ms: rounded(median(times), 2), cpuUs: Math.round(spent / joins), bytes: Math.round(median(bytes)) };
    },
    warm,
  );

/** From the start of the process until it listens. */
export const start = (name: Contestant): Promise<Figures> =>
  withServer(name, async ({ started }) => ({ ms: Math.round(started.ms), cpuMs: Math.round(started.cpuMs) }));
