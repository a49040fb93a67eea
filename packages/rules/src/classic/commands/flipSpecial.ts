import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import { begun, inHand } from '../gates.js';
import { turnUp } from '../verbs.js';
import { type Command, cardId } from './command.js';

const NONE = refuse('C-203', 'nothingFaceDown');

/** Turns a Special in hand face up; never back (C-203). */
export const flipSpecial: Command<'flipSpecial'> = {
  type: 'flipSpecial',
  shape: z.strictObject({ type: z.literal('flipSpecial'), card: cardId }),
  check: (actor, { card }) =>
    begun(actor.board) ??
    inHand(actor, card, 'C-203') ??
    (actor.mine.hand.includes(card) ? null : refuse('C-203', 'alreadyFaceUp', { card })),
  apply: (game, by, { card }) => turnUp(game, by, card),
  offer: (actor) => begun(actor.board) ?? (actor.mine.hand.length > 0 ? { cards: [...actor.mine.hand] } : NONE),
};
