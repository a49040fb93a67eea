import type { AnyView, Rotation } from '@illuminice/rules';
import type { BoardGame, BoardLook } from '../contract';
import { type NameplateKind, nameplateSize } from '../overlay/nameplates';
import { same } from '../same';
import type { LayoutInput, TableLayout } from './layout';
import { layoutNarrow } from './narrow';
import type { Composed } from './placed-cards';
import { hasRoom, layoutWide } from './wide';

export interface TablePlan {
  input: LayoutInput;
  plates: NameplateKind;
  layout: TableLayout;
}

const NO_PLATE = { w: 0, h: 0 };
const UPRIGHT = 600;

/**
 * Layout of the whole table, in world units. Pure: the same table on the same frame always gets the same layout. @param before former
 * layout, kept as far as possible
 */
export const layoutTable = (input: LayoutInput, before: TableLayout | null = null): TableLayout =>
  input.narrow ? layoutNarrow(input, before?.centre.grid ?? null) : layoutWide(input, before);

/** Lays the table out. @param before former plan, kept as far as possible unless the table was turned */
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
  const before = opts.turned ? null : opts.before;
  const stripped = opts.narrow && opts.frame.w <= UPRIGHT;
  const inputFor = (kind: NameplateKind) =>
    game.layoutInput(view, look, {
      quarters: opts.quarters,
      frame: opts.frame,
      narrow: opts.narrow,
      ...(opts.narrow ? { composed: opts.composed } : {}),
      plate: (player) => (stripped && look.seats[player]?.isMe ? NO_PLATE : nameplateSize(look.seats[player], kind)),
    });
  const plan = (plates: NameplateKind): TablePlan => {
    const input = inputFor(plates);
    if (before?.plates === plates && same(input, before.input)) return before;
    return { input, plates, layout: layoutTable(input, before?.layout ?? null) };
  };
  if (opts.narrow) return plan('tag');
  // Plates shrink first, and stay small then.
  const first = before && same(opts.frame, before.input.frame) ? before.plates : view.board.seats.length > 4 ? 'short' : 'line';
  const laid = plan(first);
  return first === 'line' && !hasRoom(laid.layout) ? plan('short') : laid;
};
