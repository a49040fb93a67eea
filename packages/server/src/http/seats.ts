import { type SeatsTold, seatsAskedSchema, tableCode } from '@illuminice/protocol';
import { json, type Request, type RequestHandler, type Response } from 'express';
import type { Backend } from '../backend.js';
import { refuse } from '../refuse.js';
import { firstProblem } from '../session/lobby/lobby.js';
import { asleep } from '../session/lobby/summary.js';
import { awaitedIn } from '../store/record.js';
import { HttpRefused } from './errors.js';
import { paced } from './paced.js';

/** Largest body: twelve seats, each with code and token. */
const MOST_BODY = '4kb';
/** Least cost of an answer in a turn of the event loop, in ms. */
const LOOKING = 1;

type Told = SeatsTold['seats'][number]['seat'];

/**
 * `POST /api/seats`: the tables of one device, and which of them wait for it. No table wakes. Each seat is opened by its token and
 * counted as a guess before; codes and tokens that open nothing get the same answer.
 */
export function seats({ access, store, tables }: Backend): RequestHandler[] {
  const tell = async (code: string, token: string): Promise<Told> => {
    const player = await tables.seatOf(code, token);
    if (player === null) return null;
    const room = tables.get(code);
    if (room) return { player, awaited: room.session.awaits(player), table: room.session.summary };
    const [record, pulse] = await Promise.all([store.record(code), store.pulse(code)]);
    if (record === undefined || pulse === undefined) return null;
    const table = asleep(code, record);
    return { player, awaited: table.stage === 'playing' && awaitedIn(pulse).includes(player), table };
  };

  const answer = async (request: Request, response: Response<SeatsTold>): Promise<void> => {
    const asked = seatsAskedSchema.safeParse(request.body);
    if (!asked.success) throw new HttpRefused(400, refuse('badMessage', { problem: firstProblem(asked.error) }));
    const address = access.addresses.of(request);
    const told: SeatsTold['seats'][number][] = [];
    for (const { code, token } of asked.data.seats) {
      if (!(await access.rates.bruteForce.take(address))) throw new HttpRefused(429, refuse('tooManyMisses'));
      const known = tableCode(code);
      const seat = known ? await tell(known, token) : null;
      if (seat) access.rates.bruteForce.give(address);
      told.push({ code, seat });
    }
    response.set('Cache-Control', 'no-store').json({ seats: told });
  };

  return [paced(access, LOOKING), json({ limit: MOST_BODY }), answer];
}
