import type { CardId, PlayerId, RngState } from '../../core/types.js';
import type { Board } from './board.js';
import type { TradeOffer } from './deals.js';

/** The game as plain JSON, so that it can be saved, sent, hashed and re-stepped. */
export interface State {
  board: Board;
  secrets: Secrets;
}

export interface Secrets {
  rng: RngState;
  /** Dice queued by tests and scenarios; servers queue none. */
  dice: [number, number][];
  deck: CardId[];
  /** The Illuminati under the eight slots. */
  slots: CardId[];
  private: Record<PlayerId, Private>;
  /** The table before an undoable act (C-210): there exactly if `board.takeBack` or `board.askBack` is. */
  before?: Before;
}

export interface Before {
  readonly board: Board;
  readonly hand: readonly CardId[];
  readonly drawn: readonly CardId[];
  readonly paid: readonly { readonly from: CardId | 'bank'; readonly to: CardId | 'bank'; readonly amount: number }[];
}

export interface Private {
  /** Face-down Specials of the hand, in order of arrival. */
  hand: CardId[];
  /** Drawn and not yet decided on (C-203). */
  drawn: CardId[];
  goal: CardId | null;
  /** Others' face-down Specials this player has seen and which have not moved since (C-903). */
  seen: { card: CardId; player: PlayerId }[];
  /** Face-down Specials named by open offers from or to this player. */
  offered: { offer: string; give: CardId[]; ask: CardId[] }[];
  /** Secret offers from or to this player, oldest first; each is in both players' secrets. */
  deals: TradeOffer[];
  /** Number of secret offers this player has made to each other one, for their ids. */
  dealt: Record<PlayerId, number>;
}

export interface View {
  readonly board: Board;
  readonly player: PlayerId | null;
  readonly mine: Private | null;
}
