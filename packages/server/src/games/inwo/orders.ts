import type { PlayerId } from '@illuminice/rules';
import { type Board, decision, type Frame, type InwoTypes, stopPass, takesPass, type View } from '@illuminice/rules/inwo';
import type { OrderRules } from '../server-game.js';
import { dealsTo } from './trade.js';

/** True if the open attack, or its result, concerns the player's cards. */
const concerns = ({ frames, attack }: Board, player: PlayerId): boolean =>
  frames.some(
    (frame: Frame) =>
      ((frame.kind === 'contest' || frame.kind === 'dice') && (attack?.by === player || attack?.defender === player)) ||
      (frame.kind === 'loss' && frame.loss.from === player),
  );

export const orders: OrderRules<InwoTypes> = {
  takesDone: takesPass,
  done: (rev) => ({ type: 'done', rev }),
  takesSilence(board, player) {
    const { kind, who } = decision(board);
    return who.includes(player) && takesPass(kind) && !concerns(board, player);
  },
  // Players without means are not asked at all.
  patience: (board) => (decision(board).kind === 'dice' ? 'dice' : 'whole'),
  answer: (view: View, { ask }) => (view.board.outcome ? null : stopPass(view, ask)),
  others: (view, { noOffersFrom }) =>
    dealsTo(view)
      .filter(({ from }) => noOffersFrom.includes(from))
      .map(({ id }) => ({ key: `offer:${id}`, intent: { type: 'answer', offer: id, accept: false } })),
};
