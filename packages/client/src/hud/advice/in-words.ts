export type Name = (player: string) => string;

export interface InWords {
  readonly move: string;
  readonly reasons: readonly string[];
}

const MOST_REASONS = 4;

/**
 * A move with those of its reasons that are told.
 *
 * @param move in words
 * @param reasons the weightiest first
 * @param isIdle whether the move is made for want of a better one: only then is it said that there is none
 * @param say puts a reason into words
 */
export const inWords = <R extends { readonly kind: string }>(
  move: string,
  reasons: readonly R[],
  isIdle: boolean,
  say: (reason: R) => string,
): InWords => ({
  move,
  reasons: reasons
    .filter(({ kind }) => kind !== 'nothingBetter' || isIdle)
    .slice(0, MOST_REASONS)
    .map(say),
});
