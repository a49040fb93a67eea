import { asksAt, type Stop } from '../../core/stops.js';
import type { Intent, View } from '../types/index.js';
import type { DecisionKind } from '../types/words.js';
import { decision } from '../windows/windows.js';
import { check } from './check.js';
import { couldWin, happensTo } from './concerns.js';

/* Windows that a stop can pass: by public facts alone (N-1008). */

const TAKES_PASS: Readonly<Record<DecisionKind, boolean>> = {
  chooseDeck: false,
  chooseIlluminati: false,
  chooseLead: false,
  turn: false,
  start: true,
  takeover: true,
  playing: true,
  using: true,
  contest: true,
  dice: true,
  place: false,
  choose: false,
  loss: true,
  draw: true,
  limit: false,
  relief: true,
  end: true,
  // A pass here may lose the game: only the player decides.
  claims: false,
  victory: false,
  roll: false,
  over: false,
};

/** True if everybody whom the decision asks may pass. */
export const takesPass = (kind: string): boolean => Object.hasOwn(TAKES_PASS, kind) && TAKES_PASS[kind as DecisionKind];

/** The pass of an awaited viewer whom a stop does not ask; null: they are asked. */
export function stopPass(view: View, stop: Stop): Intent | null {
  const { board, player } = view;
  const { kind, who, rev } = decision(board);
  if (player === null || !who.includes(player) || !takesPass(kind)) return null;
  const isAsked = asksAt(stop, { happens: () => happensTo(board, player), wins: () => couldWin(board, player) });
  const pass: Intent = { type: 'done', rev };
  return isAsked || check(view, pass) !== null ? null : pass;
}
