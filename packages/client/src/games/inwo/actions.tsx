import type { Action } from '../../table/game-ui';
import type { TableModel } from './use-table';

/** The buttons of the action bar. */
export const actions = (_table: TableModel): Action[] => [];
