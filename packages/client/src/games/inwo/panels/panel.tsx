import type { TableModel } from '../use-table';

/** Whether there is nothing to put together and nothing to answer. */
export const atRest = (_table: TableModel): boolean => true;

/** The panel of the moment. */
export const Panel = () => null;
