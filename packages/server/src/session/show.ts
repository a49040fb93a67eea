import { mirrorBoard, NO_ORDERS, type TableState } from '@illuminice/protocol';
import type { ClientSession } from './client-session.js';
import { mirrorLobby } from './mirror-lobby.js';
import type { Parts } from './parts.js';

/** How many clients look on. */
export const spectatorsOf = ({ clients, model }: Pick<Parts, 'clients' | 'model'>): number =>
  [...clients.keys()].filter((id) => !model.lobby.seats.of(id)).length;

/** Writes a table into its shared state. */
export function mirrorTable(parts: Pick<Parts, 'clients' | 'model' | 'automation'>, to: TableState): void {
  const { table, lobby, stage, chat, clock, rest } = parts.model;
  clock.mirror(to.timer, rest.isResting);
  chat.mirror(to);
  mirrorLobby(lobby, stage, spectatorsOf(parts), (seat) => parts.automation.absence.awayAt(seat), to);
  mirrorBoard(table?.board ?? null, to);
  to.game = table?.over && table.recorded ? table.id : '';
}

/** Tells a client who it is, and what it may know besides the shared state. @param token of a seat just given to it */
export function greet({ model, outbox, automation, delayedView }: Parts, client: ClientSession, token?: string): void {
  if (client.isDelayed) {
    delayedView.greet(client);
    return;
  }
  outbox.welcome(client, model.table, token ?? null);
  const player = outbox.playerOf(client);
  const lines = model.chat.linesFor(player);
  if (lines.length > 0) outbox.send(client, 'chat', { lines });
  const orders = player ? model.orders.of(player) : NO_ORDERS;
  if (orders !== NO_ORDERS) outbox.send(client, 'orders', { orders });
  const silence = player && automation.answers.autoPass.of(player);
  if (silence) outbox.send(client, 'silence', silence);
}
