import type { TableModel } from '../use-table';

/** Takes one's pass back: the player wants to think, so auto-pass is off in this window. */
export async function takeBack(table: TableModel): Promise<void> {
  if (await table.game.act({ type: 'done', back: true })) await table.send('wait', {});
}
