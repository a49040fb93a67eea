import type { TableModel } from '../use-table';

/** Takes one's pass back. Who does that wants to think: their silence says nothing in this window. */
export async function takeBack(table: TableModel): Promise<void> {
  if (await table.game.act({ type: 'done', back: true })) await table.send('wait', {});
}
