import { useTable as useAnyTable } from '../../table/table-context';
import type { TableModel as AnyTableModel } from '../../table/table-model';
import type { Classic } from './types';

export type TableModel = AnyTableModel<Classic>;

export const useTable = (): TableModel => useAnyTable() as TableModel;
