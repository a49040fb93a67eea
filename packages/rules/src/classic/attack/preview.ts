import type { CardId } from '../../core/types.js';
import type { Rotation, Side } from '../../domain/types.js';
import { cardOn } from '../game/game.js';
import { planBranch } from '../structure/branch.js';
import { branchOf, obstaclesOf } from '../structure/structure.js';
import type { Attack, LedgerRow, PuppetPlace, View } from '../types/index.js';
import { strengthOf } from './strength.js';

export interface PlannedSpot {
  card: CardId;
  onto: CardId;
  arrow: Side;
  x: number;
  y: number;
  w: number;
  h: number;
  rot: Rotation;
}

export const previewAttack = (
  view: View,
  intent: {
    kind: Attack['kind'];
    attacker: CardId;
    target: CardId;
    aids: CardId[];
    spend?: { from: CardId; amount: number }[];
    whispering?: CardId;
  },
): { needs: number; odds: number; ledger: LedgerRow[] } => {
  const by = cardOn(view.board, intent.attacker).owner ?? view.player ?? '';
  const spendings = (intent.spend ?? []).map(({ from, amount }) => ({ player: by, from, side: 'for' as const, amount }));
  return strengthOf(view.board, { ...intent, by, whispering: intent.whispering ?? null, spendings });
};

/** The branch's layout if the viewer attached the Group there (C-502): spots in cells, and the cards that would be lost. */
export const previewPlacement = (
  view: View,
  what: { group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[] },
): { spots: PlannedSpot[]; lost: CardId[] } => {
  const { board } = view;
  const owner = cardOn(board, what.onto).owner;
  const branch = branchOf(board, what.group);
  if (owner === null) return { spots: [], lost: branch };
  const planned = planBranch(board, what.group, { ...what, puppets: what.puppets ?? [] }, obstaclesOf(board, owner, branch));
  if ('refusal' in planned) return { spots: [], lost: branch };
  const spots = planned.plan.laid.map(({ card, onto, arrow, spot }) => ({ card, onto, arrow, ...spot }));
  return { spots, lost: planned.plan.lost };
};
