import { type PlayerId, STOPS } from '@illuminice/rules';
import { z } from 'zod';

/**
 * Time to answer (C-1206); `off`: unlimited; `days`: the same also for absent players, who are asked for their own decisions and
 * attacks on their cards only.
 */
export const CLOCKS = ['off', 'brisk', 'normal', 'relaxed', 'days'] as const;
export const clockSchema = z.enum(CLOCKS);
export type ClockName = z.output<typeof clockSchema>;
export const DEFAULT_CLOCK: ClockName = 'off';
export const PUBLIC_CLOCK: ClockName = 'relaxed';

/** Base time of a contest, in ms; null: unlimited. */
export const CLOCK_BASE: Readonly<Record<ClockName, number | null>> = {
  off: null,
  brisk: 8000,
  normal: 15_000,
  relaxed: 30_000,
  days: null,
};

/** Longest wait for silent players, in ms. */
export const MOST_SILENCE = 60_000;
export const silenceSchema = z.number().int().min(0).max(MOST_SILENCE);
/** Extra time of *Let me think*, in ms. */
export const MORE_SILENCE = 15_000;

/** Longest delay of spectators, in seconds. */
export const MOST_SPECTATOR_DELAY = 600;
export const spectatorDelaySchema = z.number().int().min(0).max(MOST_SPECTATOR_DELAY);

const player = z.string().min(1).max(40);

/** Standing orders: automatic answers, known to their player alone. Left out means off, so `{}` cancels all. */
export const ordersSchema = z.strictObject({
  /** When to ask; otherwise the server says `done`. */
  ask: z.enum(STOPS).default('silence'),
  /** Plays the Senate Investigating Committee when this player's turn starts. */
  senate: player.nullable().default(null),
  /** Card that pays the tax: named (C-202) once somebody else could take one. */
  taxFrom: z.string().min(1).max(64).nullable().default(null),
  /** Declines offers of these, until the turn ends. */
  noOffersFrom: z.array(player).max(7).default([]),
});
export type Orders = z.output<typeof ordersSchema>;
export const NO_ORDERS: Orders = { ask: 'silence', senate: null, taxFrom: null, noOffersFrom: [] };
export type OrdersInput = z.input<typeof ordersSchema>;

/** Auto-pass: window, revision, epoch ms. */
export interface Silence {
  frame: number;
  rev: number;
  at: number;
}

export interface ChatLine {
  /** Null: a spectator. Players get such lines after the game. */
  from: PlayerId | null;
  /** Name when it was said. */
  name: string;
  /** Whisper to this player; null: to the table. */
  to: PlayerId | null;
  text: string;
  at: number;
}
