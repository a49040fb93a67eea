import type { CardId, PlayerId, RngState } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { Board, Deal, Kept } from './board.js';
import type { CopyId } from './copy-id.js';
import type { PlayFields } from './intents.js';

export interface State {
  board: Board;
  secrets: Secrets;
}

/** Hidden information (N-1402). */
export interface Secrets {
  rng: RngState;
  /** Dice queued by tests and scenarios: two, or one for a single die. */
  dice: number[][];
  /** True if decks are shuffled; scenarios may leave them as listed. */
  shuffled: boolean;
  decks: Record<PlayerId, { plot: CardId[]; group: CardId[] }>;
  private: Record<PlayerId, Private>;
}

export interface Private {
  /** Hidden cards of the hand, in order of arrival. */
  plots: Kept[];
  groups: Kept[];
  /** The chosen deck, during the set-up: Plot deck cards and Group deck cards. */
  deck: { illuminati: CardId; plot: CardId[]; group: CardId[] } | null;
  /** Illuminati dealt for the choice of one (N-1304). */
  dealt: CardId[];
  lead: { card: CardId; arrow: Side } | null;
  /** Leads already tried or shown (N-107). */
  tried: CardId[];
  /** Hidden cards of others that this player has seen, and that have not been hidden anew since. */
  seen: Seen[];
  /** Candidates of the open choice: copies, or cards of a searched deck. */
  choice: Candidates | null;
  beneath: { readonly host: CopyId; readonly kept: Kept }[];
  /** Secret notes: a card's id, or a copy, by host card. */
  notes: { readonly host: CopyId; readonly names: string }[];
  struck: { readonly to: PlayerId; readonly hand: readonly CopyId[]; readonly resources: readonly CopyId[] } | null;
  sealed: CopyId[];
  /** Cards of a deck shown to this player last. */
  looked: { readonly player: PlayerId; readonly cards: readonly CardId[] } | null;
  drawn: CopyId | null;
  /** Names in open plays of this player with hidden copies. */
  named: { readonly play: number; readonly fields: PlayFields }[];
  /** Hand cards named by open offers from or to this player; gifts to this player as far as seen. */
  offered: { readonly deal: number; readonly give: readonly CopyId[]; readonly ask: readonly CopyId[] }[];
  /** Open secret offers from and to this player; absent: there never was one. */
  deals?: Deal[];
  /** Numbers of secret offers made so far, by receiver. */
  offeredInSecret?: Readonly<Record<PlayerId, number>>;
}

export interface Candidates {
  readonly frame: number;
  readonly from: readonly Kept[];
  /** Candidates of a lower choice, which waits for this one. */
  readonly under?: Candidates;
}

export interface Seen extends Kept {
  readonly player: PlayerId;
}

export interface View {
  readonly board: Board;
  readonly player: PlayerId | null;
  readonly mine: Private | null;
}
