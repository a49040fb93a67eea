import { type Erased, type OwnData, type OwnGame, ownSeatSchema, tableCode } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { ServerError } from 'colyseus';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Backend } from '../backend.js';
import { refuse } from '../refuse.js';
import { refusedJoin } from '../registry/join-error.js';
import { firstProblem } from '../session/lobby/lobby.js';
import { pagesOf } from '../store/pages.js';
import { castSchema, recordSchema, talkSchema } from '../store/record.js';
import type { GameOfTable, Store } from '../store/store.js';
import { EVENT_LOOP } from '../yielding.js';
import { answer, HttpRefused } from './errors.js';
import { paced } from './paced.js';

/** Least cost of reading or waking a table in a turn of the event loop, in ms. */
const READING = 4;
/** Stored of a seat, but nobody's to read: hashes, and choices that are sealed as their owner sealed them. */
const HASHES = new Set(['tokenHash', 'ticket']);

/** `/api/tables/CODE/mine` and `/erase`: what is stored of a seat's owner, for whoever has its token. */
export function ownData(backend: Backend, forgetGame: (id: string) => void): Router {
  const { config, access, log, store, tables } = backend;
  const router = Router();

  const counted: RequestHandler = (request, response, next) => {
    const { joins } = access.rates;
    if (joins.take(access.addresses.of(request))) next();
    else answer(response, 429, refuse('tooManyJoins'));
  };
  const before: RequestHandler[] = [counted, paced(access, READING), json({ limit: '1kb', strict: true })];

  /** Table and player of a token. Wrong ones are counted as guesses. @throws HttpRefused */
  const whose = async (request: Request): Promise<{ code: string; player: PlayerId }> => {
    if (access.closing) throw new HttpRefused(503, refuse('stopping'));
    const code = tableCode(String(request.params.code));
    const asked = ownSeatSchema.safeParse(request.body ?? {});
    if (!asked.success) throw new HttpRefused(400, refuse('badMessage', { problem: firstProblem(asked.error) }));
    const address = access.addresses.of(request);
    if (!(await access.rates.bruteForce.take(address))) throw new HttpRefused(429, refuse('tooManyMisses'));
    if (code === null || (!tables.get(code) && (await store.record(code)) === undefined))
      throw new HttpRefused(404, refuse('noSuchTable', { code: code ?? '' }));
    const player = await tables.seatOf(code, asked.data.token);
    if (player === null) throw new HttpRefused(403, refuse('notSeated'));
    access.rates.bruteForce.give(address);
    return { code, player };
  };

  router.post('/api/tables/:code/mine', before, async (request: Request, response: Response) => {
    const { code, player } = await whose(request);
    response.set('Cache-Control', 'no-store').json(await ownDataOf(store, code, player));
  });

  router.post('/api/tables/:code/erase', before, async (request: Request, response: Response) => {
    const { code, player } = await whose(request);
    const address = access.addresses.of(request);
    const enter = async () => {
      const closed = await tables.enter(() => access.counts.openTable(address, config.maxTables, 2 * access.limits.addressTables, true));
      return typeof closed === 'function' ? closed : refusedJoin(closed === 'tooManyTables' ? closed : 'tooManyJoins');
    };
    // A table that sleeps wakes for it: what is in its record depends on each other.
    const isThere = await tables.wake(code, enter).catch((error: unknown) => {
      throw error instanceof ServerError ? new HttpRefused(503, refuse('unsaved')) : error;
    });
    const erased = isThere ? await tables.get(code)?.session.erase(player) : null;
    if (!erased) throw new HttpRefused(503, refuse('unsaved'));
    const games = await eraseFromGames(store, code, player, erased.name);
    for (const id of games.changed) forgetGame(id);
    if (erased.isDeserted && !(await tables.remove(code))) await store.remove(code);
    // Neither name nor address.
    log.info({ table: code, request: response.locals.request }, 'a player had their data erased');
    const { renamed, removed } = games;
    response.json({ seat: erased.isDeserted ? 'table' : erased.seat, renamed, removed } satisfies Erased);
  });

  return router;
}

/** Name of a game's player after their own is erased. */
const nameless = (place: number): string => `Player ${place + 1}`;

/**
 * Replaces the name of a player in the games of a table, as far as they had the seat under that name; removes finished ones in which
 * everybody else was a computer.
 */
async function eraseFromGames(store: Store, code: string, player: PlayerId, name: string) {
  const changed: string[] = [];
  let [renamed, removed] = [0, 0];
  for (const game of await store.gamesOf(code)) {
    const cast = castOf(game);
    const own = cast.findIndex((seat) => seat.player === player && seat.name === name && !seat.computer);
    if (own < 0) continue;
    changed.push(game.id);
    const isAlone = cast.every((seat, i) => i === own || seat.computer);
    if (game.ending && isAlone) {
      await store.removeGame(game.id);
      removed++;
      continue;
    }
    await store.recast(game.id, JSON.stringify(cast.map((seat, i) => (i === own ? { ...seat, name: nameless(i) } : seat))));
    if (game.ending) renamed++;
  }
  return { changed, renamed, removed };
}

const castOf = ({ cast, ending }: GameOfTable) => castSchema.parse(JSON.parse(ending?.cast ?? cast));

async function ownDataOf(store: Store, code: string, player: PlayerId): Promise<OwnData> {
  const stored = await store.load(code);
  if (!stored) throw new HttpRefused(404, refuse('noSuchTable', { code }));
  const record = recordSchema.parse(JSON.parse(stored.record));
  const seat = record.seats.all.find((one) => one.player === player);
  const name = seat?.name ?? '';
  const talk = stored.talk.map((line) => talkSchema.parse(JSON.parse(line)));
  const games: OwnGame[] = [];
  for (const game of await store.gamesOf(code)) {
    const own = castOf(game).find((one) => one.player === player && one.name === name && !one.computer);
    if (own) games.push(await ownGame(store, game, player, own.name));
  }
  return {
    ...{ code, name: record.settings.name, ruleset: record.settings.ruleset, stage: record.stage },
    ...{ opened: stored.created, touched: stored.touched, isHost: record.seats.host === player },
    seat: Object.fromEntries(Object.entries(seat ?? {}).filter(([field]) => !HASHES.has(field))),
    orders: record.orders[player] ?? null,
    score: record.score.find((row) => row.name === name) ?? null,
    chat: talk.flatMap((entry) =>
      entry.kind === 'chat' && (entry.line.from === player || entry.line.to === player)
        ? [{ from: entry.line.from, to: entry.line.to, text: entry.line.text, at: entry.line.at }]
        : [],
    ),
    promises: talk.flatMap((entry) =>
      entry.kind === 'promise' && (entry.by === player || entry.to === player) ? [{ by: entry.by, to: entry.to, text: entry.text }] : [],
    ),
    games,
  };
}

async function ownGame(store: Store, game: GameOfTable, player: PlayerId, name: string): Promise<OwnGame> {
  const intents: OwnGame['intents'][number][] = [];
  let number = 0;
  for await (const page of pagesOf(store, EVENT_LOOP, game.id, 0))
    for (const entry of page) {
      number++;
      if (entry.player === player) intents.push([number, entry.at, JSON.parse(entry.intent)]);
    }
  const { id, begun, ending } = game;
  return { id, name, begun, ended: ending?.at ?? null, outcome: ending && JSON.parse(ending.outcome), intents };
}
