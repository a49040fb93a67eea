import type { Orders } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type Board, check, type DecisionKind, decision, type Frame, type InwoTypes, progressOf, type View } from '@illuminice/rules/inwo';
import type { OrderRules } from '../server-game.js';

/* What the server answers for a player who asked it to. It looks at what is public, and at nothing else (N-1008). */

/** Everybody who is asked may say `done`, so that orders and silence can answer for them. */
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
  // To pass here may be to give the game away: nothing but the player does.
  claims: false,
  victory: false,
  roll: false,
  over: false,
};

/** The open attack, or what it came to, is on the player's cards. */
const concerns = ({ frames, attack }: Board, player: PlayerId): boolean =>
  frames.some(
    (frame: Frame) =>
      ((frame.kind === 'contest' || frame.kind === 'dice') && (attack?.by === player || attack?.defender === player)) ||
      (frame.kind === 'loss' && frame.loss.from === player),
  );

/** The attacker could stand one card short of a goal that everybody sees. */
const couldWin = (board: Board): boolean => {
  if (!board.attack || !board.frames.some(({ kind }) => kind === 'contest' || kind === 'dice')) return false;
  const [have, need] = progressOf(board, board.attack.by);
  return have + 1 >= need;
};

/** The player wants to be asked about what is going on. */
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
  // Players without means are not asked in the first place.
  patience: (board) => (decision(board).kind === 'dice' ? 'dice' : 'whole'),
  answer(view: View, given) {
    const { board, player } = view;
    if (player === null || board.outcome) return null;
    const { kind, who, rev } = decision(board);
    if (!who.includes(player) || !TAKES_DONE[kind] || asksPlayer(board, player, given.ask)) return null;
    return check(view, { type: 'done', rev }) === null ? { type: 'done', rev } : null;
  },
  others({ board, player }, { noOffersFrom }) {
    return board.deals
      .filter(({ to, from }) => to === player && noOffersFrom.includes(from))
      .map(({ id }) => ({ key: `offer:${id}`, intent: { type: 'answer', offer: id, accept: false } }));
  },
};
