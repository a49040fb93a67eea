import type { LayoutInput, TableLayout } from './layout';
import { layoutNarrow } from './narrow';
import { layoutWide } from './wide';

/**
 * Layout of the whole table, in world units. Pure: the same table on the same frame always gets the same layout. @param before former
 * layout, kept as far as possible
 */
export const layoutTable = (input: LayoutInput, before: TableLayout | null = null): TableLayout =>
  input.narrow ? layoutNarrow(input, before?.centre.grid ?? null) : layoutWide(input, before);
