import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WIRE_VERSION } from '@illuminice/protocol';
import { Table } from '#server/session/game/table.js';
import { SQLITE_FILE, SqliteStore } from '#server/store/sqlite.js';
import { type PlayedGame, packTable, playGame } from './games.js';

/** Intents that a stored table has behind it: a snapshot, and a quarter more. */
const LENGTH = 250;
/** Tables that are woken, one after the other, to measure how long that takes. */
const WOKEN = 50;

interface Spread {
  p50: number;
  p99: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => Math.round(100 * (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)) / 100;
  return { p50: at(0.5), p99: at(0.99) };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-bench-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** A game that is long enough to be cut. */
export function longGame(): PlayedGame {
  for (let seed = 1; ; seed += 1) {
    const game = playGame(seed, 4);
    if (game.entries.length > LENGTH + 20) return game;
  }
}

/**
 * Starts the server on so many stored tables in mid-game, and comes back to some of them. All in ms: `startMs` from the
 * start of the process until it listens, `firstPlayableMs` until the first table is awake and has given its player's seat
 * back (the answer to the request that a page makes before it opens its socket), `resumeMs` for each of the tables after it.
 */
export function benchRecover(game: PlayedGame, tables: number) {
  return inFolder(async (folder) => {
    const store = SqliteStore.open(folder, 'normal');
    const keys: { code: string; token: string }[] = [];
    const { packed: pattern } = packTable(game, LENGTH);
    for (let i = 0; i < tables; i += 1) {
      const { packed, token } = i < WOKEN ? packTable(game, LENGTH) : again(pattern, game);
      if (i < WOKEN) keys.push({ code: packed.code, token });
      await store.unpack(packed, false);
    }
    await store.close();
    const env = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      UNLIMITED_ADDRESSES: 'loopback',
    };
    const began = performance.now();
    const server = spawn(process.execPath, [fileURLToPath(import.meta.resolve('#server/main.js'))], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      const [line] = (await once(server.stdout, 'data')) as [Buffer];
      const startMs = Math.round(performance.now() - began);
      const port = /localhost:(\d+)/.exec(String(line))?.[1];
      if (port === undefined) throw new Error(`the server does not say where it listens: ${line}`);
      const times: number[] = [];
      for (const key of keys) {
        const asked = performance.now();
        await comeBack(`http://127.0.0.1:${port}`, key);
        times.push(performance.now() - asked);
      }
      const firstPlayableMs = Math.round(startMs + (times[0] ?? 0));
      return { bench: 'recover', tables, startMs, firstPlayableMs, resumeMs: spread(times.slice(1)) };
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });
}

/** The same once more, under a code and an id of its own, without stepping it all again. */
function again({ table, games }: ReturnType<typeof packTable>['packed'], game: PlayedGame) {
  const { packed, token } = packTable(game, 0);
  const { code } = packed;
  const id = packed.games[0]?.row.id as string;
  const record = (table?.row.record ?? '').replace(`"name":"${table?.row.code}"`, `"name":"${code}"`);
  return {
    token,
    packed: {
      code,
      table: table && { ...table, row: { ...table.row, code, game: id, record } },
      games: games.map((one) => ({ ...one, row: { ...one.row, id, code } })),
    },
  };
}

async function comeBack(url: string, { code, token }: { code: string; token: string }): Promise<void> {
  const response = await fetch(`${url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'whoever', version: WIRE_VERSION, token }),
  });
  const answer = (await response.json()) as { sessionId?: string; error?: string };
  if (!answer.sessionId) throw new Error(`table ${code} did not come back: ${answer.error}`);
}

/** What a whole game takes on the disk: journal, snapshot, and its share of the table. */
export function benchBytes(game: PlayedGame) {
  const copies = 50;
  return inFolder(async (folder) => {
    const store = SqliteStore.open(folder, 'normal');
    const size = () => statSync(join(folder, SQLITE_FILE)).size;
    const { packed } = packTable(game, game.entries.length);
    for (let i = 0; i < copies; i += 1) await store.unpack(again(packed, game).packed, false);
    // Closing writes the log into the file.
    await store.close();
    const text = game.entries.reduce((sum, { intent }) => sum + intent.length, 0);
    return { bench: 'bytes', intents: game.entries.length, intentTextBytes: text, bytesPerGame: Math.round(size() / copies) };
  });
}

/** What an intent takes by the rules alone, and by the rules and the writing of it; µs. */
export function benchCommit(game: PlayedGame, durability: 'memory' | 'normal' | 'full') {
  return inFolder(async (folder) => {
    const store = durability === 'memory' ? null : SqliteStore.open(folder, durability);
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const { packed } = packTable(game, 0);
      const id = packed.games[0]?.row.id as string;
      const { code } = packed;
      await store?.unpack(packed, false);
      const table = Table.begin(game.game);
      for (const [rev, { by, intent }] of game.intents.entries()) {
        const at = Date.now();
        const began = performance.now();
        table.play(by, intent);
        const entry = { player: by, n: rev + 1, at, intent: store ? JSON.stringify(intent) : '' };
        const pulse = `{"timer":null,"restingSince":null,"heard":{"${by}":[[${rev + 1},"abcdefgh",${rev}]]}}`;
        await store?.write({ code, rev, at, pulse, played: { game: id, first: rev + 1, entries: [entry] } });
        times.push(1000 * (performance.now() - began));
      }
    }
    await store?.close();
    return { bench: 'commit', durability, intents: times.length, perIntentUs: spread(times) };
  });
}
