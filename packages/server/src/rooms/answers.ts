import { decision, type Intent, leastIntent, type PlayerId, type TradeOffer, type View } from '@illuminice/rules';
import { answerOrdered, replyOrdered, type StandingOrders, taxOrdered, WINDOWS } from '../table/orders.js';
import { presenceOf, type Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { pause } from '../table/time.js';
import { after } from './after.js';
import { ComputerAnswers, type ComputersRoom } from './computer-answers.js';
import { Silences, type SilencesRoom } from './silences.js';

/** Offers on the table that a computer player may answer before it answers what it is asked. */
const MOST_OFFERS = 20;

/** What answers need of the room. */
interface Room extends ComputersRoom, SilencesRoom {
  readonly table: Table | null;
  /** The longest pause of whoever answers without a click, in ms. */
  readonly longestPause: number;
  /** After how many ms at most silence is an answer; 0: never. */
  readonly silence: number;
  /** How long to wait at least before anything is done by itself, in ms; more than 0 while that fails. */
  readonly pause: number;
  /** Does this after what is being done now; all of it is saved, or nothing, and then it is tried again. */
  attempt(work: () => void): void;
}

/** Something that a seat may answer without a click. */
interface Matter {
  /** Tells it from all others; of the question that the table asks it names public facts alone. */
  key: string;
  /** The longest pause, in ms. */
  longest: number;
  /** Whether the server has an answer to it now. */
  wanted: boolean;
  /** Set if it is the player's silence that will answer. */
  silence?: { frame: number; rev: number };
  /** Answers. @param nth of its answers in a row @returns whether anything was said */
  say(nth: number): boolean;
}

/** When a matter is answered. */
interface Waiting {
  /** Drawn when it came up, and kept; epoch ms. */
  at: number;
  wanted: boolean;
  cancel: (() => void) | null;
  /** `seq` of the board on which there was no answer to it: not to be thought over again before that changes. */
  vain: number | null;
}

/**
 * Who answers without a click, and when. The time at which a seat answers a public question is drawn when the question comes
 * up, for every seat that is asked and may have an answer to it some time, and kept as long as the question is open:
 * whatever happens to the player in private meanwhile (offers, orders, whispers) changes nothing about it. Offers and the tax
 * are answered each at a time of its own.
 */
export class Answers {
  readonly silences: Silences;
  readonly #computers: ComputerAnswers;
  readonly #waiting = new Map<PlayerId, Map<string, Waiting>>();
  #game = '';

  constructor(
    private readonly room: Room,
    private readonly orders: StandingOrders,
  ) {
    this.silences = new Silences(room);
    this.#computers = new ComputerAnswers(room);
  }

  /** Looks at what there is to answer. Called whenever anything changed. */
  look(seats: readonly Seat[], table: Table): void {
    if (table.id !== this.#game) this.forget();
    this.#game = table.id;
    for (const seat of seats) this.#look(seat, table);
  }

  /** Nothing is answered until the next look; what was drawn is kept. */
  stop(): void {
    for (const matters of this.#waiting.values()) for (const one of matters.values()) halt(one);
  }

  /** Nothing is answered, and all is drawn anew when it comes up again. */
  forget(): void {
    this.stop();
    this.#waiting.clear();
    this.#computers.forget();
    this.silences.forget();
  }

  #look(seat: Seat, table: Table): void {
    const { player } = seat;
    const waiting = this.#waiting.get(player) ?? new Map<string, Waiting>();
    this.#waiting.set(player, waiting);
    const matters = this.#matters(seat, table);
    for (const [key, one] of waiting) {
      if (matters.some((matter) => matter.key === key)) continue;
      halt(one);
      waiting.delete(key);
    }
    for (const matter of matters) this.#await(seat, table, matter, waiting);
    const silent = matters.find(({ silence }) => silence);
    const at = silent && waiting.get(silent.key)?.at;
    this.silences.tell(player, silent?.silence && at !== undefined ? { ...silent.silence, at } : null);
  }

  #await(seat: Seat, table: Table, matter: Matter, waiting: Map<string, Waiting>): void {
    const { time } = this.room;
    const { seq } = table.board;
    const now = time.now();
    const draw = () => now + pause(time, matter.longest, `${seat.player} ${matter.key}`);
    const one = waiting.get(matter.key) ?? { at: draw(), wanted: matter.wanted, cancel: null, vain: null };
    waiting.set(matter.key, one);
    // Its time passed while the player wanted to answer themselves, or there was no answer on the board as it was.
    const anew = matter.wanted && ((one.at <= now && !one.wanted) || (one.vain !== null && one.vain !== seq));
    one.wanted = matter.wanted;
    if (anew) Object.assign(one, { at: draw(), vain: null });
    if (!matter.wanted) halt(one);
    else if (!one.cancel && one.vain === null) one.cancel = after(this.room, one.at - now, () => this.#due(seat, matter.key, 1));
  }

  #due(seat: Seat, key: string, nth: number): void {
    const { table } = this.room;
    const waiting = this.#waiting.get(seat.player);
    const one = waiting?.get(key);
    if (!table || !waiting || !one) return;
    halt(one);
    // The same question may come up again at once: that is another one, with a time of its own.
    waiting.delete(key);
    const matter = this.#matters(seat, table).find((open) => open.key === key);
    if (matter?.wanted && !matter.say(nth) && !waiting.has(key)) waiting.set(key, { ...one, vain: table.board.seq });
    if (!table.over) this.look([seat], table);
  }

  /** All that this seat may have to answer. */
  #matters(seat: Seat, table: Table): Matter[] {
    if (table.over) return [];
    const view = table.viewOf(seat.player);
    const plays = playsItself(seat);
    const away = !plays && presenceOf(seat) === 'away';
    const question = plays || away ? this.#machineQuestion(seat, view, away) : this.#personQuestion(seat, view);
    const others = away ? [] : plays ? this.#offers(seat, view) : this.#ordered(seat, view);
    return question ? [question, ...others] : others;
  }

  /** What is asked of a computer player, or of somebody who is away. */
  #machineQuestion(seat: Seat, view: View, away: boolean): Matter | null {
    const { player } = seat;
    const asked = decision(view.board);
    if (!asked.who.includes(player)) return null;
    const key = questionKey(seat, asked);
    const least = away ? leastIntent(view) : null;
    const onTable = (id: string) => view.board.offers.some((offer) => offer.id === id);
    const say = (nth: number) => {
      if (away) return least !== null && this.room.act(player, least) === null;
      // Whoever answered an offer still has to say what they were asked for. Of secret ones nothing may hang on it.
      if (nth <= MOST_OFFERS && this.#computers.offer(seat, view, onTable)) {
        this.room.attempt(() => this.#due(seat, key, nth + 1));
        return true;
      }
      return this.#computers.question(seat, view);
    };
    return { key, longest: this.room.longestPause, wanted: !away || least !== null, say };
  }

  /** What is asked of a person who may be silent, or have ordered what the answer is. */
  #personQuestion(seat: Seat, view: View): Matter | null {
    const { player } = seat;
    const { longestPause, silence } = this.room;
    const asked = decision(view.board);
    const { kind, frame, rev } = asked;
    if (!asked.who.includes(player) || frame === null || !WINDOWS.includes(kind)) return null;
    const ordered = answerOrdered(view, this.orders.of(player));
    const silent = silence > 0 && seat.session !== null && this.orders.takesSilence(view.board, player);
    const intent: Intent | null = ordered ?? (silent ? { type: 'done', rev } : null);
    return {
      key: questionKey(seat, asked),
      // Silence and orders take as long, so that nobody can tell them from each other.
      longest: silence > 0 ? silence : longestPause,
      wanted: intent !== null,
      ...(silent && ordered === null && { silence: { frame, rev } }),
      say: () => intent !== null && this.room.act(player, intent) === null,
    };
  }

  /** Offers to a computer player. */
  #offers(seat: Seat, view: View): Matter[] {
    return offersTo(view).map(({ id }) => ({
      key: `offer:${id}`,
      longest: this.room.longestPause,
      wanted: true,
      say: () => this.#computers.offer(seat, view, (one) => one === id),
    }));
  }

  /** What a person ordered besides answers to the question. */
  #ordered({ player }: Seat, view: View): Matter[] {
    const orders = this.orders.of(player);
    const matter = (key: string, intent: Intent | null): Matter[] =>
      intent ? [{ key, longest: this.room.longestPause, wanted: true, say: () => this.room.act(player, intent) === null }] : [];
    return [
      ...offersTo(view).flatMap((offer) => matter(`offer:${offer.id}`, replyOrdered(view, orders, offer))),
      ...matter(`tax:${orders.taxFrom}`, taxOrdered(view, orders)),
    ];
  }
}

const halt = (one: Waiting): void => {
  one.cancel?.();
  one.cancel = null;
};

/** Who comes back, or goes away, has other time than before. Whether somebody is there is public. */
const questionKey = (seat: Seat, { kind, frame, rev }: ReturnType<typeof decision>): string =>
  `${seat.computer ? 'computer' : presenceOf(seat)}:${kind}:${frame}:${rev}`;

/** Whether a computer plays for this seat. */
const playsItself = (seat: Seat): boolean => seat.computer || presenceOf(seat) === 'substituted';

const offersTo = ({ board, mine, player }: View): TradeOffer[] =>
  [...board.offers, ...(mine?.deals ?? [])].filter(({ to, willing }) => to === player && !willing);
