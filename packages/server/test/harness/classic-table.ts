import type { ClassicTypes } from '@illuminice/rules/classic';
import type { Table } from '../../src/session/game/table.js';
import type { TableSession } from '../../src/session/table-session.js';

/** The game at a table that is known to play the classic one. */
export const classicTable = ({ session: { table } }: { session: Pick<TableSession, 'table'> }): Table<ClassicTypes> =>
  table as Table<ClassicTypes>;
