import type { AnyIntent, PlayerId } from '@illuminice/rules';

/** How often a player may, in one turn of the game and in a whole game, do what the rules do not bound. */
export const MOST_A_TURN = 60;
export const MOST_A_GAME = 2000;

/** Why an intent is one too many, and how many there may be. */
export interface Exceeded {
  why: 'tooManyOffersNow' | 'tooManyOffers';
  most: number;
}

/** Counts, by player, the intents of a game that its rules do not bound, so that no journal grows without end. */
export class Allowance {
  readonly #used = new Map<PlayerId, { turn: number; inTurn: number; inGame: number }>();

  /** @param costOf how much an intent uses; 0 for what the rules bound */
  constructor(private readonly costOf: (intent: AnyIntent) => number) {}

  /** @param turn number of the turn that is on @returns null if the intent fits */
  exceeded(player: PlayerId, turn: number, intent: AnyIntent): Exceeded | null {
    const cost = this.costOf(intent);
    const used = this.#used.get(player);
    if (cost === 0 || !used) return null;
    if (used.inGame + cost > MOST_A_GAME) return { why: 'tooManyOffers', most: MOST_A_GAME };
    const inTurn = used.turn === turn ? used.inTurn : 0;
    return inTurn + cost > MOST_A_TURN ? { why: 'tooManyOffersNow', most: MOST_A_TURN } : null;
  }

  /** An intent was carried out. */
  note(player: PlayerId, turn: number, intent: AnyIntent): void {
    const cost = this.costOf(intent);
    if (cost === 0) return;
    const used = this.#used.get(player) ?? { turn, inTurn: 0, inGame: 0 };
    const inTurn = (used.turn === turn ? used.inTurn : 0) + cost;
    this.#used.set(player, { turn, inTurn, inGame: used.inGame + cost });
  }
}
