import { type AnyEvent, type AnyState, type PlayerId, type RecordedGame, type Ruleset, replayStart, replayStep } from '@illuminice/rules';

export interface Turn {
  readonly at: number;
  readonly number: number;
  readonly player: PlayerId;
}

/** How many intents lie between two kept states: going back steps at most so many again. */
const EVERY = 64;

/**
 * A recorded game that can be wound. Moment 0 is the beginning, moment n the table after n intents. The state of the
 * moment is stepped in place; what is kept are copies.
 */
export class Reel {
  readonly length: number;
  readonly turns: readonly Turn[];
  readonly #events: (readonly AnyEvent[])[] = [];
  readonly #kept: AnyState[] = [];
  #state: AnyState;
  #at: number;

  /**
   * Steps the whole game once.
   *
   * @throws BrokenRecord where an intent does not fit
   * @throws RangeError if this build does not know the version of its rules
   */
  constructor(
    private readonly ruleset: Ruleset,
    private readonly game: RecordedGame,
  ) {
    this.length = game.intents.length;
    const { state, events } = replayStart(ruleset, game);
    const turns: Turn[] = [];
    this.#events.push(events);
    for (let index = 0; ; index += 1) {
      const { turn } = state.board;
      if (turn && turn.number !== turns.at(-1)?.number) turns.push({ at: index, number: turn.number, player: turn.player });
      if (index % EVERY === 0) this.#kept.push(structuredClone(state));
      if (index === this.length) break;
      this.#events.push(replayStep(ruleset, game, state, index));
    }
    this.turns = turns;
    this.#state = state;
    this.#at = this.length;
  }

  /** The table at a moment. Good until the next call: it is stepped in place. @param moment 0 to `length` */
  at(moment: number): AnyState {
    if (moment < this.#at || moment - this.#at > EVERY) {
      const index = Math.floor(moment / EVERY);
      this.#state = structuredClone(this.#kept[index] as AnyState);
      this.#at = index * EVERY;
    }
    for (; this.#at < moment; this.#at += 1) replayStep(this.ruleset, this.game, this.#state, this.#at);
    return this.#state;
  }

  eventsAt(moment: number): readonly AnyEvent[] {
    return this.#events[moment] ?? [];
  }

  /** The turn that a moment belongs to; undefined before the first. */
  turnAt(moment: number): Turn | undefined {
    return this.turns.findLast(({ at: start }) => start <= moment);
  }
}
