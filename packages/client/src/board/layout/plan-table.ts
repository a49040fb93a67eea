import type { AnyView, Rotation } from '@illuminice/rules';
import type { BoardGame, BoardLook } from '../contract';
import { type NameplateKind, nameplateSize } from '../overlay/nameplates';
import { same } from '../same';
import { type LayoutInput, layoutTable, type TableLayout } from './layout';
import type { Composed } from './placed-cards';

/** Where everything lies, and how much the plates say there. */
export interface TablePlan {
  /** What it was made from: an equal table needs no new plan. */
  input: LayoutInput;
  plates: NameplateKind;
  layout: TableLayout;
}

/** Plates say less when the own cards would be smaller than this otherwise, px a cell. */
const ENOUGH = 24;
/** With many players they say so much less only when cards could not be told from each other otherwise. */
const LEAST = 14;

const NO_PLATE = { w: 0, h: 0 };
/** Up to this width the seats stand in a strip above the board, px (`MEDIA.upright`). */
const UPRIGHT = 600;

/**
 * Lays the table out, with the fullest plates that leave the cards large enough: goal lines drop first.
 *
 * @param before the plan so far; its arrangement is kept unless the table was turned or another is clearly better
 */
export const planTable = (
  view: AnyView,
  look: BoardLook,
  game: BoardGame,
  opts: {
    quarters: Rotation;
    frame: { w: number; h: number };
    narrow: boolean;
    composed: Composed;
    before: TablePlan | null;
    turned: boolean;
  },
): TablePlan => {
  const many = view.board.seats.length > 4;
  const kinds: NameplateKind[] = opts.narrow ? ['tag'] : many ? ['compact', 'tag'] : ['full', 'compact'];
  // On a phone held upright the strip of seats says all of the viewer's own plate, and the structure needs the room.
  const stripped = opts.narrow && opts.frame.w <= UPRIGHT;
  const inputFor = (kind: NameplateKind) =>
    game.layoutInput(view, look, {
      quarters: opts.quarters,
      frame: opts.frame,
      narrow: opts.narrow,
      // Where there is room for all, nothing moves before it is announced.
      ...(opts.narrow ? { composed: opts.composed } : {}),
      ...(opts.before && !opts.turned ? { before: opts.before.layout.arrangement } : {}),
      plate: (player) => (stripped && look.seats[player]?.isMe ? NO_PLATE : nameplateSize(look.seats[player], kind)),
    });
  const input = inputFor(kinds[0] as NameplateKind);
  if (opts.before && same(input, opts.before.input)) return opts.before;
  const grid = (!opts.turned && opts.before?.layout.centre.grid) || null;
  const plans = kinds.map((plates) => () => ({ input, plates, layout: layoutTable(inputFor(plates), grid) }));
  let plan = (plans[0] as () => TablePlan)();
  for (const next of plans.slice(1)) if (ownCell(plan.layout) < (many ? LEAST : ENOUGH)) plan = next();
  return plan;
};

const ownCell = (layout: TableLayout): number => {
  const [own] = layout.structures.values();
  return (own?.cell ?? 0) * layout.zoom;
};
