import { JOIN_ERROR, joinSchema, WIRE_VERSION } from '@illuminice/protocol';
import { ServerError } from 'colyseus';
import type { z } from 'zod';
import { refuse } from '../refuse.js';
import { firstProblem } from '../table/lobby.js';

/** The error that a refused join rejects with: a code to act on, a sentence to show. */
export function refusedJoin(why: keyof typeof JOIN_ERROR, values?: Record<string, string | number>): ServerError {
  return new ServerError(JOIN_ERROR[why], refuse(why, values).text);
}

/** The options of a join, or an error to throw. A wrong version is named before anything else, for its shapes may differ. */
export function readJoin(given: unknown): z.output<typeof joinSchema> {
  const version = typeof given === 'object' && given !== null && 'version' in given ? given.version : undefined;
  if (version !== WIRE_VERSION) throw refusedJoin('wrongVersion', { yours: String(version).slice(0, 20), ours: WIRE_VERSION });
  const read = joinSchema.safeParse(given);
  if (read.success) return read.data;
  if (read.error.issues[0]?.path[0] === 'name') throw refusedJoin('badName');
  throw refusedJoin('badMessage', { problem: firstProblem(read.error) });
}
