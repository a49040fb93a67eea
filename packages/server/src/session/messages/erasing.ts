import type { Erased } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import type { Parts } from '../parts.js';
import { isKept } from '../seats/seats.js';

/** What became of a seat whose owner had their data erased; `name`: what they were called. */
export interface ErasedSeat {
  readonly seat: Exclude<Erased['seat'], 'table'>;
  readonly name: string;
  /** True if no other person has a seat. */
  readonly isDeserted: boolean;
}

/** Erases what is known of a seat's owner: name, lines, promises' words, orders, score, call address. Null: nobody's seat. */
export function eraseOwner({ model, seating, actions }: Parts, player: PlayerId): ErasedSeat | null {
  const { lobby, chat, score, stage } = model;
  const seat = lobby.seats.get(player);
  if (!seat || seat.computer || isKept(seat)) return null;
  const { name } = seat;
  const isDeserted = !lobby.seats.all.some((other) => other !== seat && !other.computer && !isKept(other));
  const isHost = lobby.seats.host === player;
  chat.erase(player);
  score.forget(name);
  if (model.decided?.name === name) model.decided = null;
  // The table's own name is often its host's.
  if (isHost) lobby.settings.name = model.code;
  const became = stage === 'lobby' ? 'freed' : stage === 'playing' ? 'computer' : 'nameless';
  if (became === 'freed') seating.unseat(seat);
  else if (became === 'computer') seating.vacate(seat);
  else seating.anonymise(seat);
  actions.publish();
  return { seat: became, name, isDeserted };
}
