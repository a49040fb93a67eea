import { asksAt, type Stop } from '../../core/stops.js';
import type { PlayerId } from '../../core/types.js';
import { afterAttack } from '../attack/after.js';
import { skipsTurn } from '../cards/index.js';
import { findSeat, openAttack, topFrame, turnOf } from '../game/game.js';
import { goalsOf, hasSecretGoal } from '../goals/goals.js';
import type { Attack, Board, FrameOf, Intent, View } from '../types/index.js';
import type { DecisionKind } from '../types/words.js';
import { decision } from '../windows/windows.js';
import { check } from './check.js';

/* Windows that a stop can pass: by public facts alone (C-422). */

const TAKES_PASS: Readonly<Record<DecisionKind, boolean>> = {
  chooseIlluminati: false,
  chooseGoal: false,
  turn: false,
  start: true,
  contest: true,
  roll: false,
  dice: true,
  place: false,
  settle: false,
  playing: true,
  replace: false,
  askBack: true,
  over: false,
};

export const takesPass = (kind: string): boolean => Object.hasOwn(TAKES_PASS, kind) && TAKES_PASS[kind as DecisionKind];

/** True if by public facts the attack could win the game for the attacker. */
export function couldWin(board: Board, attack: Attack): boolean {
  const attacker = findSeat(board, attack.by);
  if (!attacker) return false;
  if (hasSecretGoal(board, attacker)) return true;
  const after = afterAttack(board, attack);
  const defender = findSeat(after, attack.defender);
  const isLastRival = defender?.cards.length === 1 && after.seats.filter((seat) => seat.status === 'in').length === 2;
  return isLastRival || goalsOf({ board: after, player: null, mine: null }, attack.by).some(({ have, need }) => have >= need);
}

function isPlayedOn(board: Board, { by, card, play }: FrameOf<'playing'>, player: PlayerId): boolean {
  if (by === player || play.for !== 'effect') return false;
  const { group, onto, player: named, moves = [] } = play.intent;
  const cards = [group, onto, ...moves.flatMap(({ from, to }) => [from, to])];
  const own = findSeat(board, player)?.cards ?? [];
  return (
    named === player || cards.some((id) => id !== undefined && own.includes(id)) || (skipsTurn(card) && turnOf(board).player === player)
  );
}

/** True if the top window concerns the player's own attack, cards or turn. */
export function happensTo(board: Board, player: PlayerId): boolean {
  const top = topFrame(board);
  const attack = openAttack(board);
  return attack?.by === player || attack?.defender === player || (top?.kind === 'playing' && isPlayedOn(board, top, player));
}

export function stopPass(view: View, stop: Stop): Intent | null {
  const { board, player } = view;
  const { kind, who, rev } = decision(board);
  if (player === null || !who.includes(player) || !takesPass(kind)) return null;
  const attack = openAttack(board);
  const isAsked = asksAt(stop, { happens: () => happensTo(board, player), wins: () => attack !== null && couldWin(board, attack) });
  const pass: Intent = { type: 'done', rev };
  return isAsked || check(view, pass) !== null ? null : pass;
}
