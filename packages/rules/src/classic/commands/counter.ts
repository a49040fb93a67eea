import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { specialFacts } from '../cards/index.js';
import { cancelPlay } from '../effects.js';
import { type Actor, specialsOf, topFrame } from '../game.js';
import { inHand } from '../gates.js';
import type { Frame } from '../types.js';
import { discard } from '../verbs.js';
import { type Command, cardId } from './command.js';

const NOTHING = refuse('C-909', 'nothingToCancel');

const cancels = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'special';
};

const gate = ({ board, player }: Actor): Refusal | null => {
  const top = topFrame(board);
  if (top?.kind !== 'playing') return NOTHING;
  return top.by === player ? refuse('C-909', 'ownSpecial') : null;
};

/** Cancels the Special just played (C-909). */
export const counter: Command<'counter'> = {
  type: 'counter',
  shape: z.strictObject({ type: z.literal('counter'), card: cardId }),
  check: (actor, { card }) =>
    gate(actor) ?? inHand(actor, card, 'C-909') ?? (cancels(card) ? null : refuse('C-909', 'wrongCard', { card })),
  apply: (game, by, { card }) => {
    const frame = topFrame(game.board) as Extract<Frame, { kind: 'playing' }>;
    discard(game, by, card, 'counter');
    cancelPlay(game, frame, by);
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const cards = specialsOf(actor).filter(cancels);
    return cards.length > 0 ? { cards } : refuse('C-909', 'noCard');
  },
};
