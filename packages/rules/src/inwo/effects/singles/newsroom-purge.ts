import { cancelInAttack } from '../../attack/attacking.js';
import { attackersOf } from '../../attack/forces.js';
import { cardsOn, isShielded, runningAttack, tableCard, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, CopyId, Frame, FrameOf } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { strike } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

const isAnnounced = (frame: Frame): frame is FrameOf<'playing'> | FrameOf<'using'> => frame.kind === 'using' || frame.kind === 'playing';

/** Media Groups whose action is open: announced, or in the attack that is contested. */
const acting = (board: Board): CopyId[] => {
  const attack = runningAttack(board);
  const announced = board.frames.flatMap((frame) => (isAnnounced(frame) ? frame.plays.filter(({ cancelled }) => !cancelled) : []));
  return [
    ...announced.flatMap(({ copy, paid }) => [copy, ...paid]),
    ...(attack?.stage === 'contest' && !attack.instant ? [...attackersOf(attack), ...attack.joins.map(({ card }) => card)] : []),
  ].filter((id) => tableCard(board, id) && fits(board, 'Media', id));
};

/** Media Groups lose their tokens, and what they are just doing is cancelled. */
export const newsroomPurge: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { cards = [] } }) => {
    if (cards.length === 0) return needs('cards');
    if (new Set(cards).size !== cards.length) return refuse('N-902', 'badTarget', { card });
    for (const id of cards) {
      const group = tableCard(board, id);
      if (group?.zone !== 'structure' || group.owner === null || !fits(board, 'Media', id))
        return refuse('N-902', 'badTarget', { card: group?.card ?? id });
      if (group.owner !== player && isShielded(board, group.owner, player)) return refuse('N-113', 'shielded', { player: group.owner });
    }
    const top = topFrame(board);
    return top && isAnnounced(top) && !cards.some((id) => acting(board).includes(id)) ? refuse('N-912', 'nothingToCancel') : null;
  },
  apply: (game, purge) => {
    const { board } = game;
    const { cards = [] } = purge.fields;
    for (const id of cards) {
      const group = tableCard(board, id);
      if (!group) continue;
      group.tokens = 0;
      for (const frame of board.frames)
        if (isAnnounced(frame)) for (const play of frame.plays) if (play.copy === id || play.paid.includes(id)) strike(play, purge);
      cancelInAttack(game, id);
    }
  },
  could: (board) => acting(board).length > 0 || cardsOn(board).some(({ id, tokens }) => tokens > 0 && fits(board, 'Media', id)),
};
