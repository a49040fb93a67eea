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

export interface Placement {
  group: CardId;
  onto: CardId;
  arrow: Side;
  puppets?: PuppetPlace[];
  giveUp?: CardId[];
}

/** A public offer: face-down Specials as a number only (C-803). */
export interface TradeOffer {
  readonly id: string;
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly give: Parcel;
  readonly ask: Parcel;
  /** Numbers of face-down Specials in `give` and in `ask`, named only in the private part of the two. */
  readonly giveHidden: number;
  readonly askHidden: number;
  readonly placements: Placement[];
  /** Known to the two alone until it is carried out (C-803); never on the board. */
  readonly secret: boolean;
  /** Id of the first of several offers made together: when one is accepted the others lapse. */
  readonly bundle: string | null;
  /** The countered offer, which stays open meanwhile. */
  readonly counters: string | null;
  /** Receivers who accept are only willing: the offerer chooses among them. */
  readonly choose?: true;
  readonly willing?: Placement[];
  /** From 2: it replaced another one to the same player. */
  readonly version?: number;
  /** The former version, which is gone. */
  readonly replaces?: string;
}

/** Things that a player would part with (C-803): of face-down Specials only the number. */
export interface OpenToOffers {
  money: number;
  groups: CardId[];
  specials: CardId[];
  faceDown: number;
}
