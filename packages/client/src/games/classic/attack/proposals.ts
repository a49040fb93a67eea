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

/** An attack worth making, with the money that makes it good. */
export interface Proposal extends Chance {
  readonly kind: AttackKind;
  readonly attacker: CardId;
  /** MB to be named with it; 0: it is good without money. */
  readonly money: number;
  readonly paid: { readonly needs: number; readonly odds: number };
  readonly draft: AttackDraft;
  /** The viewer's special goal, if the attack brings it nearer. */
  readonly goal: Progress['goal'] | null;
  readonly worth: number;
}

/** Least number needed for a proposal: 5 or less is a chance of only 28 %. */
const LEAST_ODDS = 10;
/** Number needed from which no money is proposed: 8 or less, 72 %. */
const GOOD_NEED = 8;
const VICTORY = 10;
const PER_POINT = 0.08;
const PER_MB = 0.03;
const PER_GOAL = 12;

export const leaders = (position: Position): CardId[] =>
  position.offers.attack.can ? attackers(position, { target: null, whispering: false }) : [];

/** Worthwhile attacks of one leader, of every kind. */
export const proposalsOf = (position: Position, attacker: CardId): readonly Proposal[] =>
  ATTACK_KINDS.flatMap((kind) => {
    const draft: AttackDraft = { ...newAttack(attacker), attackKind: kind };
    if (targets(position, draft).length === 0) return [];
    return chancesOf(position, draft).flatMap((chance) => proposal(position, draft, chance) ?? []);
  });

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

/** Money up to this sum: first the attacker's, then the Illuminati's. */
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

/** Value of success, in Groups: the viewer's goals, the cards themselves, and losses of a rival close to winning. */
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

/** Progress of each goal of a player, in Groups, and its state (0 to 1). */
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
