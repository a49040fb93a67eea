import type { PlayerId } from '../../core/types.js';
import { callOff, commit, fundAnnouncement, recomputeOdds } from '../attack/attacking.js';
import { specialFacts } from '../cards/index.js';
import { effectFor } from '../effects/effects.js';
import { dropFrame } from '../frames/frames.js';
import { attackOf, emit, type Game, openAttack, seatOf, specialCount } from '../game/game.js';
import type { FrameOf, Play } from '../types/index.js';

/* Purposes of a Special: consequences when it takes effect, and when it is cancelled (C-900, C-909). */

interface Purpose<P extends Play> {
  apply(game: Game, by: PlayerId, play: P): void;
  cancel(game: Game, frame: FrameOf<'playing'>, play: P): void;
}

const PURPOSES: { readonly [P in Play['for']]: Purpose<Extract<Play, { for: P }>> } = {
  effect: {
    apply: (game, by, { intent }) => {
      const card = specialFacts(intent.card);
      effectFor(card).apply(game, { by, fields: intent }, card);
      const attack = openAttack(game.board);
      if (attack?.stage === 'contest') recomputeOdds(game, attack);
    },
    cancel: () => {},
  },
  whispering: {
    apply: (game, _by, { privilege, spend }) => {
      const attack = attackOf(game.board);
      commit(game, attack);
      fundAnnouncement(game, attack, privilege, spend);
    },
    cancel: (game) => callOff(game, attackOf(game.board)),
  },
  privilege: {
    apply: (game, by) => {
      const attack = attackOf(game.board);
      attack.privilege = 'declared';
      emit(game, { type: 'privilegeDeclared', attack: attack.id, player: by });
    },
    cancel: ({ board }) => {
      attackOf(board).privilegeCancelled = true;
    },
  },
  breakPrivilege: {
    apply: (game, by) => {
      const attack = attackOf(game.board);
      attack.privilege = 'broken';
      emit(game, { type: 'privilegeBroken', attack: attack.id, player: by });
    },
    // A lone Deep Agent is lost; one of two can be replaced, if its player has another Special.
    cancel: ({ board }, { by, card }, { replaceable }) => {
      if (!replaceable || specialCount(seatOf(board, by)) === 0) return;
      board.frames.push({ kind: 'replace', id: board.next.frame++, rev: 0, by, card });
    },
  },
  forceInterference: {
    apply: (game, by) => {
      const attack = attackOf(game.board);
      attack.letIn.push(by);
      emit(game, { type: 'letIn', attack: attack.id, player: by });
    },
    cancel: () => {},
  },
};

const purposeOf = (play: Play): Purpose<Play> => PURPOSES[play.for];

export const closePlay = (game: Game, frame: FrameOf<'playing'>): void => {
  dropFrame(game.board, frame);
  purposeOf(frame.play).apply(game, frame.by, frame.play);
};

/** Cancels the Special of this frame (C-909). */
export const cancelPlay = (game: Game, frame: FrameOf<'playing'>, by: PlayerId): void => {
  dropFrame(game.board, frame);
  emit(game, { type: 'specialCancelled', player: frame.by, card: frame.card, by });
  purposeOf(frame.play).cancel(game, frame, frame.play);
};
