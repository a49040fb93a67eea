import {
  type AnyBoard,
  type AnyEvent,
  type AnyState,
  type PlayerId,
  type RecordedGame,
  type Ruleset,
  replayStart,
  replayStep,
} from '@illuminice/rules';
import type { Spectacle } from '../../board/animation/spectacle';

export interface Turn {
  readonly at: number;
  readonly number: number;
  readonly player: PlayerId;
}

/** Intents between two cached states: going back steps at most so many again. */
const EVERY = 64;

/**
 * A recorded game at any moment. Moment 0 is the beginning, moment n the table after n intents. The state is stepped in place; cached
 * states are copies.
 */
export class Reel {
  readonly length: number;
  readonly turns: readonly Turn[];
  readonly spectacles: readonly (Spectacle & { readonly moment: number })[];
  readonly #events: (readonly AnyEvent[])[] = [];
  readonly #kept: AnyState[] = [];
  #state: AnyState;
  #at: number;

  /**
   * Steps the whole game once. @param spectaclesOf great moments among public events @throws BrokenRecord if an intent does not fit @throws
   * RangeError if this build does not know the version of its rules
   */
  constructor(
    private readonly ruleset: Ruleset,
    private readonly game: RecordedGame,
    spectaclesOf: (events: readonly AnyEvent[], board: AnyBoard) => readonly Spectacle[] = () => [],
  ) {
    this.length = game.intents.length;
    const { state, events } = replayStart(ruleset, game);
    const turns: Turn[] = [];
    const spectacles: (Spectacle & { moment: number })[] = [];
    this.#events.push(events);
    for (let index = 0; ; index += 1) {
      const { turn } = state.board;
      if (turn && turn.number !== turns.at(-1)?.number) turns.push({ at: index, number: turn.number, player: turn.player });
      for (const spectacle of spectaclesOf(this.#events[index] ?? [], state.board)) spectacles.push({ ...spectacle, moment: index });
      if (index % EVERY === 0) this.#kept.push(structuredClone(state));
      if (index === this.length) break;
      this.#events.push(replayStep(ruleset, game, state, index));
    }
    this.turns = turns;
    this.spectacles = spectacles;
    this.#state = state;
    this.#at = this.length;
  }

  /** The table at a moment. Valid until the next call: it is stepped in place. @param moment 0 to `length` */
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
