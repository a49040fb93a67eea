import { z } from 'zod';
import { begun, inHand } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { turnUp } from '../verbs/verbs.js';
import { type Command, cardId } from './command.js';

const NONE = refuse('C-203', 'nothingFaceDown');

/** Turns a Special in hand face up; never back (C-203). */
export const flipSpecial: Command<'flipSpecial'> = {
  type: 'flipSpecial',
  shape: z.strictObject({ type: z.literal('flipSpecial'), card: cardId }),
  check: (actor, intent) =>
    begun(actor.board) ??
    inHand(actor, intent.card, 'C-203') ??
    (actor.mine.hand.includes(intent.card) ? intent : refuse('C-203', 'alreadyFaceUp', { card: intent.card })),
  apply: (game, by, { card }) => turnUp(game, by, card),
  offer: (actor) => begun(actor.board) ?? (actor.mine.hand.length > 0 ? { cards: [...actor.mine.hand] } : NONE),
};
