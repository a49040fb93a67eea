import { JOIN_ERROR } from '@illuminice/protocol';
import { ServerError } from 'colyseus';
import { refuse } from '../refuse.js';
import { type JoinWhy, Refused } from '../session/refused.js';

/** The error that a refused join rejects with: a code to act on, a sentence to show. */
export function refusedJoin(why: JoinWhy, values?: Record<string, string | number>): ServerError {
  return new ServerError(JOIN_ERROR[why], refuse(why, values).text);
}

/** The same for what a session refused; other errors stay what they are. */
export const asJoinError = (error: unknown): unknown => (error instanceof Refused ? refusedJoin(error.why, error.values) : error);
