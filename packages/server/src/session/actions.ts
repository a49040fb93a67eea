import type { WireRefusal } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { ClientSession } from './client-session.js';
import type { Seat } from './seats/seats.js';

/** Effects of a table's parts beyond themselves; the session carries them out. */
export interface Actions {
  /** Plays an intent. @returns why it was refused; null: it was carried out */
  play(player: PlayerId, intent: AnyIntent): WireRefusal | null;
  /** Says something for a computer player, to all or (`to`) to one; nothing where they may not. */
  say(player: PlayerId, to: PlayerId | null, text: string): void;
  /** Updates what goes on by itself, and sends the shared state to all once the change is saved. */
  publish(): void;
  /** Frees a seat of the lobby; who held it watches from now on. */
  unseat(seat: Seat): void;
  /** Takes a person's seat in a game for good, because the table voted so: a computer player has it from now on. */
  kick(seat: Seat): void;
  /** Ends the game without a winner, because the table voted so. */
  endGame(): void;
  /** The same, and begins another one with the same seats and options. */
  startAgain(): void;
  /** Tells a client who it is, and what it may know besides the shared state. @param token of a seat just given to it */
  greet(client: ClientSession, token?: string): void;
  /** `seq` of the board as all have been told it. */
  shownSeq(): number;
  /** Logs an error that must not end the table. */
  report(error: Error, where: string): void;
}
