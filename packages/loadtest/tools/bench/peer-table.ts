import { chance } from '@illuminice/bots';
import { labOf } from '@illuminice/lab';
import { type AnyEvent, type AnyIntent, type AnyState, eventsFor } from '@illuminice/rules';
import { WebSocket } from 'ws';

/** How long a step may take until all have it, in ms. */
const PATIENCE = 20_000;

/** A client's socket, and the bytes that came on it. */
export class Line {
  bytes = 0;
  private constructor(
    readonly socket: WebSocket,
    /** The player on this connection; null for a spectator. */
    public player: string | null,
  ) {}

  /** @param heard is told each frame; the first it sees may come before this resolves */
  static async open(url: string, player: string | null, heard: (data: Buffer, line: Line) => void): Promise<Line> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const line = new Line(socket, player);
    socket.on('message', (data: Buffer) => {
      line.bytes += data.length;
      heard(data, line);
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return line;
  }
}

/** The classic game as a load plays it: what the server has, stepped here as well, so that a legal intent is at hand. */
export class Replica {
  readonly #lab = labOf('classic');
  readonly #dice;

  constructor(
    private readonly state: AnyState,
    seed: number,
  ) {
    this.#dice = chance(seed);
  }

  /** Carries any legal intent out. @returns it, and what happened; null: the game is over */
  next(): { player: string; intent: AnyIntent; events: readonly AnyEvent[] } | null {
    const { ruleset, anyOffered } = this.#lab;
    while (!this.state.board.outcome) {
      const player = this.#dice.pick(ruleset.decision(this.state.board).who);
      const intent = anyOffered(ruleset.viewFor(this.state, player), this.#dice);
      const result = intent && ruleset.step(this.state, player, intent);
      if (intent && result?.ok) return { player, intent, events: result.events };
    }
    return null;
  }
}

/** A table at some server, with the clients that sit there. */
export abstract class PeerTable {
  readonly lines: Line[] = [];
  /** Why a step was not carried out. */
  readonly errors: string[] = [];
  #missing = new Set<Line>();
  #isAnswered = true;
  #done: (() => void) | null = null;

  /** Carries the next step out. @returns ms until all clients had it; null: the game is over, or stands still */
  async act(): Promise<number | null> {
    const step = this.prepare();
    if (!step) return null;
    this.#missing = new Set(step.hearers);
    this.#isAnswered = false;
    const began = performance.now();
    const told = new Promise<boolean>((resolve) => {
      const alarm = setTimeout(() => resolve(false), PATIENCE);
      this.#done = () => {
        clearTimeout(alarm);
        resolve(true);
      };
    });
    step.send();
    if (await told) return performance.now() - began;
    this.errors.push('a step did not reach everybody');
    return null;
  }

  /** Seats the players, and begins. */
  abstract open(players: number, seed: number): Promise<void>;
  /** Somebody comes to look on. @returns once they see everything */
  abstract watch(): Promise<Line>;

  get bytes(): number {
    return this.lines.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    for (const { socket } of this.lines) socket.terminate();
  }

  /** The next step: who hears of it, and its sending. */
  protected abstract prepare(): { hearers: readonly Line[]; send(): void } | null;

  protected heard(line: Line): void {
    this.#missing.delete(line);
    this.#look();
  }

  protected answered(error?: string): void {
    if (error) this.errors.push(error);
    this.#isAnswered = true;
    this.#look();
  }

  #look(): void {
    if (!this.#isAnswered || this.#missing.size > 0) return;
    this.#done?.();
    this.#done = null;
  }
}

/** Those of the clients that hear of these events. */
export const hearersOf = (lines: readonly Line[], events: readonly AnyEvent[]): Line[] =>
  lines.filter(({ player }) => events.length === 0 || eventsFor(events, player).length > 0);
