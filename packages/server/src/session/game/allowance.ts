import type { AnyIntent, PlayerId } from '@illuminice/rules';

/** Most intents of a player without a bound in the rules, in one turn and in a game. */
export const MOST_A_TURN = 60;
export const MOST_A_GAME = 2000;

export interface Exceeded {
  why: 'tooManyOffersNow' | 'tooManyOffers';
  most: number;
}

/** Counts intents that rules do not bound, by player, so that no journal grows without end. */
export class Allowance {
  readonly #used = new Map<PlayerId, { turn: number; inTurn: number; inGame: number }>();

  /** @param costOf 0 for intents that rules bound */
  constructor(private readonly costOf: (intent: AnyIntent) => number) {}

  /** @param turn number of the present turn @returns null if the intent fits */
  exceeded(player: PlayerId, turn: number, intent: AnyIntent): Exceeded | null {
    const cost = this.costOf(intent);
    const used = this.#used.get(player);
    if (cost === 0 || !used) return null;
    if (used.inGame + cost > MOST_A_GAME) return { why: 'tooManyOffers', most: MOST_A_GAME };
    const inTurn = used.turn === turn ? used.inTurn : 0;
    return inTurn + cost > MOST_A_TURN ? { why: 'tooManyOffersNow', most: MOST_A_TURN } : null;
  }

  note(player: PlayerId, turn: number, intent: AnyIntent): void {
    const cost = this.costOf(intent);
    if (cost === 0) return;
    const used = this.#used.get(player) ?? { turn, inTurn: 0, inGame: 0 };
    const inTurn = (used.turn === turn ? used.inTurn : 0) + cost;
    this.#used.set(player, { turn, inTurn, inGame: used.inGame + cost });
  }
}
