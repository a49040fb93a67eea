import type { PlayerId, RulesetId } from '@illuminice/rules';
import { z } from 'zod';

/** `POST /api/tables/CODE/mine` and `…/erase`: the token of a seat, which proves whose data they are. */
export const ownSeatSchema = z.strictObject({ token: z.string().min(20).max(100) });

/** 200 of `POST /api/tables/CODE/mine`: what the server stores of the seat's owner, without secrets of others. */
export interface OwnData {
  readonly code: string;
  readonly name: string;
  readonly ruleset: RulesetId;
  readonly stage: string;
  /** Epoch ms. */
  readonly opened: number;
  readonly touched: number;
  readonly isHost: boolean;
  /** The seat as it is stored, without hashes. */
  readonly seat: Readonly<Record<string, unknown>>;
  /** Standing orders; null: none. */
  readonly orders: unknown;
  /** Line of the table's score; null: none. */
  readonly score: unknown;
  /** Own lines, and whispers to them, epoch ms. */
  readonly chat: readonly { readonly to: PlayerId | null; readonly from: PlayerId | null; readonly text: string; readonly at: number }[];
  readonly promises: readonly { readonly by: PlayerId; readonly to: PlayerId | null; readonly text: string }[];
  readonly games: readonly OwnGame[];
}

export interface OwnGame {
  readonly id: string;
  /** Name that the game keeps. */
  readonly name: string;
  readonly begun: number;
  /** Null: it is not over. */
  readonly ended: number | null;
  readonly outcome: unknown;
  /** Own intents: number, epoch ms, intent. */
  readonly intents: readonly (readonly [number, number, unknown])[];
}

/** 200 of `POST /api/tables/CODE/erase`. */
export interface Erased {
  /** What became of the seat; `table`: nobody else was left, and the whole table went. */
  readonly seat: 'freed' | 'computer' | 'nameless' | 'table';
  /** Finished games that have another name for the player now, and those that went because only computers played along. */
  readonly renamed: number;
  readonly removed: number;
}
