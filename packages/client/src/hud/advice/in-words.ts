export type Name = (player: string) => string;

export interface InWords {
  readonly move: string;
  readonly reasons: readonly string[];
}

const MOST_REASONS = 4;

/**
 * A move with its main reasons. @param move in words @param reasons most important first @param isIdle the move is made for want of a
 * better one, which the text then says @param say words of a reason
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
