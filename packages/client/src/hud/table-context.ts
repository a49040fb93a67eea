import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableModel } from './model';

export const TableContext = createContext<TableModel | null>(null);

/** The table that this part of the interface belongs to. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('outside of a table');
  return model;
}
