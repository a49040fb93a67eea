import type { CardId, PlayerId } from '../../core/types.js';
import type { PuppetPlace } from '../../domain/tree.js';
import type { Side } from '../../domain/types.js';

export interface Parcel {
  money?: number;
  groups?: CardId[];
  specials?: CardId[];
  /** Free-text promise; binds nobody (C-804). */
  promise?: string;
}

/** A Group's new place (C-502, C-802). */
export interface Placement {
  group: CardId;
  onto: CardId;
  arrow: Side;
  puppets?: PuppetPlace[];
  giveUp?: CardId[];
}

/** An offer as everyone sees it: of face-down Specials only the number (C-803). */
export interface TradeOffer {
  readonly id: string;
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly give: Parcel;
  readonly ask: Parcel;
  /** Face-down Specials in `give` and in `ask`, which are named only in the private part of the two. */
  readonly giveHidden: number;
  readonly askHidden: number;
  readonly placements: Placement[];
  /** Seen by the two alone until it is carried out (C-803); never on the board. */
  readonly secret: boolean;
  /** The offers made to several players at once: when one is accepted the others lapse. The first one's id. */
  readonly bundle: string | null;
  /** The offer that this one answers; it stays open meanwhile. */
  readonly counters: string | null;
  /** Receivers who accept are only willing: the offerer chooses among them. */
  readonly choose?: true;
  readonly willing?: Placement[];
  /** From 2: it took the place of another one to the same player. */
  readonly version?: number;
  /** The version before, which is gone. */
  readonly replaces?: string;
}

/** Cards that a player would part with if the price is right (C-803): of face-down Specials only the number. */
export interface OpenToOffers {
  money: number;
  groups: CardId[];
  specials: CardId[];
  faceDown: number;
}
