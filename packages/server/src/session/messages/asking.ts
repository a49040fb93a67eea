import { majority, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { ClientSession } from '../client-session.js';
import type { Parts } from '../parts.js';
import type { Seat } from '../seats/seats.js';

const MOST_ASKS = 8;

export function askSeat(parts: Parts, client: ClientSession, player: PlayerId | null): WireRefusal | null {
  const { model, automation, seating, actions } = parts;
  const { seats } = model.lobby;
  if (seats.of(client.id)) return refuse('alreadySeated');
  if (player === null) {
    withdrawAsk(parts, client);
    actions.publish();
    return null;
  }
  const seat = seats.get(player);
  if (!model.table) return refuse('notPlaying');
  if (!seat) return refuse('noSuchSeat');
  if (!automation.absence.isVotedOn(seat)) return refuse('notAway');
  if (seats.kicked.has(client)) return refuse('kicked');
  if (client.denied.has(player)) return refuse('askDenied');
  if (seating.isCrowded(client)) return refuse('tooManySeatsHere');
  if (seat.asks.some((ask) => ask.client === client.id)) return null;
  if (seat.asks.length >= MOST_ASKS) return refuse('tooManyAsks');
  withdrawAsk(parts, client);
  seat.asks.push({ id: model.nextNumber(), client: client.id, name: client.name, yes: [], no: [] });
  actions.publish();
  return null;
}

export function withdrawAsk({ model }: Parts, client: ClientSession): void {
  for (const seat of model.lobby.seats.all) seat.asks = seat.asks.filter((ask) => ask.client !== client.id);
}

/** A player's vote on an ask; the seat changes hands once the table agrees. */
export function grantSeat(parts: Parts, voter: Seat, id: number, yes: boolean): WireRefusal | null {
  const { model, automation, seating, clients, actions } = parts;
  const seat = model.lobby.seats.all.find(({ asks }) => asks.some((ask) => ask.id === id));
  const ask = seat?.asks.find((open) => open.id === id);
  const client = ask && clients.get(ask.client);
  if (!seat || !ask || !client) return refuse('noSuchAsk');
  const voters = automation.absence.voters();
  if (!voters.includes(voter.player)) return refuse('notInGame');
  ask.yes = ask.yes.filter((player) => player !== voter.player);
  ask.no = ask.no.filter((player) => player !== voter.player);
  (yes ? ask.yes : ask.no).push(voter.player);
  const agreed = majority(ask, voters, model.lobby.seats.host);
  if (agreed) {
    const refusal = seating.handTo(client, seat);
    if (refusal) return refuse(refusal);
  } else if (agreed === false) {
    client.denied.add(seat.player);
    seat.asks = seat.asks.filter((other) => other !== ask);
  }
  actions.publish();
  return null;
}
