import type { PlayerId } from '@illuminice/rules';
import { z } from 'zod';

/**
 * How long the table waits for people (C-1206); `off`: as long as they like. `days`: the same, and for those who are away, too,
 * so that a game may take a week: who is away is asked for their own decisions and about attacks on their own cards, and lets the
 * rest pass.
 */
export const CLOCKS = ['off', 'brisk', 'normal', 'relaxed', 'days'] as const;
export const clockSchema = z.enum(CLOCKS);
export type ClockName = z.output<typeof clockSchema>;
export const DEFAULT_CLOCK: ClockName = 'off';
/** The clock of a table that strangers may join, unless its host chose another one. */
export const PUBLIC_CLOCK: ClockName = 'relaxed';

/** Time to answer in a contest, in ms; null: no end. */
export const CLOCK_BASE: Readonly<Record<ClockName, number | null>> = {
  off: null,
  brisk: 8000,
  normal: 15_000,
  relaxed: 30_000,
  days: null,
};

/** For how long each question waits for people who say nothing, in ms; 0: until they answer. */
export const MOST_SILENCE = 60_000;
export const silenceSchema = z.number().int().min(0).max(MOST_SILENCE);
/** Time that *Let me think* gives once in a window, in ms. */
export const MORE_SILENCE = 15_000;

/** How much later than the players spectators see a game, in whole seconds; 0: at the same time. */
export const MOST_SPECTATOR_DELAY = 600;
export const spectatorDelaySchema = z.number().int().min(0).max(MOST_SPECTATOR_DELAY);

const player = z.string().min(1).max(40);

/**
 * Standing orders: what the server answers for a player, known to that player alone. What is left out is as if never said, so
 * `{}` cancels all.
 */
export const ordersSchema = z.strictObject({
  /**
   * When to ask: `always`; `silence`: always, and silence becomes `done` after a moment, unless the attack is on the player's
   * cards or they said `wait`; `target`: only when an attack is on their cards; `danger`: only when the attacker could win the
   * game by it, as far as all can see; `nextTurn`: not again this turn. Otherwise the server says `done` for them.
   */
  ask: z.enum(['always', 'silence', 'target', 'danger', 'nextTurn']).default('silence'),
  /** Play the Senate Investigating Committee when this player's turn starts. */
  senate: player.nullable().default(null),
  /** Pay the tax from this card of the player's: the server names it (C-202) as soon as somebody else could take one. */
  taxFrom: z.string().min(1).max(64).nullable().default(null),
  /** Decline whatever these offer, until the turn ends. */
  noOffersFrom: z.array(player).max(7).default([]),
});
export type Orders = z.output<typeof ordersSchema>;
/** The orders of a player who has given none. */
export const NO_ORDERS: Orders = { ask: 'silence', senate: null, taxFrom: null, noOffersFrom: [] };
export type OrdersInput = z.input<typeof ordersSchema>;

/** When somebody's silence becomes a `done`: in which window, at which revision, epoch ms. */
export interface Silence {
  frame: number;
  rev: number;
  at: number;
}

/** One line of chat. */
export interface ChatLine {
  /** Null: somebody who looks on. Players get such lines once the game is over. */
  from: PlayerId | null;
  /** The speaker's name at that time. */
  name: string;
  /** A whisper to this player alone; null: to the table. */
  to: PlayerId | null;
  text: string;
  /** Epoch ms. */
  at: number;
}
