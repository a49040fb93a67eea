import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { commit } from '../attack/attacking.js';
import { specialFacts } from '../cards/index.js';
import { shutOut } from '../frames/asking.js';
import { openPlaying, reopenWindow } from '../frames/frames.js';
import { type Actor, openAttack, specialsOf } from '../game/game.js';
import { inHand } from '../game/gates.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { discard } from '../verbs/verbs.js';
import { type Command, cardId } from './command.js';

const letsIn = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'privilege' && play.does === 'letIn';
};

const privileged = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.privilege !== 'declared') return refuse('C-603', 'notPrivileged');
  if (player === attack.by || player === attack.defender) return refuse('C-603', 'notThird');
  return shutOut(attack, player) ? attack : refuse('C-603', 'alreadyIn');
};

interface ForcePlan {
  readonly attack: Attack;
  readonly card: CardId;
}

/** An Interference card admits its player alone to a privileged attack (C-603, C-905). */
export const forceInterference: Command<'forceInterference', ForcePlan> = {
  type: 'forceInterference',
  shape: z.strictObject({ type: z.literal('forceInterference'), card: cardId }),
  check: (actor, { card }) => {
    const attack = privileged(actor);
    if (isRefusal(attack)) return attack;
    return inHand(actor, card, 'C-603') ?? (letsIn(card) ? { attack, card } : refuse('C-603', 'wrongCard', { card }));
  },
  apply: (game, by, { attack, card }) => {
    commit(game, attack);
    discard(game, by, card, 'interference');
    reopenWindow(game, [by]);
    openPlaying(game, by, { card }, { for: 'forceInterference' });
  },
  offer: (actor) => {
    const attack = privileged(actor);
    if (isRefusal(attack)) return attack;
    const cards = specialsOf(actor).filter(letsIn);
    return cards.length > 0 ? { cards } : refuse('C-603', 'noCard');
  },
};
