import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { attackFrame, commit } from '../attacking.js';
import { specialFacts } from '../cards/index.js';
import { type Actor, openAttack, specialsOf } from '../game.js';
import { inHand } from '../gates.js';
import { openPlaying } from '../playing.js';
import type { Attack } from '../types.js';
import { discard } from '../verbs.js';
import { shutOut, takeBack } from '../windows.js';
import { type Command, cardId } from './command.js';

const letsIn = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'privilege' && play.does === 'letIn';
};

const gate = ({ board, player }: Actor): Refusal | null => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.privilege !== 'declared') return refuse('C-603', 'notPrivileged');
  if (player === attack.by || player === attack.defender) return refuse('C-603', 'notThird');
  return shutOut(attack, player) ? null : refuse('C-603', 'alreadyIn');
};

/** An Interference card lets its player alone into a privileged attack (C-603, C-905). */
export const forceInterference: Command<'forceInterference'> = {
  type: 'forceInterference',
  shape: z.strictObject({ type: z.literal('forceInterference'), card: cardId }),
  check: (actor, { card }) => gate(actor) ?? inHand(actor, card, 'C-603') ?? (letsIn(card) ? null : refuse('C-603', 'wrongCard', { card })),
  apply: (game, by, { card }) => {
    const attack = openAttack(game.board) as Attack;
    commit(game, attack);
    discard(game, by, card, 'interference');
    takeBack(game, attackFrame(game), [by]);
    openPlaying(game, by, [card], { for: 'forceInterference' });
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const cards = specialsOf(actor).filter(letsIn);
    return cards.length > 0 ? { cards } : refuse('C-603', 'noCard');
  },
};
