import type { CardId, PlayerId } from '../../core/types.js';
import { winningRolls } from '../../domain/odds.js';
import { boardFacts } from '../cards/index.js';
import { cardOn, seatOf } from '../game/game.js';
import type { TargetFilter } from '../types/cards.js';
import type { Attack, Board, LedgerRow } from '../types/index.js';
import type { Alignment, AttackKind } from '../types/words.js';
import { compare } from '../values/alignments.js';
import { alignmentsOf, distanceOf, powerOf, resistanceOf, transferableOf } from '../values/values.js';

export type AttackFacts = Pick<Attack, 'by' | 'kind' | 'attacker' | 'target' | 'aids' | 'whispering' | 'spendings'>;

/** The leader's alignments in this attack: live, with those it counts as (C-413). */
export const leaderAlignments = (board: Board, attack: Pick<Attack, 'kind' | 'attacker' | 'target'>): readonly Alignment[] => {
  const own = alignmentsOf(board, attack.attacker);
  if (attack.kind !== 'control') return own;
  for (const ability of boardFacts(attack.attacker).abilities) {
    if ('modify' in ability && ability.modify === 'alignment' && alignmentsOf(board, attack.target).includes(ability.as)) {
      return [...own.filter((a) => a !== ability.insteadOf && a !== ability.as), ability.as];
    }
  }
  return own;
};

const matches = (filter: TargetFilter, target: CardId, alignments: readonly Alignment[]): boolean => {
  if (filter === 'any') return true;
  return 'alignment' in filter ? alignments.includes(filter.alignment) : filter.groups.includes(target);
};

const POSITION = [0, -10, -5, -2] as const;

/** Defence bonus by distance from the Illuminati (C-409). */
export const positionModifier = (distance: number): number => POSITION[distance] ?? 0;

const alignmentRows = (kind: AttackKind, ours: readonly Alignment[], theirs: readonly Alignment[]): LedgerRow[] => {
  const identical = kind === 'destroy' ? -4 : 4;
  const rows: LedgerRow[] = [];
  for (const mine of ours)
    for (const other of theirs) {
      const relation = compare(mine, other);
      if (relation !== 'neither')
        rows.push({ part: 'alignment', value: relation === 'identical' ? identical : -identical, alignments: [mine, other] });
    }
  return rows;
};

const abilityRows = (board: Board, { by, kind, attacker, target }: AttackFacts, theirs: readonly Alignment[]): LedgerRow[] => {
  const rows: LedgerRow[] = [];
  for (const card of seatOf(board, by).cards) {
    // A Group's own ability does not help to destroy it (C-408).
    if (card === target) continue;
    for (const ability of boardFacts(card).abilities) {
      if (!('modify' in ability) || ability.modify !== 'attack') continue;
      if (ability.directOnly && card !== attacker) continue;
      if (ability.kinds.includes(kind) && matches(ability.target, target, theirs))
        rows.push({ part: 'ability', value: ability.amount, card });
    }
  }
  return rows;
};

const moneyRows = ({ by, target, spendings }: AttackFacts, owner: PlayerId | null): LedgerRow[] =>
  spendings.map(({ player, from, side, amount }) => {
    if (player === by) return { part: 'money', value: amount, card: from, player };
    if (player !== owner) return { part: 'interference', value: side === 'for' ? amount : -amount, card: from, player };
    return { part: 'defenceMoney', value: from === target ? -2 * amount : -amount, card: from, player };
  });

/** Every line of the ledger (C-409); the values add up to the number needed. */
export const ledgerOf = (board: Board, attack: AttackFacts): LedgerRow[] => {
  const { by, kind, attacker, target } = attack;
  const rows: LedgerRow[] = [{ part: 'power', value: powerOf(board, attacker), card: attacker }];
  for (const aid of attack.aids) rows.push({ part: 'aid', value: transferableOf(board, aid), card: aid });

  const ours = leaderAlignments(board, attack);
  const theirs = alignmentsOf(board, target);
  rows.push(...alignmentRows(kind, ours, theirs));
  if (kind === 'neutralize') rows.push({ part: 'neutralize', value: 6 });
  rows.push(...abilityRows(board, attack, theirs));

  const owner = cardOn(board, target).owner;
  const byPower = kind === 'destroy' && attack.whispering === null;
  const defence = byPower ? powerOf(board, target) : resistanceOf(board, target, ours);
  rows.push({ part: 'defence', value: 0 - defence, card: target, by: byPower ? 'power' : 'resistance' });
  if (owner !== null && owner !== by) {
    const distance = distanceOf(board, target);
    rows.push({ part: 'position', value: positionModifier(distance), card: target, distance });
  }
  rows.push(...moneyRows(attack, owner));
  return rows;
};

export const strengthOf = (board: Board, attack: AttackFacts): { needs: number; odds: number; ledger: LedgerRow[] } => {
  const ledger = ledgerOf(board, attack);
  let needs = 0;
  for (const row of ledger) needs += row.value;
  return { needs, odds: winningRolls(needs), ledger };
};
