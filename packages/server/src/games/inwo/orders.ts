import type { Orders } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type Board, check, type DecisionKind, decision, type Frame, type InwoTypes, progressOf, type View } from '@illuminice/rules/inwo';
import type { OrderRules } from '../server-game.js';
import { dealsTo } from './trade.js';

/* Answers on behalf of a player who asked for it, from public facts only (N-1008). */

/** Kinds of decision whose awaited players may say `done`, so that orders and silence can answer for them. */
const TAKES_DONE: Readonly<Record<DecisionKind, boolean>> = {
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

/** True if the open attack, or its result, concerns the player's cards. */
const concerns = ({ frames, attack }: Board, player: PlayerId): boolean =>
  frames.some(
    (frame: Frame) =>
      ((frame.kind === 'contest' || frame.kind === 'dice') && (attack?.by === player || attack?.defender === player)) ||
      (frame.kind === 'loss' && frame.loss.from === player),
  );

/** True if the attacker could stand one card short of a goal that everybody sees. */
const couldWin = (board: Board): boolean => {
  if (!board.attack || !board.frames.some(({ kind }) => kind === 'contest' || kind === 'dice')) return false;
  const [have, need] = progressOf(board, board.attack.by);
  return have + 1 >= need;
};

/** True if the player wants to be asked about the present decision. */
function asksPlayer(board: Board, player: PlayerId, ask: Orders['ask']): boolean {
  if (ask === 'always' || ask === 'silence') return true;
  if (ask === 'nextTurn') return false;
  return concerns(board, player) || (ask === 'danger' && couldWin(board));
}

export const orders: OrderRules<InwoTypes> = {
  takesDone: (kind) => Object.hasOwn(TAKES_DONE, kind) && TAKES_DONE[kind as DecisionKind],
  done: (rev) => ({ type: 'done', rev }),
  takesSilence(board, player) {
    const { kind, who } = decision(board);
    return who.includes(player) && TAKES_DONE[kind] && !concerns(board, player);
  },
  // Players without means are not asked at all.
  patience: (board) => (decision(board).kind === 'dice' ? 'dice' : 'whole'),
  answer(view: View, given) {
    const { board, player } = view;
    if (player === null || board.outcome) return null;
    const { kind, who, rev } = decision(board);
    if (!who.includes(player) || !TAKES_DONE[kind] || asksPlayer(board, player, given.ask)) return null;
    return check(view, { type: 'done', rev }) === null ? { type: 'done', rev } : null;
  },
  others: (view, { noOffersFrom }) =>
    dealsTo(view)
      .filter(({ from }) => noOffersFrom.includes(from))
      .map(({ id }) => ({ key: `offer:${id}`, intent: { type: 'answer', offer: id, accept: false } })),
};
