import type { CardId, PlayerId } from '@illuminice/rules';

/** What is animated of a batch of events. */
export interface Animation {
  /** The dice of the batch, if any fell. */
  dice: [number, number] | null;
  /** What they count as by a Special. */
  changed: number | null;
  coins: { from: CardId | 'bank'; to: CardId | 'bank'; amount: number }[];
  burned: CardId[];
  /** Cards that are turned up, in order, and where they lay with their backs up; a revived one comes off the dead pile. */
  uncovered: { card: CardId; from: 'deck' | 'dead' | number }[];
  /** Cards that have become others in a way that only their small print tells. */
  altered: CardId[];
  /** Specials that go from the deck to a hand, from a hand to the discards, or between hands. */
  specials: { from: PlayerId | 'deck'; to: PlayerId | 'discard' }[];
  announced: boolean;
  committed: boolean;
  /** The card that the announced attack is against. */
  target: CardId | null;
  result: 'success' | 'failure' | null;
}

/** Coins that show an amount: one for a little, a handful for a fortune. */
export const coinsFor = (amount: number): number => (amount <= 2 ? 1 : amount <= 6 ? 2 : amount <= 14 ? 3 : 5);
