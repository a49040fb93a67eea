import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { joinAttack } from '../attack/attacking.js';
import { isOpenTo, joinRefusal, massesTokens } from '../attack/legality.js';
import { planPlus, type UsePlan } from '../effects/uses.js';
import { structureOf, tableCard, topFrame } from '../game/game.js';
import { contested } from '../game/gates.js';
import { announceUse, openPlays } from '../plays/plays.js';
import type { Attack, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, ids, stand } from './command.js';

interface JoinPlan {
  readonly intent: IntentOf<'join'>;
  readonly attack: Attack;
  readonly plots: readonly UsePlan[];
}

/** A card joins an attack with its token (N-430, N-440, N-445). */
export const join: Command<'join', JoinPlan> = {
  type: 'join',
  shape: z.strictObject({
    type: z.literal('join'),
    side: stand,
    card: id,
    plus: ids.optional(),
    tokens: z.int().min(1).max(20).optional(),
  }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const { card, side, plus = [], tokens = 1 } = intent;
    if (attack.instant && !isOpenTo(actor.board, attack, card, side))
      return refuse('N-712', 'noHelper', { card: tableCard(actor.board, card)?.card ?? card });
    const refusal = joinRefusal(actor.board, attack, { player: actor.player, card, side });
    if (refusal) return refusal;
    if (tokens > 1 && card !== attack.target && !massesTokens(actor.board, card)) return refuse('N-414', 'alreadyIn', { card });
    if (tokens > Math.max(1, actor.board.cards[card]?.tokens ?? 0)) return refuse('N-401', 'noToken', { card });
    const plots: UsePlan[] = [];
    for (const copy of plus) {
      const use = planPlus(actor, copy, card);
      if (isRefusal(use)) return use;
      if (plots.some((plot) => plot.card === use.card)) return refuse('N-414', 'twice', { card: use.card });
      plots.push(use);
    }
    return { intent, attack, plots };
  },
  apply: (game, by, { intent: { card, side, tokens = 1 }, attack, plots }) => {
    joinAttack(game, attack, { by, card, side, tokens });
    if (by === attack.by) attack.committed = true;
    openPlays(
      game,
      by,
      plots.map((plan) => announceUse(game, by, plan, 'plot')),
      'playing',
    );
  },
  hints: ({ board, player }) =>
    topFrame(board)?.kind === 'contest'
      ? structureOf(board, player)
          .filter(({ tokens }) => tokens > 0)
          .map(({ id: copy }) => copy)
      : [],
};
