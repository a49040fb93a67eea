import type { PlayerId } from '@illuminice/rules';
import { type Flex, flexOf } from './flex';

export interface Arrangement {
  /** Who lies beside whom; `null` is the centre. */
  tree: Flex;
  /** Cards a row in the centre. */
  perRow: number;
  /** Plates stand beside structures rather than over and under them. */
  beside?: boolean;
}

/**
 * The ways to lay so many players out, the customary first: the viewer's own at the bottom, the others clockwise.
 * `duel` names those that come near, empty when nobody does.
 */
export const arrangements = (
  players: readonly PlayerId[],
  { duel, narrow }: { duel: readonly PlayerId[]; narrow: boolean },
): [Arrangement, ...Arrangement[]] => {
  const [me, ...others] = players as [PlayerId, ...PlayerId[]];
  if (narrow) return [narrowOne(me, others, duel)];
  const [a, b, c] = others as [PlayerId, PlayerId, PlayerId];
  switch (others.length) {
    case 0:
      return [{ tree: flexOf('col', [null, me]), perRow: 8 }];
    case 1:
      return [
        { tree: flexOf('col', [a, null, me]), perRow: 8 },
        { tree: flexOf('col', [null, flexOf('row', [me, a])]), perRow: 8 },
        { tree: flexOf('row', [me, null, a]), perRow: 2 },
      ];
    case 2:
      return [
        { tree: flexOf('col', [flexOf('row', [a, b]), null, me]), perRow: 8 },
        { tree: flexOf('col', [flexOf('row', [a, b]), flexOf('row', [me, null])]), perRow: 3 },
        { tree: flexOf('col', [null, flexOf('row', [a, me, b])]), perRow: 8 },
        { tree: flexOf('row', [null, flexOf('col', [b, a, me])]), perRow: 1 },
      ];
    case 3:
      return [
        { tree: flexOf('col', [flexOf('row', [a, b]), null, flexOf('row', [me, c])]), perRow: 8 },
        { tree: flexOf('row', [flexOf('col', [a, me]), null, flexOf('col', [b, c])]), perRow: 1 },
        { tree: flexOf('row', [null, flexOf('col', [c, b, a, me])]), perRow: 1 },
      ];
    default:
      return [
        ring(me, others, duel, 6),
        ring(me, others, duel, 3),
        { ...ring(me, others, duel, 6), beside: true },
        { ...ring(me, others, duel, 6, false), beside: true },
        { ...ring(me, others, duel, 3, false), beside: true },
        ring(me, others, duel, 3, false),
      ];
  }
};

/** Five and more: columns at both sides, the own and the duel between them; with `crown` an odd one lies over the centre. */
const ring = (me: PlayerId, others: readonly PlayerId[], duel: readonly PlayerId[], perRow: number, crown = true): Arrangement => {
  const near = others.filter((p) => duel.includes(p));
  const rest = others.filter((p) => !near.includes(p));
  const top = crown && !duel.length && rest.length % 2 === 1 ? [rest[(rest.length - 1) / 2] as PlayerId] : [];
  const sides = rest.filter((p) => !top.includes(p));
  const half = Math.ceil(sides.length / 2);
  const nearRow = near.length > 1 ? [flexOf('row', [...near])] : near;
  const middle = duel.length ? [null, ...nearRow, me] : [...top, null, me];
  return {
    tree: flexOf('row', [flexOf('col', sides.slice(0, half).reverse()), flexOf('col', middle), flexOf('col', sides.slice(half))]),
    perRow,
  };
};

/** A phone: rows of two above, then the centre, and the own or the duel at the bottom. */
const narrowOne = (me: PlayerId, others: readonly PlayerId[], duel: readonly PlayerId[]): Arrangement => {
  const near = others.filter((p) => duel.includes(p));
  const rest = others.filter((p) => !near.includes(p));
  const rows: Flex[] = [];
  for (let i = 0; i < rest.length; i += 2) rows.push(flexOf('row', rest.slice(i, i + 2)));
  return { tree: flexOf('col', [...rows, null, ...near, me]), perRow: 4 };
};
