import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameUi } from './game-ui';
import type { TableModel } from './table-model';

export const TableContext = createContext<TableModel | null>(null);

/** The table of this part of the page, of either game. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('outside of a table');
  return model;
}

export const GameContext = createContext<GameUi | null>(null);

export function useGameUi(): GameUi {
  const game = useContext(GameContext);
  if (!game) throw new Error('outside of a table');
  return game;
}
