import {
  type ClientMessages,
  COMPUTERS,
  type ComputerLevel,
  type ComputerStyle,
  changeSettings,
  DEFAULT_CLOCK,
  PUBLIC_CLOCK,
  sameData,
  type TableSettings,
  type WireRefusal,
} from '@illuminice/protocol';
import { type AnyIntent, MOST_PLAYERS, type PlayerId, type RulesetId } from '@illuminice/rules';
import type { z } from 'zod';
import { GAMES, gameOf } from '../../games/games.js';
import { refuse } from '../../refuse.js';
import { hashPassword } from '../../secrets.js';
import { playsItself, type Seat, type Seats } from '../seats/seats.js';

export interface Settings extends TableSettings {
  /** Fixed when the table is created. */
  readonly ruleset: RulesetId;
  name: string;
  passwordHash: string | null;
  options: object;
}

/** Players of the game that a choice is checked for. */
const CHOOSERS = ['p1', 'p2'] as const;

/** Options of a game with defaults, or why they are invalid. */
export function readOptions(ruleset: RulesetId, given: Record<string, unknown>): { options: object } | { refusal: WireRefusal } {
  const game = GAMES[ruleset];
  const read = game.ruleset.optionsShape.safeParse(given);
  const problem = read.success ? game.contradiction(read.data) : firstProblem(read.error);
  return read.success && !problem ? { options: read.data } : { refusal: refuse('badOptions', { problem: problem ?? '' }) };
}

/** Why a game has no table with so many seats, or null. */
export function seatsRefusal(ruleset: RulesetId, seats: number): WireRefusal | null {
  const most = MOST_PLAYERS[ruleset];
  return seats > most ? refuse('badMessage', { problem: `seats: at most ${most} for ${ruleset}` }) : null;
}

/** First problem in one line: `intent.amount: expected int`. */
export function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'unreadable';
  const path = issue.path.map(String).join('.').slice(0, 80);
  return (path ? `${path}: ` : '') + issue.message.slice(0, 200);
}

/** Acts in the lobby. Each returns why not, or null once it is done. */
export class Lobby {
  constructor(
    readonly seats: Seats,
    readonly settings: Settings,
  ) {}

  /** True if one person plays with computers alone. */
  get isSolo(): boolean {
    return this.seats.all.filter((seat) => !playsItself(seat)).length === 1;
  }

  /** True if computers make one move at a time. With several persons nobody steps for the others. */
  get isStepped(): boolean {
    return this.settings.stepComputers && this.isSolo;
  }

  rename(seat: Seat, name: string): null {
    this.seats.rename(seat, name);
    return null;
  }

  ready(seat: Seat, ready: boolean): null {
    seat.ready = ready;
    return null;
  }

  /** Why this choice could not open a game with the table's options, or null: the rules' own check of a new game. */
  choiceRefusal(intent: AnyIntent): WireRefusal | null {
    const { ruleset: id, options } = this.settings;
    const { ruleset, decks, spell } = gameOf(id);
    if (decks?.choice !== intent.type) return refuse('badMessage', { problem: 'intent: nothing that can be sealed' });
    const read = ruleset.intentShape.safeParse(intent);
    if (!read.success) return refuse('badMessage', { problem: firstProblem(read.error) });
    const { state } = ruleset.createGame({ players: CHOOSERS, seed: '', options });
    const refusal = ruleset.check(ruleset.viewFor(state, CHOOSERS[0]), read.data);
    return refusal && spell(refusal, (player) => player, []);
  }

  /** Seals a choice until the start; null breaks the seal. */
  seal(seat: Seat, intent: AnyIntent | null): WireRefusal | null {
    const refusal = intent && this.choiceRefusal(intent);
    if (!refusal) seat.sealed = intent && { intent, deck: null };
    return refusal;
  }

  colour(seat: Seat, colour: number): WireRefusal | null {
    if (this.seats.all.some((other) => other !== seat && other.colour === colour)) return refuse('colourTaken');
    seat.colour = colour;
    return null;
  }

  /** Moves a player to a free place; the host may move anybody. */
  move(seat: Seat, player: PlayerId, place: number): WireRefusal | null {
    const moved = this.seats.get(player);
    if (moved !== seat && !this.isHost(seat)) return refuse('notHost');
    if (!moved || place >= this.seats.capacity) return refuse('noSuchSeat');
    if (!this.isHost(seat) && this.seats.all.some((taken) => taken.place === place)) return refuse('placeTaken');
    this.seats.move(moved, place);
    return null;
  }

  /** The host changes options; other players must be ready anew. */
  configure(seat: Seat, change: ClientMessages['configure']): WireRefusal | null {
    if (!this.isHost(seat)) return refuse('notHost');
    const taken = this.seats.all.length;
    const { seats, options } = change;
    if (seats !== undefined && this.seats.all.some((other) => other.place >= seats)) return refuse('seatsTaken', { taken, seats });
    const tooMany = seats === undefined ? null : seatsRefusal(this.settings.ruleset, seats);
    if (tooMany) return tooMany;
    if (options) {
      const read = readOptions(this.settings.ruleset, { ...this.settings.options, ...options });
      if ('refusal' in read) return read.refusal;
      this.#breakSeals(read.options);
      this.settings.options = read.options;
    }
    // At public tables nobody should wait without end, unless the host wants it so.
    const opens = change.public === true && !this.settings.public && this.settings.clock === DEFAULT_CLOCK;
    const clock = change.clock ?? (opens ? PUBLIC_CLOCK : undefined);
    changeSettings(this.settings, { ...change, clock });
    if (options || clock !== undefined) this.#unready(seat);
    if (seats !== undefined) this.seats.capacity = seats;
    if (change.password !== undefined) this.settings.passwordHash = change.password === null ? null : hashPassword(change.password);
    if (change.name !== undefined) this.settings.name = change.name;
    return null;
  }

  /** Before a change of the options that bound the choices. */
  #breakSeals(options: object): void {
    const { decks } = gameOf(this.settings.ruleset);
    if (!sameData(decks?.bounds(options), decks?.bounds(this.settings.options))) for (const seat of this.seats.all) seat.sealed = null;
  }

  /** Other people have to say again that they are ready. */
  #unready(host: Seat): void {
    for (const seat of this.seats.all) if (seat !== host && !seat.computer) seat.ready = false;
  }

  /** A computer player takes the lowest free seat (U02). */
  addComputer(seat: Seat): WireRefusal | null {
    if (!this.isHost(seat)) return refuse('notHost');
    return this.seats.takeByComputer() ? null : refuse('tableFull');
  }

  /** Level and style of a computer player (U02); left out: unchanged. */
  level(seat: Seat, player: PlayerId, level?: ComputerLevel, style?: ComputerStyle): WireRefusal | null {
    if (!this.isHost(seat)) return refuse('notHost');
    const computer = this.seats.get(player);
    if (!computer?.computer) return refuse('noSuchSeat');
    const { levels, styles } = COMPUTERS[this.settings.ruleset];
    const unknown = (level !== undefined && !levels.includes(level) && level) || (style !== undefined && !styles.includes(style) && style);
    if (unknown) return refuse('badMessage', { problem: `this game has no computer players who are ${unknown}` });
    computer.level = level ?? computer.level;
    computer.style = style ?? computer.style;
    return null;
  }

  /** Seat that the host may clear, or why not. */
  kickable(seat: Seat, player: PlayerId): Seat | WireRefusal {
    if (!this.isHost(seat)) return refuse('notHost');
    return this.seats.get(player) ?? refuse('noSuchSeat');
  }

  /** Lifts the ban on those who were kicked under this name. */
  readmit(seat: Seat, name: string): WireRefusal | null {
    if (!this.isHost(seat)) return refuse('notHost');
    return this.seats.kicked.readmit(name) ? null : refuse('notKicked', { name });
  }

  /** Why the game cannot begin, or null. Starting it makes the host ready. */
  notStartable(seat: Seat): WireRefusal | null {
    if (!this.isHost(seat)) return refuse('notHost');
    if (this.seats.all.length < 2) return refuse('tooFewPlayers');
    const waiting = this.seats.all.filter((other) => other !== seat && !other.computer && !(other.ready && other.session));
    return waiting.length > 0 ? refuse('notReady', { names: waiting.map((other) => other.name).join(', ') }) : null;
  }

  isHost(seat: Seat): boolean {
    return this.seats.host === seat.player;
  }
}
