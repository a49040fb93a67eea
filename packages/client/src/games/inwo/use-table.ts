import { useTable as useAnyTable } from '../../table/table-context';
import type { TableModel as AnyTableModel } from '../../table/table-model';
import type { Inwo } from './types';

export type TableModel = AnyTableModel<Inwo>;

export const useTable = (): TableModel => useAnyTable() as unknown as TableModel;
