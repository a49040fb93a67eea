import { JOIN_ERROR } from '@illuminice/protocol';
import { ServerError } from 'colyseus';
import { refuse } from '../refuse.js';
import { type JoinWhy, Refused } from '../session/refused.js';

/** Error of a refused join: a code to act on, a sentence to show. */
export function refusedJoin(why: JoinWhy, values?: Record<string, string | number>): ServerError {
  return new ServerError(JOIN_ERROR[why], refuse(why, values).text);
}

export const asJoinError = (error: unknown): unknown => (error instanceof Refused ? refusedJoin(error.why, error.values) : error);
