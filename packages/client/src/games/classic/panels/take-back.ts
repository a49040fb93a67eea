import type { TableModel } from '../use-table';

/** Takes back a pass: the player wants to think, so auto-pass is off in this window. */
export async function takeBack(table: TableModel): Promise<void> {
  const isBack = table.game.takeBackPass() || (await table.game.act({ type: 'done', back: true }));
  if (isBack) await table.send('wait', {});
}
