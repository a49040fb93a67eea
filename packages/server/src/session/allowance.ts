import type { PlayerId } from '@illuminice/rules';
import type { Intent } from '@illuminice/rules/classic';

/** How often a player may, in one turn of the game and in a whole game, do what the rules do not bound. */
export const MOST_A_TURN = 60;
export const MOST_A_GAME = 2000;

/** Why an intent is one too many, and how many there may be. */
export interface Exceeded {
  why: 'tooManyOffersNow' | 'tooManyOffers';
  most: number;
}

/**
 * How much of the allowance an intent uses. Cards, actions, money and the deck bound all other intents, so that every turn
 * and every game ends; each offer can be answered or withdrawn once. Both stay possible however many offers there were,
 * so nobody who gets too many is kept from answering.
 */
const costOf = (intent: Intent): number => {
  if (intent.type === 'offer') return typeof intent.to === 'string' ? 1 : intent.to.length;
  return intent.type === 'taxFrom' ? 1 : 0;
};

/** Counts, by player, the intents of a game that its rules do not bound, so that no journal grows without end. */
export class Allowance {
  readonly #used = new Map<PlayerId, { turn: number; inTurn: number; inGame: number }>();

  /** @param turn number of the turn that is on @returns null if the intent fits */
  exceeded(player: PlayerId, turn: number, intent: Intent): Exceeded | null {
    const cost = costOf(intent);
    const used = this.#used.get(player);
    if (cost === 0 || !used) return null;
    if (used.inGame + cost > MOST_A_GAME) return { why: 'tooManyOffers', most: MOST_A_GAME };
    const inTurn = used.turn === turn ? used.inTurn : 0;
    return inTurn + cost > MOST_A_TURN ? { why: 'tooManyOffersNow', most: MOST_A_TURN } : null;
  }

  /** An intent was carried out. */
  note(player: PlayerId, turn: number, intent: Intent): void {
    const cost = costOf(intent);
    if (cost === 0) return;
    const used = this.#used.get(player) ?? { turn, inTurn: 0, inGame: 0 };
    const inTurn = (used.turn === turn ? used.inTurn : 0) + cost;
    this.#used.set(player, { turn, inTurn, inGame: used.inGame + cost });
  }
}
