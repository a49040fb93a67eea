import {
  type ComputerLevel,
  type ComputerStyle,
  NAME_LENGTH,
  type Presence,
  type Remedy,
  SEAT_COLOURS,
  type Subscription,
  USUAL_LEVEL,
} from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { COMPUTER_NAMES } from '@illuminice/themes';
import { newSecret, opens } from '../../secrets.js';
import type { TableRecord } from '../../store/record.js';
import { Kicked } from './kicked.js';
import { areAlike } from './look-alikes.js';

/** State of a seat that nobody speaks for. */
export interface SeatAbsence {
  /** Since when, epoch ms; null: somebody does, or no time passes because nobody is at the table. */
  since: number | null;
  /** The grace time is over. */
  away: boolean;
  /** A computer player plays until the owner is back. */
  substitute: boolean;
  /** The clock has stood still for this seat in this game; once is all there is. */
  paused: boolean;
  /** Their owner is connected, but left the table waiting for long. */
  idle: boolean;
  /** When an idle owner was nudged first, epoch ms; null: not yet. */
  nudged: number | null;
  /** Votes of the others. */
  ballots: Record<PlayerId, Remedy>;
}

/** A secret that opens a seat once, by its hash, until a time in epoch ms. */
export interface Ticket {
  hash: string;
  until: number;
}

/** A spectator asks for a seat whose owner is away. */
export interface Ask {
  /** No two at a table have the same. */
  readonly id: number;
  /** Id of the connection that asks. */
  readonly client: string;
  readonly name: string;
  /** Players who said so. */
  yes: PlayerId[];
  no: PlayerId[];
}

/** One place at the table and who holds it. Plain data, all but `session` and `asks` worth keeping. */
export interface Seat {
  readonly player: PlayerId;
  /** 0 for the first. */
  place: number;
  name: string;
  colour: number;
  ready: boolean;
  /** The connection that speaks for this seat now. */
  session: string | null;
  /** Connected people only. */
  asks: Ask[];
  /** SHA-256 of the token that takes the seat up again; null: the seat of a scenario that nobody has taken yet. */
  tokenHash: string | null;
  /** Takes the seat to another device; null: none was asked for. */
  ticket: Ticket | null;
  /** Highest message number processed. */
  clientSeq: number;
  absence: SeatAbsence;
  /** A computer player sits here; no connection speaks for it and no token opens it. */
  computer: boolean;
  /** Push subscription of its owner's browser; null: none. */
  push: Subscription | null;
  /** When its owner was called last and did not come yet, epoch ms by the machine's clock; null: they were not. */
  called: number | null;
  /** How well the computer plays, here or in its owner's stead. */
  level: ComputerLevel;
  style: ComputerStyle;
}

/** Stored part of the seats: all but connections and message numbers. */
export type SeatsRecord = TableRecord['seats'];

/** Nobody sits here: a scenario's seat that is kept for whoever comes. */
export const isKept = (seat: Pick<Seat, 'tokenHash' | 'computer'>): boolean => seat.tokenHash === null && !seat.computer;

/** Somebody is there to speak for the seat. */
export function presenceOf(seat: Seat): Presence {
  if (seat.computer) return 'connected';
  if (isKept(seat)) return 'empty';
  if (seat.absence.substitute) return 'substituted';
  if (seat.session !== null) return seat.absence.idle ? 'idle' : 'connected';
  return seat.absence.away ? 'away' : 'reconnecting';
}

const empty = (player: PlayerId, place: number): Seat => ({
  player,
  place,
  name: '',
  colour: place,
  ready: false,
  session: null,
  asks: [],
  tokenHash: null,
  ticket: null,
  clientSeq: 0,
  absence: { since: null, away: false, substitute: false, paused: false, idle: false, nudged: null, ballots: {} },
  computer: false,
  level: USUAL_LEVEL,
  style: 'plain',
  push: null,
  called: null,
});

/** All of a seat that is stored, by name: this is asked with every intent. */
const toStored = (seat: Seat): SeatsRecord['all'][number] => {
  const { player, place, name, colour, ready, tokenHash, ticket, absence, computer, level, style, push, called } = seat;
  return { player, place, name, colour, ready, tokenHash, ticket, absence, computer, level, style, push, called };
};

/** The seats of a table: who sits where, under which name and colour, and whose token opens which. */
export class Seats {
  /** In seat order. */
  readonly all: Seat[] = [];
  host: PlayerId | null = null;
  /** The host's heir. */
  heir: PlayerId | null = null;
  /** People who get no seat until the host readmits them. */
  readonly kicked = new Kicked();
  /** The seat that was freed, or changed hands, last: a change that cannot be saved gives it back with its connection. */
  #freed: Seat | null = null;

  constructor(public capacity: number) {}

  /** Seats kept for a scenario's players, whoever may come to take them. */
  keepFor(players: readonly PlayerId[]): void {
    players.forEach((player, place) => {
      this.all.push({ ...empty(player, place), name: player, ready: true });
    });
    this.host = players[0] ?? null;
  }

  /** A computer player on the last kept seat, else on the lowest free place. @returns null if there is none left */
  takeByComputer(): Seat | null {
    const seat = this.all.filter(isKept).at(-1) ?? this.#add();
    if (!seat) return null;
    Object.assign(seat, { name: this.#computerName(), computer: true, ready: true });
    return seat;
  }

  /** A computer player has a person's seat from now on, whose token opens nothing any more. */
  giveToComputer(seat: Seat): void {
    this.#freed = { ...seat };
    this.passOnHost(seat);
    if (this.heir === seat.player) this.heir = null;
    const { absence } = empty(seat.player, seat.place);
    const name = this.#computerName();
    Object.assign(seat, {
      name,
      computer: true,
      ready: true,
      session: null,
      tokenHash: null,
      ticket: null,
      asks: [],
      absence,
      push: null,
      called: null,
    });
  }

  /**
   * Seats somebody: on the kept seat whose player bears that name, else the first kept one, else the lowest free place.
   *
   * @param own token that the client made itself
   * @param place that is wanted; left out: any
   * @returns the seat and the token that opens it again, which nobody but its owner may learn and nothing keeps; null if
   *   there is no seat left
   */
  take(name: string, session: string, own?: string | null, place?: number): { seat: Seat; token: string } | null {
    const kept = this.all.filter(isKept);
    const seat = kept.find((free) => free.player.toLowerCase() === name.toLowerCase()) ?? kept[0] ?? this.#add(place);
    if (!seat) return null;
    seat.name = '';
    seat.name = this.#unusedName(name);
    seat.session = session;
    this.host ??= seat.player;
    return { seat, token: this.newToken(seat, own) };
  }

  /** Frees a seat. */
  free(seat: Seat): void {
    this.#freed = seat;
    this.all.splice(this.all.indexOf(seat), 1);
    if (this.heir === seat.player) this.heir = null;
    this.passOnHost(seat);
  }

  /** If this seat was the host's, the next person in seat order becomes host; a connected one, if there is one. */
  passOnHost(seat: Seat): void {
    if (this.host !== seat.player) return;
    const people = this.all.filter((other) => other !== seat && !other.computer && !isKept(other));
    const next =
      people.find((person) => person.session && person.player === this.heir) ?? people.find((person) => person.session) ?? people[0];
    if (next || !this.all.includes(seat)) this.makeHost(next?.player ?? null);
  }

  /** Somebody is host from now on, and has named nobody yet. */
  makeHost(player: PlayerId | null): void {
    this.host = player;
    this.heir = null;
  }

  rename(seat: Seat, name: string): void {
    seat.name = '';
    seat.name = this.#unusedName(name);
  }

  of(session: string): Seat | undefined {
    return this.all.find((seat) => seat.session === session);
  }

  get(player: PlayerId): Seat | undefined {
    return this.all.find((seat) => seat.player === player);
  }

  /**
   * Gives the seat a new token; the former one and any ticket are void.
   *
   * @param own token that the client made itself; one that opens another seat here is left where it is
   */
  newToken(seat: Seat, own?: string | null): string {
    const other = own ? this.byToken(own) : undefined;
    const { secret, hash } = newSecret(other && other !== seat ? null : own);
    seat.tokenHash = hash;
    seat.ticket = null;
    return secret;
  }

  /** Makes a ticket that takes the seat to another device, in place of a former one. @param until epoch ms */
  newTicket(seat: Seat, until: number): string {
    const { secret, hash } = newSecret();
    seat.ticket = { hash, until };
    return secret;
  }

  /** The seat that this ticket opens now. @param now epoch ms */
  byTicket(ticket: string, now: number): Seat | undefined {
    return this.all.find((seat) => seat.ticket !== null && now < seat.ticket.until && opens(ticket, seat.ticket.hash));
  }

  /** The seat that this token opens. */
  byToken(token: string): Seat | undefined {
    return this.all.find((seat) => opens(token, seat.tokenHash));
  }

  /** All there is to store, as JSON. */
  record(): SeatsRecord {
    const all = this.all.map(toStored);
    return { capacity: this.capacity, host: this.host, heir: this.heir, kicked: this.kicked.record(), all };
  }

  /**
   * Makes the seats what they were. Who is connected stays so; those whom the server itself has thrown out, by a restart,
   * have all their time again.
   *
   * @param lastSeq highest message number that was carried out for a player
   */
  restore({ capacity, host, heir, kicked, all }: SeatsRecord, lastSeq: (player: PlayerId) => number): void {
    const before = this.#freed ? [...this.all, this.#freed] : [...this.all];
    this.capacity = capacity;
    this.host = host;
    this.heir = heir;
    this.kicked.restore(kicked);
    const seats = all.map((seat): Seat => {
      const same = before.find((former) => former.player === seat.player && former.tokenHash === seat.tokenHash);
      const absence = same ? seat.absence : { ...seat.absence, since: null, paused: false, nudged: null };
      return Object.assign(same ?? {}, {
        ...seat,
        absence,
        session: same?.session ?? null,
        asks: same?.asks ?? [],
        clientSeq: lastSeq(seat.player),
      });
    });
    this.all.splice(0, this.all.length, ...seats);
  }

  /** Puts a seat at a place; who sits there changes places with it. */
  move(seat: Seat, place: number): void {
    const other = this.all.find((known) => known.place === place);
    if (other) other.place = seat.place;
    seat.place = place;
    this.#sort();
  }

  /** Everybody moves to the place of whoever sits before them, the first to that of the last. */
  rotate(): void {
    const places = this.all.map(({ place }) => place);
    for (const [i, seat] of this.all.entries()) seat.place = places.at(i - 1) as number;
    this.#sort();
  }

  /** Hands a seat to somebody else, under their name. @returns the token that opens it from now on */
  handTo(seat: Seat, name: string, session: string): string {
    this.#freed = { ...seat };
    this.rename(seat, name);
    seat.session = session;
    seat.asks = [];
    Object.assign(seat, { absence: empty(seat.player, seat.place).absence, push: null, called: null });
    return this.newToken(seat);
  }

  #sort(): void {
    this.all.sort((a, b) => a.place - b.place);
  }

  /** @param wanted place; left out: the lowest */
  #add(wanted?: number): Seat | null {
    const free = Array.from({ length: this.capacity }, (_, i) => i).filter((i) => !this.all.some((seat) => seat.place === i));
    const place = wanted === undefined ? free[0] : free.find((index) => index === wanted);
    if (place === undefined) return null;
    // Seats may have changed places since: the number of the place may be somebody else's.
    const ids = [place, ...Array.from({ length: SEAT_COLOURS }, (_, i) => i)].map((i) => `p${i + 1}`);
    const player = ids.find((id) => !this.get(id)) as PlayerId;
    const colours = Array.from({ length: SEAT_COLOURS }, (_, i) => (place + i) % SEAT_COLOURS);
    const colour = colours.find((i) => !this.all.some((seat) => seat.colour === i)) as number;
    const seat = { ...empty(player, place), colour };
    this.all.push(seat);
    this.#sort();
    return seat;
  }

  /** A name that no computer player here has. */
  #computerName(): string {
    return COMPUTER_NAMES.find((name) => !this.all.some((other) => other.name === name)) ?? (COMPUTER_NAMES[0] as string);
  }

  /** The name of a person, with a number behind it if somebody's looks like it, or it is a computer player's. */
  #unusedName(name: string): string {
    const used = [...this.all.map((seat) => seat.name), ...COMPUTER_NAMES];
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const wanted = cut(name, NAME_LENGTH - suffix.length) + suffix;
      if (!used.some((name) => areAlike(name, wanted))) return wanted;
    }
  }
}

/** So many UTF-16 units of a name at most, and no half character at its end. */
const cut = (name: string, most: number): string => (name.length <= most ? name : name.slice(0, most).replace(/[\ud800-\udbff]$/, ''));
