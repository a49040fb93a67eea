import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { specialFacts } from '../cards/index.js';
import { type Actor, specialsOf, topFrame } from '../game/game.js';
import { inHand } from '../game/gates.js';
import { cancelPlay } from '../plays/plays.js';
import type { FrameOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { discard } from '../verbs/verbs.js';
import { type Command, cardId } from './command.js';

const NOTHING = refuse('C-909', 'nothingToCancel');

const cancels = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'special';
};

const cancellable = ({ board, player }: Actor): Refusal | FrameOf<'playing'> => {
  const top = topFrame(board);
  if (top?.kind !== 'playing') return NOTHING;
  return top.by === player ? refuse('C-909', 'ownSpecial') : top;
};

interface CounterPlan {
  readonly frame: FrameOf<'playing'>;
  readonly card: CardId;
}

/** Cancels the Special just played (C-909). */
export const counter: Command<'counter', CounterPlan> = {
  type: 'counter',
  shape: z.strictObject({ type: z.literal('counter'), card: cardId }),
  check: (actor, { card }) => {
    const frame = cancellable(actor);
    if (isRefusal(frame)) return frame;
    return inHand(actor, card, 'C-909') ?? (cancels(card) ? { frame, card } : refuse('C-909', 'wrongCard', { card }));
  },
  apply: (game, by, { frame, card }) => {
    discard(game, by, card, 'counter');
    cancelPlay(game, frame, by);
  },
  offer: (actor) => {
    const frame = cancellable(actor);
    if (isRefusal(frame)) return frame;
    const cards = specialsOf(actor).filter(cancels);
    return cards.length > 0 ? { cards } : refuse('C-909', 'noCard');
  },
};
