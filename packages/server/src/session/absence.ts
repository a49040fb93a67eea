import { type Remedy, verdict, votersAmong, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../refuse.js';
import type { Time } from '../time.js';
import type { Actions } from './actions.js';
import { isKept, presenceOf, type Seat } from './seats.js';
import type { TableModel } from './table-model.js';
import type { WriteQueue } from './write-queue.js';

/** How long a missing connection may come back before its seat counts as away, in ms. */
export interface Grace {
  lobby: number;
  game: number;
}

/**
 * Who is missing at a table, for how long, and what becomes of their seat. All of it follows from connections, votes and
 * time, never from cards. What has to last stands on the seats themselves.
 */
export class Absence {
  #cancel: (() => void) | null = null;

  constructor(
    private readonly model: TableModel,
    private readonly queue: WriteQueue,
    private readonly time: Time,
    private readonly grace: Grace,
    private readonly actions: Pick<Actions, 'play' | 'publish' | 'unseat'>,
  ) {}

  /**
   * Brings the seats up to who is connected now.
   *
   * @param now epoch ms
   * @param restedSince since when the table rested until now; null: it did not
   */
  update(now: number, restedSince: number | null): void {
    const { lobby, stage, rest } = this.model;
    const { all } = lobby.seats;
    this.stop();
    for (const seat of all) if (seat.session !== null || stage === 'lobby') back(seat);
    for (const seat of all) if (!this.isVotedOn(seat)) seat.asks = [];
    if (stage === 'lobby') for (const { absence } of all) absence.paused = false;
    if (rest.isResting) return;
    const rested = restedSince === null ? 0 : now - restedSince;
    for (const seat of all) {
      if (!isMissing(seat)) continue;
      seat.absence.since = seat.absence.since === null ? now : seat.absence.since + rested;
    }
    const next = Math.min(...all.map((seat) => (this.#decided(seat) ? now : this.awayAt(seat) || Number.POSITIVE_INFINITY)));
    if (next < Number.POSITIVE_INFINITY) this.#cancel = this.queue.attemptAfter(next - now, () => this.#due());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** When a seat's grace time ends, epoch ms; 0: none runs. */
  awayAt(seat: Seat): number {
    const { since } = seat.absence;
    const { rest, stage } = this.model;
    if (since === null || !isMissing(seat) || rest.isResting) return 0;
    return since + (stage === 'lobby' ? this.grace.lobby : this.grace.game);
  }

  /** What a player wants to be done about a seat whose owner is away. Carried out as soon as the table has decided. */
  vote(voter: PlayerId, player: PlayerId, remedy: Remedy): WireRefusal | null {
    const seat = this.model.lobby.seats.get(player);
    if (!this.model.table) return refuse('notPlaying');
    if (!seat) return refuse('noSuchSeat');
    if (!this.isVotedOn(seat)) return refuse('notAway');
    if (!this.voters().includes(voter)) return refuse('notInGame');
    seat.absence.ballots[voter] = remedy;
    this.#due();
    return null;
  }

  /** A computer player takes the seat over for as long as its owner stays away (U58). */
  handOver(seat: Seat): WireRefusal | null {
    if (this.model.stage !== 'playing') return refuse('notPlaying');
    if (!this.#isIn(seat.player)) return refuse('notInGame');
    seat.session = null;
    Object.assign(seat.absence, { away: true, substitute: true, since: null });
    this.model.lobby.seats.passOnHost(seat);
    return null;
  }

  /** Does what is due: seats whose grace time is over, votes that are decided. */
  #due(): void {
    const { lobby, stage } = this.model;
    const now = this.time.now();
    for (const seat of [...lobby.seats.all]) {
      const at = this.awayAt(seat);
      if (at !== 0 && at <= now) {
        if (stage === 'lobby') this.actions.unseat(seat);
        else this.#goesAway(seat);
      }
    }
    for (const seat of lobby.seats.all) this.#carryOut(seat);
    this.actions.publish();
  }

  #goesAway(seat: Seat): void {
    Object.assign(seat.absence, { away: true, since: null });
    this.model.lobby.seats.passOnHost(seat);
  }

  #carryOut(seat: Seat): void {
    const remedy = this.#decided(seat);
    if (!remedy) return;
    seat.absence.substitute = remedy === 'computer';
    seat.absence.ballots = {};
    if (remedy === 'out') this.actions.play(seat.player, { type: 'concede' });
  }

  /** What the table has decided to change about a seat; null: nothing. */
  #decided(seat: Seat): Remedy | null {
    if (!this.isVotedOn(seat)) return null;
    const remedy = verdict(seat.absence.ballots, this.voters(), this.model.lobby.seats.host);
    const now = seat.absence.substitute ? 'computer' : 'wait';
    return remedy === now ? null : remedy;
  }

  /** Whether the owner is away from a game that they are still in. */
  isVotedOn(seat: Seat): boolean {
    return this.model.stage === 'playing' && ['away', 'substituted'].includes(presenceOf(seat)) && this.#isIn(seat.player);
  }

  /** Players who have a say. */
  voters(): PlayerId[] {
    const seats = this.model.lobby.seats.all.map((seat) => ({
      player: seat.player,
      computer: seat.computer,
      presence: presenceOf(seat),
    }));
    return votersAmong(seats, (player) => this.#isIn(player)).map(({ player }) => player);
  }

  #isIn(player: PlayerId): boolean {
    return this.model.table?.board.seats.find((seat) => seat.player === player)?.status === 'in';
  }
}

/** Whether a person should be there who is not, and may still be on the way back. */
const isMissing = (seat: Seat): boolean => presenceOf(seat) === 'reconnecting' && !isKept(seat);

/** The owner is back: votes and substitutes end. */
function back(seat: Seat): void {
  const { absence } = seat;
  if (seat.session !== null) absence.since = null;
  if (absence.away) Object.assign(absence, { away: false, substitute: false, ballots: {} });
}
