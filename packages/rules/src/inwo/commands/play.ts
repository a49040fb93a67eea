import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { findFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { askTogether } from '../effects/payers.js';
import { planPlus, planUse, type UsePlan, usedResource } from '../effects/uses.js';
import { isAnyTime } from '../frames/moments.js';
import { type Actor, allPlots, cardsOn, handGroup, handPlot, illuminatiCard, openAttack, seatsIn, tableCard } from '../game/game.js';
import { announceUse, closeAtOnce, makePlay, openPlays } from '../plays/plays.js';
import type { Board, CopyId } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { SingleId } from '../types/singles.js';
import { hasRule } from '../values/values.js';
import { discardTop, lay, saysRule, takeFromHand } from '../verbs/verbs.js';
import { type Command, id, playFields } from './command.js';

type PlotPlan = { readonly use: UsePlan; readonly plus: readonly UsePlan[] } | { readonly spy: string; readonly copy: string };

/** A spare Illuminati of a rival, as a spy (N-112). */
const spyRefusal = ({ board, player }: Actor, card: string): Refusal | null => {
  if (!isAnyTime(board, player)) return refuse('N-902', 'notNow', { card });
  const rivals = seatsIn(board).filter((seat) => seat.player !== player && illuminatiCard(board, seat.player) === card);
  const known = cardsOn(board).some((one) => one.zone === 'spy' && one.owner === player && one.card === card);
  return rivals.length === 0 || illuminatiCard(board, player) === card || known ? refuse('N-112', 'noSuchRival', { card }) : null;
};

/** Whether a play has to do with the card that it lies beneath, where that card's text asks for it. */
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
  for (const one of plus) {
    const kept = one === copy ? undefined : handPlot(actor, one);
    if (!kept) return refuse('N-1403', 'notSeen');
    if (helper === undefined) return refuse('N-1502', 'badTarget', { card: kept.card });
    const plan = planPlus(actor, one, helper);
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
    const kept = handPlot(actor, copy);
    if (!kept) return refuse('N-1403', 'notSeen');
    if (actor.board.turn?.seized && actor.board.turn.player === actor.player) return refuse('N-902', 'notNow', { card: kept.card });
    if (findFacts(kept.card)?.kind === 'illuminati') return spyRefusal(actor, kept.card) ?? { spy: kept.card, copy };
    const use = planUse(actor, copy, kept.card, null, fields);
    if (isRefusal(use)) return use;
    const host = actor.mine.beneath.find((one) => one.kept.id === copy)?.host;
    if (host !== undefined && !involves(actor.board, host, use)) return refuse('N-902', 'badTarget', { card: kept.card });
    const plus = helpersPlus(actor, use);
    return isRefusal(plus) ? plus : { use, plus };
  },
  apply: (game, by, plan) => {
    const { board } = game;
    const attack = openAttack(board);
    if (attack?.by === by) attack.committed = true;
    if ('use' in plan) {
      const plays = [plan.use, ...plan.plus].map((one) => announceUse(game, by, one, 'plot'));
      openPlays(game, by, plays, 'playing');
      if (plan.use.payment.lacks !== undefined && plays[0]) askTogether(game, plays[0]);
      return;
    }
    const { id: copy } = takeFromHand(game, by, plan.copy);
    lay(board, copy, plan.spy, 'announced', by);
    discardTop(game, by, 'plot', 1);
    discardTop(game, by, 'group', 1);
    openPlays(game, by, [makePlay(game, by, copy, plan.spy, 'spy', {})], 'playing');
  },
  hints: (actor) => allPlots(actor).map((kept) => kept.id),
};

const COMMITTING: readonly string[] = ['eitherAlignment', 'borrowAlignment'] satisfies readonly SingleId[];

/** Tells if the attacker's player commits an attack by this ability: one that costs something does, and few others (N-413). */
const commits = (board: Board, { use: { cost, effect } }: UsePlan): boolean =>
  cost !== 'nothing' || (effect.kind === 'single' && COMMITTING.includes(effect.name)) || earlierOf(board).alwaysCommits === true;

/** Uses an ability of a card on the table. One that costs something can be answered first (N-1004). */
export const useAbility: Command<'useAbility', UsePlan> = {
  type: 'useAbility',
  shape: z.strictObject({ type: z.literal('useAbility'), card: id, ability: z.int().min(0).max(20).optional(), ...playFields }),
  check: (actor, { type: _, card: copy, ability, ...fields }) => {
    const card = tableCard(actor.board, copy);
    const kept = card ? undefined : handGroup(actor, copy);
    const mode = ability ?? (earlierOf(actor.board).seeksUse ? null : 0);
    if (kept && saysRule(kept.card, 'usedFromHand')) return planUse(actor, copy, kept.card, mode, fields);
    if (card?.owner !== actor.player || (card.zone !== 'structure' && card.zone !== 'resource')) return refuse('N-1403', 'notSeen');
    return planUse(actor, copy, card.card, mode, fields);
  },
  apply: (game, by, plan) => {
    const attack = openAttack(game.board);
    if (attack?.by === by && commits(game.board, plan)) attack.committed = true;
    let { copy } = plan;
    if (!tableCard(game.board, copy)) {
      copy = takeFromHand(game, by, copy).id;
      lay(game.board, copy, plan.card, 'announced', by);
    }
    if (tableCard(game.board, copy)?.zone === 'resource') game.board.turn?.used.push(usedResource(copy));
    const play = announceUse(game, by, { ...plan, copy }, 'ability');
    if (plan.use.cost === 'nothing') closeAtOnce(game, play);
    else openPlays(game, by, [play], 'using');
  },
  hints: ({ board, player }) =>
    cardsOn(board)
      .filter(({ owner, zone }) => owner === player && (zone === 'structure' || zone === 'resource'))
      .map(({ id: copy }) => copy),
};
