import { NAME_LENGTH, SEAT_COLOURS } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { newSecret, opens } from './secrets.js';

/** One place at the table and who holds it. */
export interface Seat {
  readonly player: PlayerId;
  /** 0 for the first. */
  readonly place: number;
  name: string;
  colour: number;
  ready: boolean;
  /** The connection that speaks for this seat now. */
  session: string | null;
  /** SHA-256 of the token that takes the seat up again; null: the seat of a scenario that nobody has taken yet. */
  tokenHash: string | null;
  /** Highest message number heard. */
  n: number;
  /** A computer player sits here; no connection speaks for it and no token opens it. */
  computer: boolean;
}

/** Whether nobody sits here: a scenario's seat that is kept for whoever comes. */
export const isKept = (seat: Seat): boolean => seat.tokenHash === null && !seat.computer;

/** The seats of a table: who sits where, under which name and colour, and whose token opens which. */
export class Seats {
  /** In seat order. */
  readonly all: Seat[] = [];
  host: PlayerId | null = null;

  constructor(public capacity: number) {}

  /** Seats kept for a scenario's players, whoever may come to take them. */
  keepFor(players: readonly PlayerId[]): void {
    players.forEach((player, place) => {
      this.all.push({ player, place, name: player, colour: place, ready: true, session: null, tokenHash: null, n: 0, computer: false });
    });
    this.host = players[0] ?? null;
  }

  /** A computer player on the last kept seat, else on the lowest free place. @returns null if there is none left */
  takeByComputer(name: string): Seat | null {
    const seat = this.all.filter(isKept).at(-1) ?? this.#add();
    if (!seat) return null;
    seat.name = '';
    seat.name = this.#unusedName(name);
    Object.assign(seat, { computer: true, ready: true });
    return seat;
  }

  /**
   * Seats somebody: on the kept seat whose player bears that name, else the first kept one, else the lowest free place.
   *
   * @returns the seat and the token that opens it again, which nobody but its owner may learn and nothing keeps; null if
   *   there is no seat left
   */
  take(name: string, session: string): { seat: Seat; token: string } | null {
    const kept = this.all.filter(isKept);
    const seat = kept.find((one) => one.player.toLowerCase() === name.toLowerCase()) ?? kept[0] ?? this.#add();
    if (!seat) return null;
    seat.name = '';
    seat.name = this.#unusedName(name);
    seat.session = session;
    const { secret, hash } = newSecret();
    seat.tokenHash = hash;
    this.host ??= seat.player;
    return { seat, token: secret };
  }

  /** Frees a seat; the host's role passes on to the next in seat order. */
  free(seat: Seat): void {
    this.all.splice(this.all.indexOf(seat), 1);
    const people = this.all.filter((one) => !one.computer);
    if (this.host === seat.player) this.host = (people.find((one) => one.session) ?? people[0])?.player ?? null;
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

  /** The seat that this token opens. */
  byToken(token: string): Seat | undefined {
    return this.all.find((seat) => opens(token, seat.tokenHash));
  }

  #add(): Seat | null {
    const place = Array.from({ length: this.capacity }, (_, i) => i).find((i) => !this.all.some((seat) => seat.place === i));
    if (place === undefined) return null;
    const colours = Array.from({ length: SEAT_COLOURS }, (_, i) => (place + i) % SEAT_COLOURS);
    const colour = colours.find((i) => !this.all.some((seat) => seat.colour === i)) as number;
    const seat: Seat = {
      player: `p${place + 1}`,
      place,
      name: '',
      colour,
      ready: false,
      session: null,
      tokenHash: null,
      n: 0,
      computer: false,
    };
    this.all.push(seat);
    this.all.sort((a, b) => a.place - b.place);
    return seat;
  }

  /** The name, with a number behind it if somebody bears it already. */
  #unusedName(name: string): string {
    const used = new Set(this.all.map((seat) => seat.name.toLowerCase()));
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const wanted = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
      if (!used.has(wanted.toLowerCase())) return wanted;
    }
  }
}
