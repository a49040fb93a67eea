import { useTable as useAnyTable } from '../../table/table-context';
import type { TableModel as AnyTableModel } from '../../table/table-model';
import type { Classic } from './types';

export type TableModel = AnyTableModel<Classic>;

/** The table that this part of the page belongs to. Only parts that the classic game names are drawn at its tables. */
export const useTable = (): TableModel => useAnyTable() as TableModel;
