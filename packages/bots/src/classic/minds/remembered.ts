import type { CardId, PlayerId } from '@illuminice/rules';
import type { Taken } from '../../taken.js';

export interface Acquaintance {
  /** Unsettled harm: a Group taken counts 1; fades over turns. */
  readonly grudge: number;
  readonly kept: number;
  readonly broken: number;
}

export interface Pledge {
  readonly by: PlayerId;
  readonly to: PlayerId;
  /** The attack of the promise; null: it ends with the turn below. */
  readonly attack: number | null;
  readonly until: number;
}

export interface Pending {
  readonly id: string;
  readonly to: PlayerId;
  readonly money: number;
  readonly promise: boolean;
  readonly purses: readonly [mine: number, theirs: number];
}

export interface Memory {
  readonly turn: number;
  readonly others: Readonly<Record<PlayerId, Acquaintance>>;
  readonly groups: readonly CardId[];
  readonly taken: Taken;
  readonly pledges: readonly Pledge[];
  readonly pending: readonly Pending[];
  /** The last attack whose interference was noted, and the interfering players. */
  readonly noted: { readonly attack: number; readonly players: readonly PlayerId[] };
  readonly asked: readonly string[];
  readonly offers: number;
  readonly remarks: number;
  readonly spoke: number;
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
