import type { MapSchema } from '@colyseus/schema';
import { LobbySeatState, mirrorOptions, type Stage, type TableState } from '@illuminice/protocol';
import type { Lobby } from './lobby.js';
import { presenceOf, type Seat } from './seats.js';

/** Writes names, seats and options into the room's schema. @param awayAt when a seat's grace time ends, epoch ms; 0: none runs */
export function mirrorLobby(lobby: Lobby, stage: Stage, spectators: number, awayAt: (seat: Seat) => number, to: TableState): void {
  const { seats, settings } = lobby;
  to.name = settings.name;
  to.stage = stage;
  to.host = seats.host ?? '';
  to.public = settings.public;
  to.password = settings.passwordHash !== null;
  to.capacity = seats.capacity;
  to.spectators = spectators;
  to.watchable = settings.spectators;
  to.spectatorDelay = settings.spectatorDelay;
  to.clock = settings.clock;
  mirrorOptions(settings.ruleset, settings.options, to);
  strings(to.kicked as unknown as string[], seats.kicked.names);
  for (const seat of seats.all) {
    let there = to.seats.get(seat.player);
    if (!there) {
      there = new LobbySeatState();
      to.seats.set(seat.player, there);
    }
    there.player = seat.player;
    there.place = seat.place;
    there.name = seat.name;
    there.colour = seat.colour;
    there.ready = seat.ready;
    there.presence = presenceOf(seat);
    there.awayAt = awayAt(seat);
    mirrorBallots(seat.absence.ballots, there.ballots as MapSchema<string>);
    there.computer = seat.computer;
    there.level = seat.level;
  }
  for (const player of [...to.seats.keys()]) if (!seats.get(player)) to.seats.delete(player);
}

export function mirrorBallots(ballots: Seat['absence']['ballots'], to: MapSchema<string>): void {
  for (const voter of [...to.keys()]) if (!(voter in ballots)) to.delete(voter);
  for (const [voter, remedy] of Object.entries(ballots)) to.set(voter, remedy);
}

/** What each list of ids was last brought into line with: reading the shared lists themselves is slow. */
const last = new WeakMap<string[], readonly string[]>();

/** Brings a list of ids into line in place. */
export function strings(to: string[], from: readonly string[]): void {
  const before = last.get(to);
  if (before?.length === from.length && before.every((item, i) => item === from[i])) return;
  last.set(to, [...from]);
  while (to.length > from.length) to.pop();
  from.forEach((item, i) => {
    if (i >= to.length) to.push(item);
    else if (to[i] !== item) to[i] = item;
  });
}
