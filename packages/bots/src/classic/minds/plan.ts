import { type CardId, type PlayerId, winningRolls } from '@illuminice/rules';
import {
  type AttackKind,
  branchOf,
  type Candidates,
  type IntentOf,
  offers,
  powerOf,
  previewAttack,
  transferableOf,
} from '@illuminice/rules/classic';
import { CONTESTED, wasTaken } from '../../taken.js';
import { megabuckWorth, progressOf, successWorth } from './evaluate.js';
import { boundTo } from './memory.js';
import { moneyOn, mySeat, type PlayerContext, purseOf, rivals, seatOf } from './player-context.js';
import type { Skill } from './skills.js';

export interface Plan {
  readonly intent: IntentOf<'attack'>;
  /** Number needed, with aids, before any money. */
  readonly needs: number;
  readonly value: number;
  readonly success: number;
}

type Attackers = Candidates['attack']['attackers'];

/** The highest number needed that still improves the odds (C-410). */
export const ENOUGH = 10;
const LEAST_SUCCESS = 0.5;
/** The lowest number needed that succeeds in at least 60 % of rolls. */
const LIKELY = 8;

export const chanceOf = (needs: number): number => winningRolls(needs) / 36;

/** Cost of spending MB, in points: a treasury's last MB count more, since they pay for its defence, and unused ones hardly at all. */
const price = ({ skill, has, megabuck, unused = 0 }: Purchase, amount: number): number => {
  const { reserve, reserveWorth, megabuck: plain, spare } = skill;
  return (
    amount * megabuck - Math.min(amount, unused) * plain * (1 - spare) + Math.max(0, amount - Math.max(0, has - reserve)) * reserveWorth
  );
};

/** Money of the richest rival if threatening; else 0. */
const threat = (context: PlayerContext): number => {
  const most = Math.max(0, ...rivals(context).map((seat) => purseOf(context.board, seat)));
  return most < context.skill.threat ? 0 : most;
};

const beyond = (context: PlayerContext, has: number): number => Math.max(0, has - Math.max(context.skill.plenty, threat(context)));

export const incomeWorth = (context: PlayerContext, amount: number): number => {
  const unused = Math.min(amount, beyond(context, purseOf(context.board, mySeat(context)) + amount));
  return amount * megabuckWorth(context) - unused * context.skill.megabuck * (1 - context.skill.spare);
};

interface Purchase {
  readonly skill: Skill;
  readonly needs: number;
  /** Change of the number needed per MB. */
  readonly step: number;
  /** Points of success; negative for those it harms. */
  readonly stake: number;
  readonly has: number;
  readonly megabuck: number;
  /** MB without any use; default 0. */
  readonly unused?: number;
}

/** Gain of spending an amount, less its cost, in points. */
const spending = (purchase: Purchase, amount: number): { amount: number; value: number } => {
  const { needs, step, stake } = purchase;
  return { amount, value: (chanceOf(needs + step * amount) - chanceOf(needs)) * stake - price(purchase, amount) };
};

/**
 * The amount that pays best, and its net gain.
 *
 * @param purchase `most`: limit below the money at hand
 */
export const bestAmount = (purchase: Purchase & { readonly most?: number }): { amount: number; value: number } => {
  const { has, most = has } = purchase;
  let found = { amount: 0, value: 0 };
  for (let mb = 1; mb <= Math.min(most, has, 60); mb++) {
    const option = spending(purchase, mb);
    if (option.value > found.value) found = option;
  }
  return found;
};

const lasting = ({ board, memory }: PlayerContext, target: CardId, owner: PlayerId | null): number =>
  owner !== null && wasTaken(memory.taken, branchOf(board, target), owner) ? CONTESTED : 1;

/** Expected reduction of the number needed by other players. */
const opposition = (context: PlayerContext, target: CardId, close: boolean): number => {
  const { board, player } = context;
  const owner = board.cards[target]?.owner ?? null;
  const defence = owner === null || owner === player ? 0 : purseOf(board, seatOf(board, owner)) + 2 * moneyOn(board, target);
  const third = rivals(context).reduce((sum, seat) => sum + (seat.player === owner ? 0 : purseOf(board, seat)), 0);
  const { skill } = context;
  return Math.min(6, defence * skill.defence) + (close ? Math.min(6, third * skill.meddling) : 0);
};

/** The fewest aids that suffice; all of them if none is needed for another attack. */
const chooseAids = (base: number, aids: readonly { card: CardId; lends: number }[], all: boolean): { cards: CardId[]; sum: number } => {
  const chosen: { card: CardId; lends: number }[] = [];
  let sum = 0;
  for (const aid of aids) {
    if (!all && base + sum >= ENOUGH) break;
    chosen.push(aid);
    sum += aid.lends;
  }
  for (const aid of all ? [] : [...chosen].reverse()) {
    if (base + sum - aid.lends < ENOUGH) continue;
    chosen.splice(chosen.indexOf(aid), 1);
    sum -= aid.lends;
  }
  return { cards: chosen.map(({ card }) => card), sum };
};

/** Pays from the attacking card first: its money has no better use. */
const payFrom = (context: PlayerContext, attacker: CardId, amount: number): { from: CardId; amount: number }[] => {
  const own = Math.min(amount, moneyOn(context.board, attacker));
  const { illuminati } = mySeat(context);
  const rest = amount - own;
  return [
    ...(own > 0 ? [{ from: attacker, amount: own }] : []),
    ...(rest > 0 && illuminati !== null && illuminati !== attacker ? [{ from: illuminati, amount: rest }] : []),
  ];
};

/** MB available for an attack led by this card (C-421). */
export const warChest = (context: PlayerContext, attacker: CardId): number => {
  const { illuminati } = mySeat(context);
  return moneyOn(context.board, attacker) + (illuminati === attacker ? 0 : moneyOn(context.board, illuminati));
};

interface Target {
  readonly kind: AttackKind;
  readonly target: CardId;
  readonly whispering?: CardId;
}

const targetsOf = ({ control, neutralize, destroy, whispering }: Attackers[number], campaign: CardId | null): Target[] => [
  ...control.map((target) => ({ kind: 'control' as const, target })),
  ...neutralize.map((target) => ({ kind: 'neutralize' as const, target })),
  ...destroy.map((target) => ({ kind: 'destroy' as const, target })),
  ...(campaign === null ? [] : whispering.map((target) => ({ kind: 'destroy' as const, target, whispering: campaign }))),
];

export const attackOffer = (context: PlayerContext): Candidates['attack'] | null => {
  const offer = offers(context).find(({ type }) => type === 'attack');
  return (offer?.can as Candidates['attack'] | undefined) ?? null;
};

const isLastAction = ({ turn }: PlayerContext['board']): boolean => (turn?.actionsLeft ?? 0) <= 1;

const announced = (
  attack: Pick<IntentOf<'attack'>, 'kind' | 'attacker' | 'target' | 'aids'>,
  spend: IntentOf<'attack'>['spend'] & object,
  whispering: CardId | undefined,
): IntentOf<'attack'> => ({
  type: 'attack',
  ...attack,
  ...(spend.length > 0 && { spend }),
  ...(whispering !== undefined && { whispering }),
});

type Among = 'any' | 'likely';

/**
 * The attack with the highest average gain, with aids and money; null if none is worth announcing.
 *
 * @param more additional MB for the Illuminati
 */
export const planAttack = (context: PlayerContext, can: Candidates['attack'], more = 0, among: Among = 'any'): Plan | null => {
  const { board, player } = context;
  const feared = threat(context);
  const skill: Skill = { ...context.skill, reserve: Math.max(context.skill.reserve, feared) };
  const megabuck = megabuckWorth(context);
  const close = progressOf(context, player) >= 0.7;
  const last = isLastAction(board);
  const lenders = (skill.aids ? can.aids : [])
    .map(({ card, never }) => ({ card, never, lends: transferableOf(board, card) }))
    .sort((a, b) => b.lends - a.lends);
  const worth = new Map<string, number>();
  const resisted = new Map<CardId, number>();
  let found: Plan | null = null;
  const bound = boundTo(context, context.memory);
  const isLikely = among === 'likely';
  /** The average gain by success alone, if the attack is considered at all. */
  const successOf = (attacker: CardId, { kind, target }: Target): number | null => {
    const owner = board.cards[target]?.owner ?? null;
    if (owner !== null && (isLikely || bound.includes(owner))) return null;
    if (isLikely && kind !== 'control') return null;
    const key = `${kind} ${target}`;
    const share = owner === null || owner === player ? 1 : skill.raids * lasting(context, target, owner);
    const success = worth.get(key) ?? successWorth(context, { by: player, kind, attacker, target }) * share;
    worth.set(key, success);
    return success < (isLikely ? 0 : LEAST_SUCCESS) ? null : success;
  };
  let highest = isLikely && feared > 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const attackers of can.attackers) {
    const attacker = attackers.card;
    const chest = warChest(context, attacker) + more;
    // Strong cards are kept for attacks that need them.
    const effort = last ? 0 : powerOf(board, attacker) * skill.effort;
    for (const aim of targetsOf(attackers, can.whispering)) {
      const { kind, target, whispering } = aim;
      const success = successOf(attacker, aim);
      if (success === null || success < highest) continue;
      const expected = resisted.get(target) ?? opposition(context, target, close);
      resisted.set(target, expected);
      const base = previewAttack(context, { kind, attacker, target, aids: [], whispering }).needs;
      const helpers = lenders.filter(({ card, never }) => card !== attacker && card !== target && !never.includes(target));
      const aids = chooseAids(base, helpers, last);
      const needs = base + aids.sum;
      const unused = beyond(context, chest);
      const purchase = { skill, needs: needs - expected, step: 1, stake: success, has: chest, megabuck, unused };
      const bought = bestAmount({ ...purchase, most: Math.max(0, skill.content - needs) });
      if (isLikely && needs + bought.amount < LIKELY) {
        if (needs + chest < LIKELY) continue;
        Object.assign(bought, spending(purchase, LIKELY - needs));
      }
      const cost = effort + (last ? 0 : aids.sum * skill.lending) + (whispering === undefined ? 0 : 2);
      const value = chanceOf(needs - expected) * success + bought.value - cost;
      if (value <= highest) continue;
      const wanted = skill.lavish ? Math.max(bought.amount, unused) : bought.amount;
      const spend = payFrom(context, attacker, Math.min(wanted, chest - more));
      const intent = announced({ kind, attacker, target, aids: aids.cards }, spend, whispering);
      highest = value;
      found = { intent, needs, value, success };
    }
  }
  return found;
};
