import { type Remedy, verdict, votersAmong, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { SessionEnvironment } from '../environment.js';
import type { TableModel } from '../model/table-model.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { isKept, presenceOf, type Seat } from '../seats/seats.js';

/** Least pause between two nudges, in ms. */
const NUDGE_MS = 15_000;

interface AbsenceDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly time: Time;
  readonly config: Pick<SessionEnvironment['config'], 'lobbyGraceSeconds' | 'graceSeconds' | 'patienceSeconds'>;
  readonly actions: Pick<Actions, 'play' | 'publish' | 'unseat'>;
}

/** Absent players and their seats: follows from connections, votes and time, never from cards. Lasting facts are on the seats. */
export class Absence {
  #next: { at: number; cancel: () => void } | null = null;
  /** When the table began to wait for a player, or their last act since; epoch ms. */
  readonly #waits = new Map<PlayerId, number>();
  readonly #nudges = new Map<PlayerId, number>();

  constructor(private readonly deps: AbsenceDeps) {}

  /** Updates the seats by connections at `now` (epoch ms). @param restedSince begin of the rest that just ended, or null */
  update(now: number, restedSince: number | null): void {
    const { lobby, stage, rest } = this.deps.model;
    const { all } = lobby.seats;
    for (const seat of all) if (seat.session !== null || stage === 'lobby') back(seat);
    for (const seat of all) if (!this.isVotedOn(seat)) seat.asks = [];
    if (stage === 'lobby') for (const { absence } of all) absence.paused = false;
    this.#noteWaits(now);
    if (rest.isResting) {
      this.stop();
      return;
    }
    const rested = restedSince === null ? 0 : now - restedSince;
    for (const seat of all) {
      if (!isMissing(seat)) continue;
      seat.absence.since = seat.absence.since === null ? now : seat.absence.since + rested;
    }
    const next = Math.min(...all.map((seat) => (this.#decided(seat) ? now : this.#changesAt(seat))));
    if (this.#next?.at === next) return;
    this.stop();
    if (next < Number.POSITIVE_INFINITY) this.#next = { at: next, cancel: this.deps.queue.attemptAfter(next - now, () => this.#due()) };
  }

  stop(): void {
    this.#next?.cancel();
    this.#next = null;
  }

  /** How long a connected player may be awaited before they count as idle, in ms. */
  get #patience(): number {
    return this.deps.config.patienceSeconds * 1000;
  }

  /** End of a seat's grace time, epoch ms; 0: none. */
  awayAt(seat: Seat): number {
    const { since } = seat.absence;
    const { rest, stage } = this.deps.model;
    if (since === null || !isMissing(seat) || rest.isResting) return 0;
    return since + (stage === 'lobby' ? this.deps.config.lobbyGraceSeconds : this.deps.config.graceSeconds) * 1000;
  }

  /** When others may vote on an idle owner, epoch ms; 0: not nudged. */
  voteAt(seat: Seat): number {
    const { idle, nudged } = seat.absence;
    return idle && nudged !== null ? nudged + this.#patience : 0;
  }

  /** A visible act: the player is not idle and plays for themselves. */
  isHere(player: PlayerId): void {
    const seat = this.deps.model.lobby.seats.get(player);
    if (this.#waits.has(player)) this.#waits.set(player, this.deps.time.now());
    if (!seat?.absence.idle) return;
    Object.assign(seat.absence, { idle: false, nudged: null, substitute: false, ballots: {} });
    this.deps.actions.publish();
  }

  /** Nudges an idle player. @returns the seat to notify, or why not */
  nudge(by: PlayerId, player: PlayerId): Seat | WireRefusal {
    const seat = this.deps.model.lobby.seats.get(player);
    const now = this.deps.time.now();
    if (!seat) return refuse('noSuchSeat');
    if (seat.session === null || !seat.absence.idle || this.deps.model.stage !== 'playing') return refuse('notIdle');
    if (!this.voters().includes(by)) return refuse('notInGame');
    if ((this.#nudges.get(player) ?? Number.NEGATIVE_INFINITY) + NUDGE_MS > now) return refuse('tooSoon');
    this.#nudges.set(player, now);
    seat.absence.nudged ??= now;
    this.deps.actions.publish();
    return seat;
  }

  /** A vote on an absent player's seat, carried out once decided. */
  vote(voter: PlayerId, player: PlayerId, remedy: Remedy): WireRefusal | null {
    const seat = this.deps.model.lobby.seats.get(player);
    if (!this.deps.model.table) return refuse('notPlaying');
    if (!seat) return refuse('noSuchSeat');
    if (!this.isVotedOn(seat)) return refuse('notAway');
    if (!this.voters().includes(voter)) return refuse('notInGame');
    seat.absence.ballots[voter] = remedy;
    this.#due();
    return null;
  }

  /** A computer plays for an absent owner (U58). */
  handOver(seat: Seat): WireRefusal | null {
    if (this.deps.model.stage !== 'playing') return refuse('notPlaying');
    if (!this.#isIn(seat.player)) return refuse('notInGame');
    seat.session = null;
    Object.assign(seat.absence, { away: true, substitute: true, since: null });
    this.deps.model.lobby.seats.passOnHost(seat);
    return null;
  }

  /** Ends grace times, carries out decided votes. */
  #due(): void {
    this.stop();
    const { lobby, stage } = this.deps.model;
    const now = this.deps.time.now();
    for (const seat of [...lobby.seats.all]) {
      const due = this.awayAt(seat);
      if (this.#idleAt(seat) <= now) seat.absence.idle = true;
      if (due !== 0 && due <= now) {
        if (stage === 'lobby') this.deps.actions.unseat(seat);
        else this.#goesAway(seat);
      }
    }
    for (const seat of lobby.seats.all) this.#carryOut(seat);
    this.deps.actions.publish();
  }

  #goesAway(seat: Seat): void {
    Object.assign(seat.absence, { away: true, since: null });
    this.deps.model.lobby.seats.passOnHost(seat);
  }

  #carryOut(seat: Seat): void {
    const remedy = this.#decided(seat);
    if (!remedy) return;
    seat.absence.substitute = remedy === 'computer';
    seat.absence.ballots = {};
    if (remedy === 'out') this.deps.actions.play(seat.player, { type: 'concede' });
  }

  #decided(seat: Seat): Remedy | null {
    if (!this.isVotedOn(seat)) return null;
    const remedy = verdict(seat.absence.ballots, this.voters(), this.deps.model.lobby.seats.host);
    const now = seat.absence.substitute ? 'computer' : 'wait';
    return remedy === now ? null : remedy;
  }

  /** True if the owner is absent from a game that they are still in, or idle despite a nudge. */
  isVotedOn(seat: Seat): boolean {
    if (this.deps.model.stage !== 'playing' || !this.#isIn(seat.player)) return false;
    const presence = presenceOf(seat);
    if (presence !== 'idle') return presence === 'away' || presence === 'substituted';
    const due = this.voteAt(seat);
    return due !== 0 && due <= this.deps.time.now();
  }

  voters(): PlayerId[] {
    const seats = this.deps.model.lobby.seats.all.map((seat) => ({
      player: seat.player,
      computer: seat.computer,
      presence: presenceOf(seat),
    }));
    return votersAmong(seats, (player) => this.#isIn(player)).map(({ player }) => player);
  }

  /** Tracks how long the table has waited for each player, rests excluded. */
  #noteWaits(now: number): void {
    const { table, stage, lobby, rest } = this.deps.model;
    const awaited = stage === 'playing' && table && !rest.isResting ? table.decision.who : [];
    for (const { player, session, absence, computer } of lobby.seats.all) {
      if (!awaited.includes(player) || session === null || computer || absence.idle) this.#waits.delete(player);
      else if (!this.#waits.has(player)) this.#waits.set(player, now);
      if (stage !== 'playing') Object.assign(absence, { idle: false, nudged: null });
    }
  }

  /** When an awaited player counts as idle, epoch ms; infinity: not for now. */
  #idleAt({ player }: Seat): number {
    return (this.#waits.get(player) ?? Number.POSITIVE_INFINITY) + this.#patience;
  }

  /** Next automatic change of a seat, epoch ms; infinity: none. */
  #changesAt(seat: Seat): number {
    const votable = this.voteAt(seat);
    return Math.min(
      this.awayAt(seat) || Number.POSITIVE_INFINITY,
      this.#idleAt(seat),
      votable > this.deps.time.now() ? votable : Number.POSITIVE_INFINITY,
    );
  }

  #isIn(player: PlayerId): boolean {
    return this.deps.model.table?.isIn(player) ?? false;
  }
}

/** True for an absent person who may return. */
const isMissing = (seat: Seat): boolean => presenceOf(seat) === 'reconnecting' && !isKept(seat);

/** Ends votes and substitutes of a returned owner, unless still idle. */
function back(seat: Seat): void {
  const { absence } = seat;
  if (seat.session !== null) absence.since = null;
  if (absence.away && !absence.idle) Object.assign(absence, { substitute: false, ballots: {} });
  absence.away = false;
}
