import {
  type CreateTable,
  createTableSchema,
  DEFAULT_CLOCK,
  JOIN_ERROR,
  PUBLIC_CLOCK,
  rulesetSchema,
  settingsAmong,
  type TableCreated,
} from '@illuminice/protocol';
import { type AnyState, loadScenario } from '@illuminice/rules';
import { ServerError } from 'colyseus';
import { json, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { Backend } from '../backend.js';
import type { Config } from '../config.js';
import { GAMES } from '../games/games.js';
import { refuse } from '../refuse.js';
import { hashPassword, sameText } from '../secrets.js';
import { branchAt, isFinished } from '../session/game/branch.js';
import { Unplayable } from '../session/game/resume.js';
import { firstProblem, readOptions, seatsRefusal } from '../session/lobby/lobby.js';
import type { TableOrder } from '../session/messages/opening.js';
import type { Store } from '../store/store.js';
import { EVENT_LOOP } from '../yielding.js';
import { newCode } from './codes.js';
import { answer, HttpRefused } from './errors.js';
import { ownUrl } from './own-url.js';
import { paced } from './paced.js';

/** Largest body, and largest with a scenario: a body is parsed in one go. */
const MOST_BODY = '8kb';
const MOST_SCENARIO = '64kb';
/** Least cost of opening a table in a turn of the event loop, in ms: a game may be dealt, computer players begin. */
const OPENING = 4;

type Asked = z.output<typeof createTableSchema>;
type Branching = NonNullable<Asked['from']>;

export function createTable({ config, access, store, tables }: Backend): RequestHandler[] {
  const counted: RequestHandler = (request, response, next) => {
    const { rates } = access;
    if (rates.tables.take(access.addresses.of(request))) next();
    else answer(response, 429, refuse('tooManyRequests', { most: rates.tables.most }));
  };

  /** Password of servers that restrict opening; attempts are counted before they are checked. */
  const checkPassword = async ({ opening }: Asked, address: string): Promise<void> => {
    if (config.createPassword === undefined) return;
    if (opening !== undefined && !(await access.rates.bruteForce.take(address))) throw new HttpRefused(429, refuse('tooManyMisses'));
    if (opening === undefined || !sameText(opening, config.createPassword)) throw new HttpRefused(403, refuse('opensByPassword'));
    access.rates.bruteForce.give(address);
  };

  /** Counts the table. @returns uncounts it */
  const count = async (address: string): Promise<() => void> => {
    const most = access.limits.addressTables;
    const closed = await tables.enter(() => access.counts.openTable(address, config.maxTables, most));
    if (closed === 'tooManyTables') throw new HttpRefused(503, refuse(closed));
    if (closed === 'tooManyTablesHere') throw new HttpRefused(429, refuse(closed, { most }));
    return closed;
  };

  const open = async (order: Omit<TableOrder, 'code'>, closed: () => void): Promise<string> => {
    try {
      const code = await unusedCode(store);
      order.settings.name ||= code;
      await tables.create({ order: { ...order, code } }, closed);
      return code;
    } catch (error) {
      closed();
      // Other errors come from the store; the room's are refusals with a sentence.
      if (!(error instanceof ServerError) || error.code === JOIN_ERROR.unsaved) throw new HttpRefused(503, refuse('unsaved'));
      throw error;
    }
  };

  /** Counts the table before a game is wound for it. */
  const goOn = async (asked: Asked, from: Branching, address: string): Promise<string> => {
    const closed = await count(address);
    const order = await branchOrder(config, store, asked, from).catch((error: unknown) => {
      closed();
      throw error;
    });
    return open(order, closed);
  };

  const handle = async (request: Request, response: Response<TableCreated>): Promise<void> => {
    if (access.closing) throw new HttpRefused(503, refuse('stopping'));
    const own = ownUrl(request, config);
    if (own === null) throw new HttpRefused(400, refuse('badMessage', { problem: 'Host: no name of a server' }));
    const asked = readOrder(request.body);
    const address = access.addresses.of(request);
    await checkPassword(asked, address);
    const code = asked.from ? await goOn(asked, asked.from, address) : await open(orderOf(config, asked), await count(address));
    response.status(201).json({ code, link: `${own}/t/${code}`, roomId: code });
  };

  const body = json({ limit: config.allowScenarios ? MOST_SCENARIO : MOST_BODY, strict: true });
  return [counted, paced(access, OPENING), body, handle];
}

function readOrder(body: CreateTable | undefined): Asked {
  const asked = createTableSchema.safeParse(body ?? {});
  if (asked.success) return asked.data;
  const isName = asked.error.issues[0]?.path[0] === 'name';
  throw new HttpRefused(400, isName ? refuse('badName') : refuse('badMessage', { problem: firstProblem(asked.error) }));
}

/** Checked order for a table. @throws HttpRefused */
function orderOf(config: Config, asked: Asked): Omit<TableOrder, 'code'> {
  const { ruleset, computers, start, name = '', password } = asked;
  const game = GAMES[ruleset];
  const read = readOptions(ruleset, { ...(start && game.atOnce), ...asked.options });
  if ('refusal' in read) throw new HttpRefused(400, read.refusal);
  const state = readScenario(config, asked);
  const seats = state?.board.seats.length ?? asked.seats ?? (start ? Math.max(2, computers + 1) : 6);
  const tooMany = seatsRefusal(ruleset, seats);
  if (tooMany) throw new HttpRefused(400, tooMany);
  if (computers >= seats) throw new HttpRefused(400, refuse('tooManyComputers', { most: seats - 1, seats }));
  const clock = asked.clock ?? (asked.public ? PUBLIC_CLOCK : DEFAULT_CLOCK);
  return {
    seats,
    computers,
    start,
    settings: {
      ...settingsAmong({ ...asked, clock }),
      ...{ ruleset, name },
      passwordHash: password === undefined ? null : hashPassword(password),
      options: state ? game.optionsOf(state.board) : read.options,
    },
    ...(state && { state }),
  };
}

/** Order of a table that continues a finished game from a moment, with its players' seats. @throws HttpRefused */
async function branchOrder(
  config: Config,
  store: Store,
  asked: Asked,
  { game: id, moment, as }: Branching,
): Promise<Omit<TableOrder, 'code'>> {
  const game = await store.game(id);
  if (!game || !isFinished(game)) throw new HttpRefused(404, refuse('noSuchGame'));
  const branch = await branchAt({ store, yielding: EVENT_LOOP }, game, moment, as).catch((error: unknown) => {
    throw error instanceof Unplayable ? new HttpRefused(409, refuse('cannotGoOn')) : error;
  });
  if (branch === 'over') throw new HttpRefused(400, refuse('badMessage', { problem: 'from.moment: the game is over by then' }));
  if (branch === 'notPlaying') throw new HttpRefused(400, refuse('badMessage', { problem: 'from.as: nobody who plays then' }));
  const ruleset = rulesetSchema.parse(game.ruleset);
  const { scenario: _, options: __, ...rest } = asked;
  const order = orderOf(config, { ...rest, ruleset, seats: game.players.length, start: false });
  return { ...order, settings: { ...order.settings, options: JSON.parse(game.options) }, branch };
}

/** State of a scenario, if one is asked for. @throws HttpRefused */
function readScenario(config: Config, { ruleset, scenario }: Asked): AnyState | undefined {
  if (scenario === undefined) return undefined;
  if (!config.allowScenarios) throw new HttpRefused(403, refuse('noScenarios'));
  const loaded = loadScenario(GAMES[ruleset].ruleset, scenario);
  if (loaded.ok) return loaded.state;
  const problem = loaded.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new HttpRefused(400, refuse('badScenario', { problem }));
}

async function unusedCode(store: Store): Promise<string> {
  for (;;) {
    const code = newCode();
    if (!(await store.isUsed(code))) return code;
  }
}
