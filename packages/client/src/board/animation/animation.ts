import type { CardId, PlayerId } from '@illuminice/rules';

export interface Animation {
  coins: { from: CardId | 'bank'; to: CardId | 'bank'; amount: number }[];
  burned: CardId[];
  /** Cards that come from the middle, in order: from which zone and place of it, and whether they lay there with their backs up. */
  uncovered: { card: CardId; zone: string; place: number; faceDown: boolean }[];
  /** Cards that have become others in a way that only their small print tells. */
  altered: CardId[];
  /** Cards that fly face down: from a player or a zone of the middle, to one. */
  flying: { from: End; to: End }[];
  announced: boolean;
  committed: boolean;
  target: CardId | null;
  result: 'success' | 'failure' | null;
}

/** Nothing to animate yet: what a game fills from a batch of events. */
export const noAnimation = (): Animation => ({
  coins: [],
  burned: [],
  uncovered: [],
  altered: [],
  flying: [],
  announced: false,
  committed: false,
  target: null,
  result: null,
});

export type End = { readonly player: PlayerId } | { readonly zone: string };

/** Coins that show an amount: one for a little, a handful for a fortune. */
export const coinsFor = (amount: number): number => (amount <= 2 ? 1 : amount <= 6 ? 2 : amount <= 14 ? 3 : 5);
