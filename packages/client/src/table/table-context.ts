import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableModel } from './table-model';

export const TableContext = createContext<TableModel | null>(null);

/** The table that this part of the page belongs to, whichever game is played there. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('outside of a table');
  return model;
}
