import type { CardId, PlayerId } from '@illuminice/rules';
import type { Taken } from '../../taken.js';

/** What is remembered of another player. */
export interface Acquaintance {
  /** What they did to one, and did not make up for: a Group taken counts 1. It fades. */
  readonly grudge: number;
  /** Promises to one that they kept, and broke. */
  readonly kept: number;
  readonly broken: number;
}

/** A promise not to act against somebody. */
export interface Pledge {
  readonly by: PlayerId;
  readonly to: PlayerId;
  /** The attack that it was made in; null: it holds till the turn below ends. */
  readonly attack: number | null;
  readonly until: number;
}

/** An own offer that waits for an answer, and both purses when it was made. */
export interface Pending {
  readonly id: string;
  readonly to: PlayerId;
  readonly money: number;
  readonly promise: boolean;
  readonly purses: readonly [mine: number, theirs: number];
}

/** What a computer player of the classic game remembers; plain JSON. */
export interface Memory {
  readonly turn: number;
  readonly others: Readonly<Record<PlayerId, Acquaintance>>;
  /** Own Groups when it last looked. */
  readonly groups: readonly CardId[];
  readonly taken: Taken;
  readonly pledges: readonly Pledge[];
  readonly pending: readonly Pending[];
  /** The last attack whose interference was noted, and who interfered in it. */
  readonly noted: { readonly attack: number; readonly players: readonly PlayerId[] };
  /** Offers made and asked for in this turn, by what and whom; and how many in the game. */
  readonly asked: readonly string[];
  readonly offers: number;
  /** Remarks made, and the turn of the last one. */
  readonly remarks: number;
  readonly spoke: number;
  /** What there may be to say about what was noted last. */
  readonly news: { readonly key: 'grudge' | 'traitor' | 'thanks'; readonly player: PlayerId } | null;
}

export const BLANK: Memory = {
  turn: 0,
  others: {},
  groups: [],
  taken: [],
  pledges: [],
  pending: [],
  noted: { attack: 0, players: [] },
  asked: [],
  offers: 0,
  remarks: 0,
  spoke: -10,
  news: null,
};
