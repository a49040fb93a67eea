/** What a player is called. */
export type Name = (player: string) => string;

/** A move in words, with its reasons, the weightiest first. */
export interface InWords {
  readonly move: string;
  readonly reasons: readonly string[];
}

/** As many reasons are told. */
const MOST_REASONS = 4;

/**
 * The reasons that are told of a move.
 *
 * @param reasons the weightiest first
 * @param isIdle whether the move is one for want of a better one: of another, it says nothing that there is none
 */
export const toldReasons = <R extends { readonly kind: string }>(reasons: readonly R[], isIdle: boolean): R[] =>
  reasons.filter(({ kind }) => kind !== 'nothingBetter' || isIdle).slice(0, MOST_REASONS);
