import type { CardId, PlayerId } from '@illuminice/rules';

export interface Animation {
  coins: { from: CardId | 'bank'; to: CardId | 'bank'; amount: number }[];
  burned: CardId[];
  /** Cards from the middle, in order: zone, place, and whether they were face down. */
  uncovered: { card: CardId; zone: string; place: number; faceDown: boolean }[];
  /** Cards that changed in their small print only. */
  altered: CardId[];
  /** Face-down cards that move between players and zones. */
  flying: { from: End; to: End }[];
  announced: boolean;
  committed: boolean;
  target: CardId | null;
  result: 'success' | 'failure' | null;
}

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

export const coinsFor = (amount: number): number => (amount <= 2 ? 1 : amount <= 6 ? 2 : amount <= 14 ? 3 : 5);
