import type { CardId } from '@illuminice/rules';
import type { LedgerRow } from '@illuminice/rules/classic';
import { HIGHEST_WINNING_ROLL } from '../../../text';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { attackers, possibleAids, preview, settled, targets } from './announcement';

/** Odds of an attack with a card that is not picked yet. */
export interface Chance {
  readonly card: CardId;
  readonly needs: number;
  /** Rolls of two dice that succeed, of 36. */
  readonly odds: number;
  readonly defence: { readonly by: 'power' | 'resistance'; readonly value: number } | null;
}

/**
 * Chances of the attack with each card that can be picked next: every target of the attacker, or every attacker of the target. Best chance
 * first, then weaker defence. @returns empty while neither is picked, and once both are
 */
export const chancesOf = (position: Position, draft: AttackDraft): readonly Chance[] =>
  remembered(position, draft, 'chances', () => {
    const { attacker, target } = draft;
    if ((attacker === null) === (target === null)) return [];
    const tried = attacker
      ? targets(position, draft).map((card) => [card, { ...draft, target: card }] as const)
      : attackers(position, draft).map((card) => [card, { ...draft, attacker: card }] as const);
    return tried
      .flatMap(([card, trial]): Chance[] => {
        const now = preview(position, settled(position, trial));
        return now ? [{ card, needs: now.needs, odds: now.odds, defence: attacker ? defenceIn(now.ledger) : null }] : [];
      })
      .sort((a, b) => b.odds - a.odds || b.needs - a.needs || (a.defence?.value ?? 0) - (b.defence?.value ?? 0));
  });

function defenceIn(ledger: readonly LedgerRow[]): Chance['defence'] {
  const row = ledger.find(({ part }) => part === 'defence');
  return row ? { by: row.by === 'power' ? 'power' : 'resistance', value: -row.value } : null;
}

export interface Gain {
  readonly card: CardId;
  readonly gain: number;
  readonly needs: number;
  readonly odds: number;
  /** Part of the number needed that does not count (C-410). */
  readonly wasted: number;
}

/** Gains of all possible helpers: the smallest that reaches the best chance comes first. */
export const gainsOf = (position: Position, draft: AttackDraft): readonly Gain[] =>
  remembered(position, draft, 'gains', () => {
    const before = preview(position, draft);
    if (!before) return [];
    return possibleAids(position, draft)
      .filter((card) => !draft.aids.includes(card))
      .flatMap((card): Gain[] => {
        const now = preview(position, { ...draft, aids: [...draft.aids, card] });
        return now ? [{ card, gain: now.needs - before.needs, needs: now.needs, odds: now.odds, wasted: wastedIn(now.needs) }] : [];
      })
      .sort((a, b) => b.odds - a.odds || a.gain - b.gain);
  });

/** Part of the number needed that does not count: 11 and 12 never win (C-410). */
export const wastedIn = (needs: number): number => Math.max(0, needs - HIGHEST_WINNING_ROLL);

/** Cached by position: table and panel ask for the same, and again with every hover. */
const known = new WeakMap<Position, Map<string, unknown>>();

function remembered<T>(position: Position, draft: AttackDraft, what: string, work: () => T): T {
  const { attacker, target, attackKind, aids, spend, whispering } = draft;
  const key = JSON.stringify([what, attacker, target, attackKind, aids, spend, whispering]);
  const answers = known.get(position) ?? new Map<string, unknown>();
  known.set(position, answers);
  if (!answers.has(key)) answers.set(key, work());
  return answers.get(key) as T;
}
