import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { findFacts } from '../cards/index.js';
import { askTogether } from '../effects/payers.js';
import { planPlus, planUse, type UsePlan } from '../effects/uses.js';
import { isAnyTime } from '../frames/moments.js';
import { type Actor, allPlots, cardsOn, handPlot, illuminatiCard, openAttack, seatsIn } from '../game/game.js';
import { announceUse, makePlay, openPlays } from '../plays/plays.js';
import type { Board, CopyId } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { hasRule } from '../values/values.js';
import { discardTop } from '../verbs/decks.js';
import { takeFromHand } from '../verbs/hands.js';
import { lay } from '../verbs/table.js';
import { type Command, id, playFields } from './command.js';

type PlotPlan = { readonly use: UsePlan; readonly plus: readonly UsePlan[] } | { readonly spy: string; readonly copy: string };

/** A spare Illuminati of a rival, as a spy (N-112). */
const spyRefusal = ({ board, player }: Actor, card: string): Refusal | null => {
  if (!isAnyTime(board, player)) return refuse('N-902', 'notNow', { card });
  const rivals = seatsIn(board).filter((seat) => seat.player !== player && illuminatiCard(board, seat.player) === card);
  const known = cardsOn(board).some((agent) => agent.zone === 'spy' && agent.owner === player && agent.card === card);
  return rivals.length === 0 || illuminatiCard(board, player) === card || known ? refuse('N-112', 'noSuchRival', { card }) : null;
};

/** True if a play involves the card above it, if that card's text requires it. */
const involves = (board: Board, host: CopyId, { fields, payment }: UsePlan): boolean => {
  if (!hasRule(board, host, 'onlyForItself')) return true;
  const attack = openAttack(board);
  const named = [fields.on, fields.onto, fields.helper, ...(fields.cards ?? []), ...payment.tokens];
  const fought = attack ? [attack.target, attack.leader, ...attack.joins.map(({ card }) => card)] : [];
  return [...named, ...fought].includes(host);
};

/** +10 Plots on the Group that adds its action to an Instant attack (N-712, N-1502). */
const helpersPlus = (actor: Actor, { copy, fields: { helper, plus = [] } }: UsePlan): Refusal | UsePlan[] => {
  const plans: UsePlan[] = [];
  for (const plot of plus) {
    const held = plot === copy ? undefined : handPlot(actor, plot);
    if (!held) return refuse('N-1403', 'notSeen');
    if (helper === undefined) return refuse('N-1502', 'badTarget', { card: held.card });
    const plan = planPlus(actor, plot, helper);
    if (isRefusal(plan)) return plan;
    if (plans.some((other) => other.card === plan.card)) return refuse('N-1502', 'badTarget', { card: plan.card });
    plans.push(plan);
  }
  return plans;
};

/** Plays a Plot of the hand (N-902). */
export const playPlot: Command<'playPlot', PlotPlan> = {
  type: 'playPlot',
  shape: z.strictObject({ type: z.literal('playPlot'), card: id, ...playFields }),
  check: (actor, { type: _, card: copy, ...fields }) => {
    const held = handPlot(actor, copy);
    if (!held) return refuse('N-1403', 'notSeen');
    if (actor.board.turn?.seized && actor.board.turn.player === actor.player) return refuse('N-902', 'notNow', { card: held.card });
    if (findFacts(held.card)?.kind === 'illuminati') return spyRefusal(actor, held.card) ?? { spy: held.card, copy };
    const use = planUse(actor, { copy, card: held.card, mode: null }, fields);
    if (isRefusal(use)) return use;
    const host = actor.mine.beneath.find((stored) => stored.kept.id === copy)?.host;
    if (host !== undefined && !involves(actor.board, host, use)) return refuse('N-902', 'badTarget', { card: held.card });
    const plus = helpersPlus(actor, use);
    return isRefusal(plus) ? plus : { use, plus };
  },
  apply: (game, by, plan) => {
    const { board } = game;
    const attack = openAttack(board);
    if (attack?.by === by) attack.committed = true;
    if ('use' in plan) {
      const plays = [plan.use, ...plan.plus].map((use) => announceUse(game, by, use, 'plot'));
      openPlays(game, by, plays, 'playing');
      if (plan.use.payment.lacks !== undefined && plays[0]) askTogether(game, plays[0]);
    } else {
      const { id: copy } = takeFromHand(game, by, plan.copy);
      lay(board, { id: copy, card: plan.spy }, 'announced', by);
      discardTop(game, by, 'plot', 1);
      discardTop(game, by, 'group', 1);
      openPlays(game, by, [makePlay(game, by, { copy, card: plan.spy, source: 'spy', fields: {} })], 'playing');
    }
  },
  hints: (actor) => allPlots(actor).map((held) => held.id),
};
