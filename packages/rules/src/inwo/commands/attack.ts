import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { givePrivilege, joinAttack, openAttackOf } from '../attack/attacking.js';
import { attackRefusal, joinRefusal, keepsFromDestroying, openAlways } from '../attack/legality.js';
import { addAid, announced, plannedAttack } from '../attack/preview.js';
import { groupFacts } from '../cards/index.js';
import { planPlus, planUse, type UsePlan } from '../effects/uses.js';
import { type Actor, cardOn, handGroup, handPlot, inStructure, relist, structureOf, tableCard, turnOf } from '../game/game.js';
import { turnRefusal } from '../game/gates.js';
import { announceUse, openPlays } from '../plays/plays.js';
import type { Board, CopyId, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { hasRule, mayAct, tokensTaken } from '../values/values.js';
import { spendToken } from '../verbs/changes.js';
import { takeFromHand } from '../verbs/hands.js';
import { copyBars, layKept } from '../verbs/table.js';
import { type Command, id, ids, playFields } from './command.js';

type AttackIntent = IntentOf<'attack'>;

interface AttackPlan {
  readonly intent: AttackIntent;
  readonly defender: string | null;
  /** The target is in a hand or the middle: without master or position. */
  readonly free: boolean;
  readonly hidden: boolean;
  readonly plots: readonly UsePlan[];
}

const nameRefusal = (actor: Actor, { kind, attacker, target, fromHand }: AttackIntent): Refusal | null => {
  const { board, player } = actor;
  const leader = tableCard(board, attacker);
  if (leader?.owner !== player || !inStructure(leader)) return refuse('N-410', 'notYours', { card: leader?.card ?? attacker });
  if (fromHand) {
    const held = handGroup(actor, target);
    if (!held) return refuse('N-1403', 'notSeen');
    if (!groupFacts(held.card) || kind !== 'control') return refuse('N-411', 'noTarget', { card: held.card });
    const bars = copyBars(board, held.card);
    return bars ? refuse('N-110', bars, { card: held.card }) : null;
  }
  const goal = tableCard(board, target);
  if (!goal) return refuse('N-1403', 'notSeen');
  if (attacker === target) return refuse('N-441', 'itself', { card: goal.card });
  if (!inStructure(goal) && goal.zone !== 'middle') return refuse('N-411', 'noTarget', { card: goal.card });
  if (inStructure(goal) && goal.master === null) return refuse('N-411', 'noTarget', { card: goal.card });
  return goal.owner === player && kind === 'control' ? refuse('N-411', 'ownGroup', { card: goal.card }) : null;
};

/** Spends a token: a pledged or paid one pays for nothing else (N-413); changes copies of cards on a hypothetical board. */
const spend = (board: Board, copy: CopyId): void => {
  const card = board.cards[copy];
  if (card) board.cards[copy] = { ...card, tokens: card.tokens - 1 };
  relist(board);
};

const privilegeRefusal = ({ board, player }: Actor, copy: CopyId): Refusal | null => {
  const card = tableCard(board, copy);
  if (card?.owner !== player || !hasRule(board, copy, 'privilegePerTurn'))
    return refuse('N-480', 'cannotGive', { card: card?.card ?? copy });
  return turnOf(board).used.includes(`privilege:${copy}`) ? refuse('N-480', 'usedThisTurn', { card: card.card }) : null;
};

/** Plots of the announcement. @param actor on the board after it */
const usesWith = (actor: Actor, { attacker, aids = [], plots = [], plus = [] }: AttackIntent): Refusal | UsePlan[] => {
  const uses: UsePlan[] = [];
  for (const { plot, on: boosted } of plus) {
    if (boosted !== attacker && !aids.includes(boosted)) return refuse('N-1502', 'badTarget', { card: plot });
    const use = planPlus(actor, plot, boosted);
    if (isRefusal(use)) return use;
    uses.push(use);
  }
  for (const { card, ...fields } of plots) {
    const use = announcedUse(actor, card, fields);
    if (isRefusal(use)) return use;
    for (const token of use.payment.tokens) spend(actor.board, token);
    uses.push(use);
  }
  const names = uses.map(({ card }) => card);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return refuse('N-414', 'twice', { card: twice });
  const leaving = uses.flatMap(({ copy, payment }) => [copy, ...payment.hand]);
  return new Set(leaving).size === leaving.length ? uses : refuse('N-404', 'wrongPayment');
};

/** Announces an attack with all that must come with it (N-410). */
export const attack: Command<'attack', AttackPlan> = {
  type: 'attack',
  shape: z.strictObject({
    type: z.literal('attack'),
    kind: z.enum(['control', 'destroy']),
    attacker: id,
    target: id,
    fromHand: z.boolean().optional(),
    aids: ids.optional(),
    plots: z
      .array(z.strictObject({ card: id, ...playFields }))
      .max(20)
      .optional(),
    privilege: id.optional(),
    plus: z
      .array(z.strictObject({ plot: id, on: id }))
      .max(20)
      .optional(),
  }),
  check: (actor, intent) => {
    const { kind, attacker, target, aids = [], privilege } = intent;
    const misnamed = turnRefusal(actor, 'main') ?? nameRefusal(actor, intent);
    if (misnamed) return misnamed;
    if (cardOn(actor.board, attacker).tokens < 1) return refuse('N-401', 'noToken', { card: cardOn(actor.board, attacker).card });
    const leader = cardOn(actor.board, attacker);
    if (kind === 'destroy' && keepsFromDestroying(actor.board, attacker) && leader.tokens < tokensTaken(actor.board, attacker))
      return refuse('N-401', 'noToken', { card: leader.card });
    const planned = plannedAttack(actor, intent);
    const unlawful = (on: Board) =>
      attackRefusal(on, { kind, by: actor.player, leader: attacker, target, fromHand: planned.fromHand }, planned);
    // Most attacks that are tried fail by what lies there anyway: a card of the hand alone needs the board as it would be for that.
    const early = intent.fromHand ? null : unlawful(actor.board);
    if (early) return early;
    const board = announced(actor, intent, planned);
    const late = intent.fromHand ? unlawful(board) : null;
    if (late) return late;
    for (const aid of aids) {
      const refusal = joinRefusal(board, planned, { player: actor.player, card: aid, side: 'for' });
      if (refusal) return refusal;
      addAid(planned, aid);
      spend(board, aid);
    }
    if (privilege !== undefined) {
      const refusal = privilegeRefusal(actor, privilege) ?? openAlways(board, target);
      if (refusal) return refusal;
      planned.privilege = 'declared';
    }
    const uses = usesWith({ ...actor, board }, intent);
    if (isRefusal(uses)) return uses;
    return {
      intent,
      defender: planned.defender,
      free: planned.fromHand,
      hidden: actor.mine.groups.some((held) => held.id === target),
      plots: uses,
    };
  },
  apply: (game, by, { intent, defender, free, hidden, plots }) => {
    const { board } = game;
    const { kind, attacker, fromHand = false, aids = [], privilege } = intent;
    let { target } = intent;
    if (fromHand) {
      turnOf(board).tried = turnOf(board).tried.filter((copy) => copy !== target);
      const taken = takeFromHand(game, by, target);
      target = taken.id;
      layKept(board, taken, 'target', null);
    }
    spendToken(board, attacker);
    if (kind === 'destroy' && keepsFromDestroying(board, attacker)) cardOn(board, attacker).tokens = 0;
    const opened = openAttackOf(game, {
      kind,
      by,
      leader: attacker,
      target,
      defender,
      fromHand: free,
      wasHidden: hidden,
      instant: false,
      plot: null,
      helper: null,
      frozen: null,
      committed: plots.length > 0,
    });
    for (const aid of aids) joinAttack(game, opened, { by, card: aid, side: 'for' });
    if (privilege !== undefined) {
      givePrivilege(opened, privilege);
      turnOf(board).used.push(`privilege:${privilege}`);
    }
    openPlays(
      game,
      by,
      plots.map((plan) => announceUse(game, by, plan, 'plot')),
      'playing',
    );
  },
  barred: (actor) =>
    turnRefusal(actor, 'main') ??
    (structureOf(actor.board, actor.player).some(({ id: copy }) => mayAct(actor.board, copy)) ? null : refuse('N-401', 'noneLeft')),
  hints: ({ board, player }) =>
    board.turn?.player === player
      ? structureOf(board, player)
          .filter(({ id: copy }) => mayAct(board, copy))
          .map(({ id: copy }) => copy)
      : [],
};

const announcedUse = (actor: Actor, copy: CopyId, fields: UsePlan['fields']): Refusal | UsePlan => {
  const held = handPlot(actor, copy);
  return held ? planUse(actor, { copy, card: held.card, mode: null, announcing: true }, fields) : refuse('N-1403', 'notSeen');
};
