import type { CardId } from '@illuminice/rules';
import {
  ATTACK_KINDS,
  type AttackKind,
  afterAttack,
  type Board,
  branchOf,
  findSeat,
  goalsOf,
  incomeOf,
  type Progress,
  powerOf,
} from '@illuminice/rules/classic';
import { HIGHEST_WINNING_ROLL } from '../../../text';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { attackers, newAttack, preview, targets } from './announcement';
import { type Chance, chancesOf } from './chances';

/** An attack that is worth making, with the money that makes it good. */
export interface Proposal extends Chance {
  readonly kind: AttackKind;
  readonly attacker: CardId;
  /** MB to be named with it; 0: it is good as it is. */
  readonly money: number;
  readonly paid: { readonly needs: number; readonly odds: number };
  readonly draft: AttackDraft;
  /** One's own special goal, if it comes nearer to that. */
  readonly goal: Progress['goal'] | null;
  readonly worth: number;
}

/** Attacks that need less than this are no advice: 5 or less, 28 %. */
const LEAST_ODDS = 10;
/** From 8 or less on, 72 %, no money is proposed. */
const GOOD_NEED = 8;
const VICTORY = 10;
const PER_POINT = 0.08;
const PER_MB = 0.03;
const PER_GOAL = 12;

export const leaders = (position: Position): CardId[] =>
  position.offers.attack.can ? attackers(position, { target: null, whispering: false }) : [];

/** All attacks of one leader, of every kind, that are worth making. */
export const proposalsOf = (position: Position, attacker: CardId): readonly Proposal[] =>
  ATTACK_KINDS.flatMap((kind) => {
    const draft: AttackDraft = { ...newAttack(attacker), attackKind: kind };
    if (targets(position, draft).length === 0) return [];
    return chancesOf(position, draft).flatMap((chance) => proposal(position, draft, chance) ?? []);
  });

/** The best of them for each target, the worthiest first. */
export function bestOf(proposals: readonly Proposal[], most: number): readonly Proposal[] {
  const best = new Map<CardId, Proposal>();
  for (const proposal of proposals) if (proposal.worth > (best.get(proposal.card)?.worth ?? 0)) best.set(proposal.card, proposal);
  return [...best.values()].sort((a, b) => b.worth - a.worth || b.paid.odds - a.paid.odds).slice(0, most);
}

function proposal(position: Position, leading: AttackDraft, chance: Chance): Proposal | null {
  const { view, me } = position;
  const { attacker, attackKind: kind } = leading;
  const { card } = chance;
  if (attacker === null || kind === null || view.board.cards[card]?.owner === me) return null;
  const wanted = chance.needs >= GOOD_NEED ? 0 : HIGHEST_WINNING_ROLL - chance.needs;
  const spend = purse(position, attacker, wanted);
  const money = Object.values(spend).reduce((sum, amount) => sum + amount, 0);
  const draft: AttackDraft = { ...leading, target: card, spend };
  const paid = money > 0 ? preview(position, draft) : chance;
  if (!paid || paid.odds < LEAST_ODDS) return null;
  const { gain, goal } = gainOf(position, { by: me, kind, attacker, target: card });
  const worth = (paid.odds / 36) * gain - money * PER_MB;
  return worth > 0 ? { ...chance, kind, attacker, money, paid, draft, goal, worth } : null;
}

/** Money up to this sum: the attacker's own first, then that of the Illuminati. */
function purse({ view, me }: Position, attacker: CardId, wanted: number): Record<CardId, number> {
  const illuminati = findSeat(view.board, me)?.illuminati;
  const spend: Record<CardId, number> = {};
  let left = wanted;
  for (const card of new Set([attacker, illuminati])) {
    const amount = card ? Math.min(left, view.board.cards[card]?.money ?? 0) : 0;
    if (!card || amount < 1) continue;
    spend[card] = amount;
    left -= amount;
  }
  return spend;
}

/** Value of success, in Groups: one's own goals, the cards themselves, and losses of a rival close to winning. */
function gainOf(position: Position, attack: Parameters<typeof afterAttack>[1]): { gain: number; goal: Progress['goal'] | null } {
  const { view, me } = position;
  const after = afterAttack(view.board, attack);
  const mine = steps(position, me, after);
  const goal = mine.find(({ goal: name, by }) => name !== 'basic' && by > 0)?.goal ?? null;
  const wins = mine.some(({ isMet }) => isMet) ? VICTORY : 0;
  const owner = view.board.cards[attack.target]?.owner;
  const harm = owner ? steps(position, owner, after).reduce((sum, { by, before }) => sum - Math.min(0, by) * before ** 2, 0) : 0;
  const cards =
    attack.kind === 'control' ? branchOf(view.board, attack.target).reduce((sum, card) => sum + points(view.board, card), 0) : 0;
  return { gain: mine.reduce((sum, { by }) => sum + by, wins) + harm + cards * PER_POINT, goal };
}

const points = (board: Board, card: CardId): number => powerOf(board, card) + Math.max(0, incomeOf(board, card));

/** How far each goal of a player would move, in Groups, and how far it is (0 to 1). */
function steps({ view }: Position, player: string, after: Board) {
  const then = goalsOf({ ...view, board: after }, player);
  return goalsOf(view, player).map(({ goal, have, need }) => {
    const met = then.find((progress) => progress.goal === goal)?.have ?? have;
    return {
      goal,
      by: ((Math.min(met, need) - Math.min(have, need)) / need) * PER_GOAL,
      before: Math.min(1, have / need),
      isMet: met >= need,
    };
  });
}
