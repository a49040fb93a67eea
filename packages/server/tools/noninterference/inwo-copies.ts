import type { Chance } from '@illuminice/bots';
import { inwoLab } from '@illuminice/lab';
import type { PlayerId } from '@illuminice/rules';
import { type Intent, type State, viewFor } from '@illuminice/rules/inwo';

/* Copies of INWO's cards by their numbers, which are counted up for all to see. */

/** A value that names other copies. */
export const renamed = <T>(value: T, ids: ReadonlyMap<string, string>): T => {
  if (typeof value === 'string') return (ids.get(value) ?? value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => renamed<unknown>(one, ids)) as T;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renamed<unknown>(one, ids)])) as T;
};

/**
 * An intent that names copies by their number, as somebody sends it who looks for hidden ones.
 *
 * @param of the player whose cards are asked for
 */
export const guess = (state: State, player: PlayerId, of: PlayerId, dice: Chance): Intent => {
  const { copy } = state.board.next;
  const number = () => String(1 + dice.below(copy));
  const meant = dice.percent(50) ? inwoLab.randomIntent(viewFor(state, player), dice) : null;
  if (meant) {
    const named = [...JSON.stringify(meant).matchAll(/"(\d+)"/g)].map(([, id = '']) => id);
    if (named.length > 0) return renamed(meant, new Map([[dice.pick(named), number()]]));
  }
  return { type: 'offer', to: of, give: {}, ask: { [dice.pick(['plots', 'cards'])]: [number()] } };
};
