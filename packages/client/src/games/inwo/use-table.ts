import { useTable as useAnyTable } from '../../table/table-context';
import type { TableModel as AnyTableModel } from '../../table/table-model';
import type { Inwo } from './types';

export type TableModel = AnyTableModel<Inwo>;

/** The table that this part of the page belongs to. Only parts that INWO names are drawn at its tables. */
export const useTable = (): TableModel => useAnyTable() as unknown as TableModel;
