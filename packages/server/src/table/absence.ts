import { type Remedy, type Stage, verdict, votersAmong, type WireRefusal } from '@illuminice/protocol';
import type { Intent, PlayerId } from '@illuminice/rules';
import { refuse } from '../refuse.js';
import type { Lobby } from './lobby.js';
import { isKept, presenceOf, type Seat } from './seats.js';
import type { Table } from './table.js';
import type { Time } from './time.js';

/** What it needs of the room. */
export interface Absenting {
  readonly lobby: Lobby;
  readonly table: Table | null;
  readonly stage: Stage;
  readonly time: Time;
  act(player: PlayerId, intent: Intent): WireRefusal | null;
  readonly seating: {
    /** Frees a seat of the lobby. */
    unseat(seat: Seat): void;
  };
  publish(): void;
  /** How long to wait at least before anything is done by itself, in ms; more than 0 while that fails. */
  readonly pause: number;
  /** Does this after what is being done now; what it changed is saved before it is told, and tried again if it cannot be. */
  attempt(work: () => void): void;
}

/** How long a missing connection may come back before its seat counts as away, in ms. */
export interface Grace {
  lobby: number;
  game: number;
}

/**
 * Who is missing at a table, for how long, and what becomes of his seat. All of it follows from connections, votes and time,
 * never from cards. While nobody is at the table no time passes. What has to last stands on the seats themselves.
 */
export class Absence {
  /** Since when nobody is there, epoch ms. */
  #restingSince: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly room: Absenting,
    private readonly grace: Grace,
  ) {}

  /** Brings the seats up to who is connected now. Called whenever anything changed, before all are told. */
  look(): void {
    const { lobby, stage, time } = this.room;
    const now = time.now();
    const { all } = lobby.seats;
    this.stop();
    for (const seat of all) if (seat.session !== null || stage === 'lobby') back(seat);
    if (stage === 'lobby') for (const { absence } of all) absence.paused = false;
    if (stage === 'over' || !all.some((seat) => seat.session !== null)) {
      this.#restingSince ??= now;
      return;
    }
    const rest = this.#restingSince === null ? 0 : now - this.#restingSince;
    this.#restingSince = null;
    for (const seat of all) {
      if (!isMissing(seat)) continue;
      seat.absence.since = seat.absence.since === null ? now : seat.absence.since + rest;
    }
    const next = Math.min(...all.map((seat) => (this.#decided(seat) ? now : this.awayAt(seat) || Number.POSITIVE_INFINITY)));
    const wait = Math.max(0, next - now, this.room.pause);
    if (next < Number.POSITIVE_INFINITY) this.#cancel = time.after(wait, () => this.room.attempt(() => this.#due()));
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** When a seat's grace time ends, epoch ms; 0: none runs. */
  awayAt(seat: Seat): number {
    const { since } = seat.absence;
    if (since === null || !isMissing(seat) || this.#restingSince !== null) return 0;
    return since + (this.room.stage === 'lobby' ? this.grace.lobby : this.grace.game);
  }

  /** What a player wants to be done about a seat whose owner is away. Carried out as soon as the table has decided. */
  vote(voter: PlayerId, player: PlayerId, remedy: Remedy): WireRefusal | null {
    const seat = this.room.lobby.seats.get(player);
    if (!this.room.table) return refuse('notPlaying');
    if (!seat) return refuse('noSuchSeat');
    if (!this.#isVotedOn(seat)) return refuse('notAway');
    if (!this.#voters().includes(voter)) return refuse('notInGame');
    seat.absence.ballots[voter] = remedy;
    this.#due();
    return null;
  }

  /** A computer player takes the seat over for as long as its owner stays away (U58). */
  handOver(seat: Seat): WireRefusal | null {
    if (this.room.stage !== 'playing') return refuse('notPlaying');
    if (!this.#isIn(seat.player)) return refuse('notInGame');
    seat.session = null;
    Object.assign(seat.absence, { away: true, substitute: true, since: null });
    this.room.lobby.seats.passOnHost(seat);
    return null;
  }

  /** Does what is due: seats whose grace time is over, votes that are decided. */
  #due(): void {
    const { lobby, stage, time } = this.room;
    const now = time.now();
    for (const seat of [...lobby.seats.all]) {
      const at = this.awayAt(seat);
      if (at !== 0 && at <= now) {
        if (stage === 'lobby') this.room.seating.unseat(seat);
        else this.#goesAway(seat);
      }
    }
    for (const seat of lobby.seats.all) this.#carryOut(seat);
    this.room.publish();
  }

  #goesAway(seat: Seat): void {
    Object.assign(seat.absence, { away: true, since: null });
    this.room.lobby.seats.passOnHost(seat);
  }

  #carryOut(seat: Seat): void {
    const remedy = this.#decided(seat);
    if (!remedy) return;
    seat.absence.substitute = remedy === 'computer';
    seat.absence.ballots = {};
    if (remedy === 'out') this.room.act(seat.player, { type: 'concede' });
  }

  /** What the table has decided to change about a seat; null: nothing. */
  #decided(seat: Seat): Remedy | null {
    if (!this.#isVotedOn(seat)) return null;
    const remedy = verdict(seat.absence.ballots, this.#voters(), this.room.lobby.seats.host);
    const now = seat.absence.substitute ? 'computer' : 'wait';
    return remedy === now ? null : remedy;
  }

  #isVotedOn(seat: Seat): boolean {
    return this.room.stage === 'playing' && ['away', 'substituted'].includes(presenceOf(seat)) && this.#isIn(seat.player);
  }

  #voters(): PlayerId[] {
    const seats = this.room.lobby.seats.all.map((seat) => ({ player: seat.player, computer: seat.computer, presence: presenceOf(seat) }));
    return votersAmong(seats, (player) => this.#isIn(player)).map(({ player }) => player);
  }

  #isIn(player: PlayerId): boolean {
    return this.room.table?.board.seats.find((seat) => seat.player === player)?.status === 'in';
  }
}

/** Whether a person should be there who is not, and may still be on the way back. */
const isMissing = (seat: Seat): boolean => presenceOf(seat) === 'reconnecting' && !isKept(seat);

/** What held while its owner was away holds no more. */
function back(seat: Seat): void {
  const { absence } = seat;
  if (seat.session !== null) absence.since = null;
  if (absence.away) Object.assign(absence, { away: false, substitute: false, ballots: {} });
}
