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
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import { COMPUTER_NAMES } from '@illuminice/themes';
import { newSecret, opens } from '../../secrets.js';
import type { TableRecord } from '../../store/record.js';
import { Kicked } from './kicked.js';
import { areAlike } from './look-alikes.js';

export interface SeatAbsence {
  /** Epoch ms; null: somebody does, or time stands still. */
  since: number | null;
  away: boolean;
  /** A computer player plays until the owner is back. */
  substitute: boolean;
  /** Set once the clock stood still for this seat; at most once in a game. */
  paused: boolean;
  idle: boolean;
  /** First nudge of an idle owner, epoch ms; null: none. */
  nudged: number | null;
  ballots: Record<PlayerId, Remedy>;
}

/** Hash of a secret that opens a seat once, until an epoch ms. */
export interface Ticket {
  hash: string;
  until: number;
}

/** A spectator asks for a seat whose owner is away. */
export interface Ask {
  readonly id: number;
  readonly client: string;
  readonly name: string;
  yes: PlayerId[];
  no: PlayerId[];
}

/** Intent of the setup that waits for the start. */
export interface Sealed {
  readonly intent: AnyIntent;
  /** Id of the stored deck that it chooses; null: none. */
  readonly deck: string | null;
}

/** One place and its owner. Plain data; all but `session` and `asks` is stored. */
export interface Seat {
  readonly player: PlayerId;
  /** 0 for the first. */
  place: number;
  name: string;
  colour: number;
  ready: boolean;
  /** Secret until the start; null: nothing is sealed. */
  sealed: Sealed | null;
  session: string | null;
  /** Connected people only. */
  asks: Ask[];
  /** SHA-256 of the token; null: a reserved seat that nobody has taken. */
  tokenHash: string | null;
  /** Moves the seat to another device; null: none. */
  ticket: Ticket | null;
  /** Highest message number processed. */
  clientSeq: number;
  absence: SeatAbsence;
  computer: boolean;
  push: Subscription | null;
  /** Last call without return, epoch ms by the machine's clock; null: none. */
  called: number | null;
  level: ComputerLevel;
  style: ComputerStyle;
}

export type SeatsRecord = TableRecord['seats'];

/** True for a reserved seat that nobody has taken: the game was under way when the table was opened. */
export const isKept = (seat: Pick<Seat, 'tokenHash' | 'computer'>): boolean => seat.tokenHash === null && !seat.computer;

export function presenceOf(seat: Seat): Presence {
  if (seat.computer) return 'connected';
  if (isKept(seat)) return 'empty';
  if (seat.absence.substitute) return 'substituted';
  if (seat.session !== null) return seat.absence.idle ? 'idle' : 'connected';
  return seat.absence.away ? 'away' : 'reconnecting';
}

export const playsItself = (seat: Seat): boolean => seat.computer || presenceOf(seat) === 'substituted';

const empty = (player: PlayerId, place: number): Seat => ({
  player,
  place,
  name: '',
  colour: place,
  ready: false,
  sealed: null,
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

/** Stored fields by name: used with every intent. */
const toStored = (seat: Seat): SeatsRecord['all'][number] => {
  const { player, place, name, colour, ready, sealed, tokenHash, ticket, absence, computer, level, style, push, called } = seat;
  return { player, place, name, colour, ready, sealed, tokenHash, ticket, absence, computer, level, style, push, called };
};

/** Seats of a table: owners, names, colours, tokens. */
export class Seats {
  readonly all: Seat[] = [];
  host: PlayerId | null = null;
  heir: PlayerId | null = null;
  /** People banned until the host readmits them. */
  readonly kicked = new Kicked();
  /** Last freed or handed seat: a rollback gives it its connection back. */
  #freed: Seat | null = null;

  constructor(public capacity: number) {}

  /** Reserves seats for players of a game under way. @param names left out: their ids @param host first to be taken */
  keepFor(players: readonly PlayerId[], names = players, host = players[0]): void {
    players.forEach((player, place) => {
      this.all.push({ ...empty(player, place), name: names[place] ?? player, ready: true });
    });
    this.host = host ?? null;
  }

  /** A computer on this reserved seat, or the last one but the host's; where none is reserved on the lowest free place; null: none left. */
  takeByComputer(player?: PlayerId): Seat | null {
    const kept = this.all.filter(isKept);
    const free = kept.find((seat) => seat.player === player) ?? kept.findLast((seat) => seat.player !== this.host);
    const seat = free ?? (kept.length > 0 ? null : this.#add());
    if (!seat) return null;
    Object.assign(seat, { name: this.#computerName(), computer: true, ready: true });
    return seat;
  }

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
   * Seats somebody: on the reserved seat of that player, else the host's, else that of this name, else the first reserved one; where none
   * is reserved on the lowest free place; null: none left.
   * @param own token that the client made @param place wanted @returns seat and token, which only its owner may learn
   */
  take(name: string, session: string, own?: string | null, place?: number): { seat: Seat; token: string } | null {
    const reserved = this.all.filter(isKept);
    const called = (word: (free: Seat) => string) => reserved.find((free) => word(free).toLowerCase() === name.toLowerCase());
    const hosts = reserved.find(({ player }) => player === this.host);
    const seat = called((free) => free.player) ?? hosts ?? called((free) => free.name) ?? reserved[0] ?? this.#add(place);
    if (!seat) return null;
    seat.name = '';
    seat.name = this.#unusedName(name);
    seat.session = session;
    this.host ??= seat.player;
    return { seat, token: this.newToken(seat, own) };
  }

  free(seat: Seat): void {
    this.#freed = seat;
    this.all.splice(this.all.indexOf(seat), 1);
    if (this.heir === seat.player) this.heir = null;
    this.passOnHost(seat);
  }

  /** Takes its owner off a seat whose game is over: nobody opens it any more. */
  anonymise(seat: Seat): void {
    this.#freed = { ...seat };
    this.passOnHost(seat);
    if (this.heir === seat.player) this.heir = null;
    const { absence } = empty(seat.player, seat.place);
    const name = this.#unusedName(`Player ${seat.place + 1}`);
    Object.assign(seat, { name, session: null, tokenHash: newSecret().hash, ticket: null, asks: [], absence, push: null, called: null });
  }

  /** Passes the host's role from this seat to the next person in seat order, preferably a connected one. */
  passOnHost(seat: Seat): void {
    if (this.host !== seat.player) return;
    const people = this.all.filter((other) => other !== seat && !other.computer && !isKept(other));
    const next =
      people.find((person) => person.session && person.player === this.heir) ?? people.find((person) => person.session) ?? people[0];
    if (next || !this.all.includes(seat)) this.makeHost(next?.player ?? null);
  }

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

  /** Gives the seat a new token; former token and ticket are void. @param own made by the client; ignored if it opens another seat */
  newToken(seat: Seat, own?: string | null): string {
    const other = own ? this.byToken(own) : undefined;
    const { secret, hash } = newSecret(other && other !== seat ? null : own);
    seat.tokenHash = hash;
    seat.ticket = null;
    return secret;
  }

  /** Makes a ticket for another device, replacing a former one. @param until epoch ms */
  newTicket(seat: Seat, until: number): string {
    const { secret, hash } = newSecret();
    seat.ticket = { hash, until };
    return secret;
  }

  /** Seat of a valid ticket. @param now epoch ms */
  byTicket(ticket: string, now: number): Seat | undefined {
    return this.all.find((seat) => seat.ticket !== null && now < seat.ticket.until && opens(ticket, seat.ticket.hash));
  }

  byToken(token: string): Seat | undefined {
    return this.all.find((seat) => opens(token, seat.tokenHash));
  }

  record(): SeatsRecord {
    const all = this.all.map(toStored);
    return { capacity: this.capacity, host: this.host, heir: this.heir, kicked: this.kicked.record(), all };
  }

  /**
   * Restores the seats. Connections stay; owners disconnected by a restart get their full time. @param lastSeq highest accepted message of
   * a player
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

  move(seat: Seat, place: number): void {
    const other = this.all.find((known) => known.place === place);
    if (other) other.place = seat.place;
    seat.place = place;
    this.#sort();
  }

  rotate(): void {
    const places = this.all.map(({ place }) => place);
    for (const [i, seat] of this.all.entries()) seat.place = places.at(i - 1) as number;
    this.#sort();
  }

  /** Hands a seat to a new owner. @returns its new token */
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
    // Seats may have moved: another seat may have the number of this place.
    const ids = [place, ...Array.from({ length: SEAT_COLOURS }, (_, i) => i)].map((i) => `p${i + 1}`);
    const player = ids.find((id) => !this.get(id)) as PlayerId;
    const colours = Array.from({ length: SEAT_COLOURS }, (_, i) => (place + i) % SEAT_COLOURS);
    const colour = colours.find((i) => !this.all.some((seat) => seat.colour === i)) as number;
    const seat = { ...empty(player, place), colour };
    this.all.push(seat);
    this.#sort();
    return seat;
  }

  #computerName(): string {
    return COMPUTER_NAMES.find((name) => !this.all.some((other) => other.name === name)) ?? (COMPUTER_NAMES[0] as string);
  }

  /** A person's name, numbered if it looks like another or is a computer's. */
  #unusedName(name: string): string {
    const used = [...this.all.map((seat) => seat.name), ...COMPUTER_NAMES];
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const wanted = cut(name, NAME_LENGTH - suffix.length) + suffix;
      if (!used.some((name) => areAlike(name, wanted))) return wanted;
    }
  }
}

const cut = (name: string, most: number): string => (name.length <= most ? name : name.slice(0, most).replace(/[\ud800-\udbff]$/, ''));
