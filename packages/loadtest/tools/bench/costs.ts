import { readdirSync, readFileSync } from 'node:fs';
import { pack, unpack } from '@colyseus/msgpackr';
import { WIRE_VERSION } from '@illuminice/protocol';
import { Protocol } from 'colyseus.js';
import { OwnPostgres } from '#loadtest/own-postgres.js';
import type { Costs } from '../scale/costs.js';
import { play, tablesOf } from './measure.js';
import type { Line } from './peer-table.js';
import { OURS, ServerProcess } from './server-process.js';
import { enter, kindOf, OurTable, post } from './tables.js';

/** How long it is waited for what goes on by itself, in s; after how long a table sleeps that nobody is at, in minutes. */
const QUIET = 10;
const IDLE_MINUTES = 0.03;
const SPECTATORS = 5;
/** Headers of a segment with one frame in it, in bytes. */
const SEGMENT = 54;
/** Messages that are passed on, lines of chat of each table, and questions. */
const PINGS = 2000;
const LINES = 60;
const QUESTIONS = 400;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Costs of a table, a client and a step: one server on SQLite, classic games in their middle. */
async function ofTables(rooms: number, steps: number) {
  const server = await ServerProcess.start(OURS, { IDLE_MINUTES: String(IDLE_MINUTES) });
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = (await server.usage()).cpu;
    await work();
    return (await server.usage()).cpu - before;
  };
  try {
    // What the process does by itself, tables or none.
    const alone = await cpuOf(() => wait(1000 * QUIET));
    const first = await tablesOf(server, OurTable, { rooms: 3, players: 4, seed: 1000 });
    await play(first, 2 * steps);
    const empty = (await server.usage(true)).heap;
    const tables = await tablesOf(server, OurTable, { rooms, players: 4 });
    await play(tables, steps);
    const full = (await server.usage(true)).heap;
    const bytes = () => tables.reduce((sum, table) => sum + table.bytes, 0);
    let [intents, received] = [0, bytes()];
    const bare = await cpuOf(async () => {
      intents = (await play(tables, steps)).intents;
    });
    received = (bytes() - received) / intents / 4;
    const heap = (await server.usage(true)).heap;
    const joins = await cpuOf(async () => {
      for (const table of tables) for (let i = 0; i < SPECTATORS; i += 1) await table.watch();
    });
    const watchedHeap = (await server.usage(true)).heap;
    let watchedIntents = 0;
    const watched = await cpuOf(async () => {
      watchedIntents = (await play(tables, steps)).intents;
    });
    const idle = await cpuOf(() => wait(1000 * QUIET));
    for (const table of tables) {
      table.close();
      table.lines.length = 0;
    }
    await wait(60_000 * IDLE_MINUTES + 3000);
    const woken = await cpuOf(async () => {
      for (const table of tables) await table.watch();
    });
    const joinUs = joins / rooms / SPECTATORS;
    return {
      intentUs: bare / intents,
      idleTableUs: Math.max(0, idle - alone) / (rooms + 3) / QUIET,
      clientStepUs: Math.max(0, (watched / watchedIntents - bare / intents) / SPECTATORS),
      joinUs,
      wakeUs: Math.max(0, woken / rooms - joinUs),
      tableKB: (full - empty) / rooms / 1000,
      socketKB: Math.max(0, (watchedHeap - heap) / rooms / SPECTATORS / 1000),
      stepBytes: received + SEGMENT,
    };
  } finally {
    await server.stop();
  }
}

/** Processor time of a PostgreSQL and its sessions, in µs, to 10 ms. @param port where it listens */
function cpuOfPostgres(port: string): number {
  const all = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      const isMain = words[0]?.endsWith('/postgres') === true && words[words.indexOf('-p') + 1] === port;
      // Parent; user and system time, its own and of its children that have ended.
      return [{ name, parent: fields[1], isMain, ticks: fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) }];
    } catch {
      return [];
    }
  });
  const main = all.find(({ isMain }) => isMain);
  if (!main) throw new Error(`no PostgreSQL listens on ${port}`);
  return 10_000 * all.filter((one) => one === main || one.parent === main.name).reduce((sum, { ticks }) => sum + ticks, 0);
}

/** A client in a lobby, which waits for each answer. */
class Caller {
  #line!: Line;
  #n = 0;
  #answered = () => {};

  /** @param reserve where the table is at home @param door the process that it comes by */
  static async at(reserve: ServerProcess, door: ServerProcess, code: string, name: string): Promise<Caller> {
    const caller = new Caller();
    const options = { name, version: WIRE_VERSION };
    const reservation = await post(`http://127.0.0.1:${reserve.port}/matchmake/joinById/${code}`, options);
    const welcome = new Promise<void>((resolve) => {
      caller.#answered = resolve;
    });
    caller.#line = await enter(door.port, reservation, null, (data) => {
      const kind = kindOf(data);
      if (kind === 'welcome' || kind === 'accepted') caller.#answered();
      if (kind === 'refused') throw new Error(JSON.stringify(unpack(data.subarray(9))));
    });
    await welcome;
    return caller;
  }

  say(type: string, body: object): Promise<void> {
    return new Promise((resolve) => {
      this.#n += 1;
      this.#answered = resolve;
      this.#line.socket.send(Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), pack(type), pack({ n: this.#n, ...body })]));
    });
  }
}

/** Costs of what goes by another process, and of the database that both share. */
async function ofCluster(rooms: number) {
  const database = await OwnPostgres.start();
  const env = { DATABASE_URL: database.url, CLUSTER_ADDRESS: '127.0.0.1', CHAT_LINES: '1000000' };
  const home = await ServerProcess.start(OURS, env);
  const door = await ServerProcess.start(OURS, env);
  try {
    const codes: string[] = [];
    for (let i = 0; i < rooms; i += 1)
      codes.push(String((await post(`http://127.0.0.1:${home.port}/api/tables`, { ruleset: 'classic', seats: 4 })).code));
    const there = await Caller.at(home, door, codes[0] as string, 'Passer');
    for (let i = 0; i < PINGS / 4; i += 1) await there.say('ping', {});
    const before = (await door.usage()).cpu;
    for (let i = 0; i < PINGS; i += 1) await there.say('ping', {});
    const forwardUs = ((await door.usage()).cpu - before) / PINGS / 2;

    const talkers = await Promise.all(codes.map((code, i) => Caller.at(home, home, code, `Talker ${i}`)));
    const talk = (lines: number) =>
      Promise.all(
        talkers.map(async (talker) => {
          for (let i = 0; i < lines; i += 1) await talker.say('chat', { text: `A line of some length, number ${i}` });
        }),
      );
    await talk(LINES / 4);
    const idleDatabase = cpuOfPostgres(new URL(database.url).port);
    await talk(LINES);
    const written = cpuOfPostgres(new URL(database.url).port);
    for (let i = 0; i < QUESTIONS; i += 1) await (await fetch(`http://127.0.0.1:${door.port}/api/tables/${codes[i % rooms]}`)).text();
    const asked = cpuOfPostgres(new URL(database.url).port);
    return {
      forwardUs,
      databaseWriteUs: (written - idleDatabase) / LINES / rooms,
      databaseReadUs: (asked - written) / QUESTIONS,
    };
  } finally {
    await Promise.all([home.stop(), door.stop()]);
    await database.end();
  }
}

/** All that the simulation of docs/scaling.md reckons with. @param steps intents at each table until it counts, and while it does */
export async function costs(rooms: number, steps: number): Promise<Costs> {
  const all: Costs = { ...(await ofTables(rooms, steps)), ...(await ofCluster(rooms)) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, Number(value.toPrecision(3))])) as unknown as Costs;
}
