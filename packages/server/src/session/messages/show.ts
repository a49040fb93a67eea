import { NO_ORDERS, settingsAmong, type TableInfo } from '@illuminice/protocol';
import { GAMES } from '../../games/games.js';
import type { ClientSession } from '../client-session.js';
import type { Parts } from '../parts.js';
import { presenceOf } from '../seats/seats.js';

const MOST_NAMED = 30;

export function spectatorsOf({ clients, model }: Pick<Parts, 'clients' | 'model'>): ClientSession[] {
  const seated = new Set(model.lobby.seats.all.map(({ session }) => session));
  return [...clients.values()].filter(({ id }) => !seated.has(id));
}

export function tableInfo(parts: Pick<Parts, 'clients' | 'model' | 'automation'>): TableInfo {
  const { code, table, lobby, stage, chat, clock, rest, score, decided, paused } = parts.model;
  const { seats, settings } = lobby;
  const { spectators: watchable, ...shown } = settingsAmong(settings);
  const watching = spectatorsOf(parts);
  return {
    code,
    name: settings.name,
    stage,
    host: seats.host ?? '',
    heir: seats.heir ?? '',
    password: settings.passwordHash !== null,
    capacity: seats.capacity,
    seats: seats.all.map((seat) => ({
      player: seat.player,
      place: seat.place,
      name: seat.name,
      colour: seat.colour,
      ready: seat.ready,
      sealed: seat.sealed !== null,
      presence: presenceOf(seat),
      awayAt: parts.automation.absence.awayAt(seat),
      voteAt: parts.automation.absence.voteAt(seat),
      ballots: { ...seat.absence.ballots },
      asks: seat.asks.map(({ id, name, yes, no }) => ({ id, name, yes, no })),
      computer: seat.computer,
      level: seat.level,
      style: seat.style,
    })),
    kicked: seats.kicked.names,
    spectators: watching.length,
    watchers: watching.slice(0, MOST_NAMED).map(({ name }) => name),
    score: score.record(),
    ...shown,
    watchable,
    game: table?.over && table.recorded ? table.id : '',
    from: parts.model.from,
    rules: GAMES[settings.ruleset].rulesInfo(settings.options),
    silence: parts.automation.answers.silence,
    timer: clock.info(rest.isResting),
    paused,
    proposals: parts.automation.proposals.info(),
    decided,
    promises: chat.promises,
  };
}

export function greet({ model, outbox, automation, delayedView }: Parts, client: ClientSession, token?: string): void {
  if (client.isDelayed) {
    delayedView.greet(
      client,
      model.chat.linesFor(null, null).filter(({ from }) => from === null),
    );
    return;
  }
  outbox.welcome(client, model.table, token ?? null);
  const player = outbox.playerOf(client);
  const lines = model.chat.linesFor(player, model.gameOn);
  if (lines.length > 0) outbox.send(client, 'chat', { lines });
  const sealed = player && model.lobby.seats.get(player)?.sealed;
  if (sealed) outbox.send(client, 'sealed', { intent: sealed.intent });
  const orders = player ? model.orders.of(player) : NO_ORDERS;
  if (orders !== NO_ORDERS) outbox.send(client, 'orders', { orders });
  const silence = player && automation.answers.autoPass.of(player);
  if (silence) outbox.send(client, 'silence', silence);
}
