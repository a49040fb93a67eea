import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { callOff as callOffAttack, joinAttack } from '../attack/attacking.js';
import { rollAttack } from '../attack/dice.js';
import { interferenceRefusal, isOpenTo, joinRefusal, massesTokens } from '../attack/legality.js';
import { failWithoutDice } from '../attack/result.js';
import { planPlus, type UsePlan } from '../effects/uses.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { type Actor, allGroups, emit, handGroup, openAttack, privateOf, structureOf, tableCard, topFrame } from '../game/game.js';
import { announceUse, makePlay, openPlays } from '../plays/plays.js';
import type { Attack, Frame, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { lay, takeFromHand } from '../verbs/verbs.js';
import { awaitedBy, windowOf } from '../windows/windows.js';
import { type Command, id, ids, rev, stand } from './command.js';

/** The attack whose contest is the window on top. */
const contested = ({ board }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  return topFrame(board)?.kind === 'contest' && attack?.stage === 'contest' ? attack : refuse('N-1005', 'notNow');
};

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
    const refusal = joinRefusal(actor.board, attack, actor.player, card, side);
    if (refusal) return refusal;
    if (tokens > 1 && card !== attack.target && !massesTokens(actor.board, card)) return refuse('N-414', 'alreadyIn', { card });
    if (tokens > Math.max(1, actor.board.cards[card]?.tokens ?? 0)) return refuse('N-401', 'noToken', { card });
    const plots: UsePlan[] = [];
    for (const copy of plus) {
      const use = planPlus(actor, copy, card);
      if (isRefusal(use)) return use;
      if (plots.some((one) => one.card === use.card)) return refuse('N-414', 'twice', { card: use.card });
      plots.push(use);
    }
    return { intent, attack, plots };
  },
  apply: (game, by, { intent: { card, side, tokens = 1 }, attack, plots }) => {
    joinAttack(game, attack, by, card, side, tokens);
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

/** A copy of the target from the hand, as agents (N-470). */
export const agents: Command<'agents', { intent: IntentOf<'agents'>; attack: Attack }> = {
  type: 'agents',
  shape: z.strictObject({ type: z.literal('agents'), card: id, side: stand }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const kept = handGroup(actor, intent.card);
    if (!kept) return refuse('N-1403', 'notSeen');
    const barred = interferenceRefusal(actor.board, attack, actor.player);
    if (barred) return barred;
    if (kept.card !== attack.targetCard || attack.kind === 'disaster' || attack.instant)
      return refuse('N-470', 'notACopy', { card: kept.card });
    if (actor.player === attack.defender || (attack.fromHand && actor.player === attack.by)) return refuse('N-470', 'notYou');
    if (attack.agents) return refuse('N-470', 'onlyOne');
    return attack.fromHand && intent.side === 'for' ? refuse('N-470', 'onlyAgainst') : { intent, attack };
  },
  apply: (game, by, { intent: { card, side }, attack }) => {
    const isHidden = privateOf(game.state, by).groups.some((kept) => kept.id === card);
    const { id: copy, card: agent } = takeFromHand(game, by, card);
    lay(game.board, copy, agent, 'announced', by);
    if (by === attack.by) attack.committed = true;
    const play = makePlay(game, by, copy, agent, 'agents', { side });
    openPlays(game, by, [{ ...play, ...(isHidden && { hidden: true }) }], 'playing');
  },
  hints: (actor) => allGroups(actor).map((kept) => kept.id),
};

/** Calls an uncommitted attack off (N-413). */
export const callOff: Command<'callOff', Attack> = {
  type: 'callOff',
  shape: z.strictObject({ type: z.literal('callOff') }) as unknown as z.ZodType<IntentOf<'callOff'>>,
  check: (actor) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    if (attack.by !== actor.player) return refuse('N-413', 'notYourAttack');
    return attack.committed ? refuse('N-413', 'committed') : attack;
  },
  apply: (game, _by, attack) => callOffAttack(game, attack),
  hints: () => [],
};

/** Nothing (more) to add in the open window (N-1001). */
export const done: Command<'done', Frame> = {
  type: 'done',
  shape: z.strictObject({ type: z.literal('done'), rev }),
  check: ({ board, player }, intent) => {
    const top = topFrame(board);
    if (!top) return refuse('N-1005', 'notNow');
    if (intent.rev !== undefined && intent.rev !== top.rev) return refuse('N-1003', 'stale');
    if (windowOf(top).must) return refuse('N-1005', 'choicePending');
    if (top.done.includes(player)) return refuse('N-1005', 'alreadyDone');
    return awaitedBy(board, top).includes(player) ? top : refuse('N-1005', 'notAsked');
  },
  apply: (game, by, frame) => {
    frame.done.push(by);
    emit(game, { type: 'saidDone', player: by, frame: frame.id });
  },
  quiet: true,
  hints: () => [],
};

/** The attacker's player throws the dice, once nobody is waited for (N-1004). */
export const roll: Command<'roll', Attack> = {
  type: 'roll',
  shape: z.strictObject({ type: z.literal('roll'), rev }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const top = topFrame(actor.board);
    if (!top || attack.by !== actor.player) return refuse('N-1005', 'notNow');
    if (intent.rev !== undefined && intent.rev !== top.rev) return refuse('N-1003', 'stale');
    const [first] = awaitedBy(actor.board, top).filter((player) => player !== attack.by);
    return first === undefined ? attack : refuse('N-1005', 'othersFirst', { player: first });
  },
  apply: (game, by, attack) => {
    attack.committed = true;
    const top = topFrame(game.board);
    if (top) dropFrame(game.board, top);
    if (attack.needs < 2) {
      failWithoutDice(game, attack);
      return;
    }
    attack.stage = 'dice';
    rollAttack(game, attack);
    openWindow(game.board, { kind: 'dice', by, roll: null });
  },
  hints: () => [],
};
