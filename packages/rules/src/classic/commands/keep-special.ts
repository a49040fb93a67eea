import { z } from 'zod';
import { type Actor, privateOf } from '../game/game.js';
import { begun, inHand } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { turnUp } from '../verbs/verbs.js';
import { type Command, cardId } from './command.js';

const NONE = refuse('C-203', 'nothingDrawn');
const gate = (actor: Actor) => begun(actor.board) ?? (actor.mine.drawn.length > 0 ? null : NONE);

/** Decides on a Special just drawn: face up, or face down as it lies (C-203, U13). */
export const keepSpecial: Command<'keepSpecial'> = {
  type: 'keepSpecial',
  shape: z.strictObject({ type: z.literal('keepSpecial'), card: cardId, face: z.enum(['up', 'down']) }),
  check: (actor, intent) =>
    begun(actor.board) ??
    inHand(actor, intent.card, 'C-203') ??
    (actor.mine.drawn.includes(intent.card) ? intent : refuse('C-203', 'notJustDrawn', { card: intent.card })),
  apply: (game, by, { card, face }) => {
    const mine = privateOf(game.state, by);
    if (face === 'up') turnUp(game, by, card);
    else mine.drawn = mine.drawn.filter((id) => id !== card);
  },
  offer: (actor) => gate(actor) ?? { cards: [...actor.mine.drawn] },
};
