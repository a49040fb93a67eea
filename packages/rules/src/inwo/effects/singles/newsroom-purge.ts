import { cancelInAttack } from '../../attack/attacking.js';
import { attackersOf } from '../../attack/forces.js';
import { cardsOn, runningAttack, tableCard, topFrame } from '../../game/game.js';
import type { Board, CopyId, Frame, FrameOf } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits as hasWord } from '../../values/values.js';
import { strike } from '../../verbs/changes.js';
import { cards } from '../card-arguments.js';
import { effect } from '../effect.js';
import { all, fits } from '../judges.js';

const isAnnounced = (frame: Frame): frame is FrameOf<'playing'> | FrameOf<'using'> => frame.kind === 'using' || frame.kind === 'playing';

/** Media Groups with an open action: announced, or in the contest. */
const acting = (board: Board): CopyId[] => {
  const attack = runningAttack(board);
  const announced = board.frames.flatMap((frame) => (isAnnounced(frame) ? frame.plays.filter(({ cancelled }) => !cancelled) : []));
  return [
    ...announced.flatMap(({ copy, paid }) => [copy, ...paid]),
    ...(attack?.stage === 'contest' && !attack.instant ? [...attackersOf(attack), ...attack.joins.map(({ card }) => card)] : []),
  ].filter((id) => tableCard(board, id) && hasWord(board, 'Media', id));
};

/** Media Groups lose their tokens, and their open actions are cancelled. */
export const newsroomPurge = effect(
  { groups: cards(all(({ zone, owner }) => zone === 'structure' && owner !== null, fits('Media'))) },
  {
    check: ({ actor: { board } }, { groups }) => {
      const top = topFrame(board);
      return top && isAnnounced(top) && !groups.some(({ id }) => acting(board).includes(id)) ? refuse('N-912', 'nothingToCancel') : null;
    },
    apply: (game, { play: purge, groups }) => {
      for (const group of groups) {
        group.tokens = 0;
        for (const frame of game.board.frames)
          if (isAnnounced(frame))
            for (const play of frame.plays) if (play.copy === group.id || play.paid.includes(group.id)) strike(play, purge);
        cancelInAttack(game, group.id);
      }
    },
    could: (board) => acting(board).length > 0 || cardsOn(board).some(({ id, tokens }) => tokens > 0 && hasWord(board, 'Media', id)),
  },
);
