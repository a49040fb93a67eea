import type { WireRefusal } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { ClientSession } from './client-session.js';
import type { Seat } from './seats/seats.js';

/** Effects of a table's parts beyond themselves, carried out by the session. */
export interface Actions {
  /** Plays an intent. @returns why it was refused; null: it was played */
  play(player: PlayerId, intent: AnyIntent): WireRefusal | null;
  say(player: PlayerId, to: PlayerId | null, text: string): void;
  /** Updates the automation, and sends the shared state once the change is saved. */
  publish(): void;
  /** Frees a seat of the lobby; its owner becomes a spectator. */
  unseat(seat: Seat): void;
  /** Hands a person's seat to a computer player for good, after a vote. */
  kick(seat: Seat): void;
  /** Ends the game without a winner, after a vote. */
  endGame(): void;
  /** Ends the game, and begins another with the same seats and options. */
  startAgain(): void;
  /** Sends a client its identity, and its private part of the state. @param token of a new seat */
  greet(client: ClientSession, token?: string): void;
  /** `seq` of the board as clients have seen it. */
  shownSeq(): number;
  report(error: Error, where: string): void;
}
