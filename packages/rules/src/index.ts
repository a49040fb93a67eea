/**
 * The rules of the game. Everything else (server, client, bots, replays, tests) calls these.
 * Interim: bodies follow; signatures are what the other packages build on.
 */
import type { z } from 'zod';
import type { CardFacts } from './classic/card-types.js';
import type {
  Attack,
  Board,
  Decision,
  GameEvent,
  Intent,
  LedgerRow,
  Offer,
  Options,
  Place,
  PuppetPlace,
  State,
  View,
} from './classic/types.js';
import type { CardId, PlayerId, Refusal, StepResult } from './core/types.js';
import type { Alignment, Rotation } from './domain/types.js';

export type * from './classic/card-types.js';
export type * from './classic/types.js';
export type { CardId, PlayerId, Refusal, RngState, StepResult } from './core/types.js';
export * from './domain/types.js';

const soon = (): never => {
  throw new Error('not built yet');
};

/** A new game. `seed` is any string; the server takes 32 random bytes as hex. Events are those of the set-up. */
export const createGame: (setup: { players: PlayerId[]; seed: string; options?: Partial<Options> }) => {
  state: State;
  events: GameEvent[];
} = soon;
/** Carries out one intent, in place, or refuses it and changes nothing. `intent` must have passed `intentSchema`. */
export const step: (state: State, by: PlayerId, intent: Intent) => StepResult<GameEvent> = soon;
/** Why this intent is not legal for the viewer now, or null. The same check that `step` makes. */
export const check: (view: View, intent: Intent) => Refusal | null = soon;
/** What the viewer can do now: one entry for each type of intent, with candidates or the refusal. */
export const offers: (view: View) => Offer[] = soon;
/** Who must decide now (C-422: "waiting for"). */
export const decision: (board: Board) => Decision = soon;
/** What a player (null: a spectator) may see. */
export const viewFor: (state: State, viewer: PlayerId | null) => View = soon;
/** The events as a player (null: a spectator) may know them. */
export const eventsFor: (events: readonly GameEvent[], viewer: PlayerId | null) => GameEvent[] = soon;
/** The intent that commits this player least, when his clock runs out (C-1206); null if nothing is asked of him. */
export const leastIntent: (view: View) => Intent | null = soon;
/** Shape of every intent; strict, so unknown fields are refused. */
export const intentSchema = undefined as unknown as z.ZodType<Intent>;
/** Shape of the options with their defaults. */
export const optionsSchema = undefined as unknown as z.ZodType<Options>;
/** SHA-256 (hex) of the state, the same on every machine. */
export const stateHash: (state: State) => string = soon;

/** The printed facts of every card, by id. */
export const cardFacts = {} as Readonly<Record<CardId, CardFacts>>;
export const powerOf: (board: Board, card: CardId) => number = soon;
export const transferableOf: (board: Board, card: CardId) => number = soon;
export const resistanceOf: (board: Board, card: CardId) => number = soon;
export const incomeOf: (board: Board, card: CardId) => number = soon;
export const alignmentsOf: (board: Board, card: CardId) => Alignment[] = soon;
/** Steps from the Illuminati (C-306), 1 for its direct puppets. */
export const distanceOf: (board: Board, group: CardId) => number = soon;
/** Direct puppets, in order of arrival. */
export const puppetsOf: (board: Board, card: CardId) => CardId[] = soon;
/** What an attack would need, whether or not it is legal; for previews while attacker and target are being picked. */
export const previewAttack: (
  view: View,
  intent: {
    kind: Attack['kind'];
    attacker: CardId;
    target: CardId;
    aids: CardId[];
    spend?: { from: CardId; amount: number }[];
    whispering?: CardId;
  },
) => { needs: number; odds: number; ledger: LedgerRow[] } = soon;
/** Where a card would lie on this arrow: top left cell, size in cells, quarter turns (C-304). */
export const spotAt: (board: Board, group: CardId, place: Place) => { x: number; y: number; w: number; h: number; rot: Rotation } = soon;
/** How a branch would come to lie if `group` were hung there: each card's spot, and the cards that would be lost (C-502). */
export const previewPlacement: (
  view: View,
  what: { group: CardId; onto: CardId; arrow: Place['arrow']; puppets?: PuppetPlace[] },
) => {
  spots: { card: CardId; onto: CardId; arrow: Place['arrow']; x: number; y: number; w: number; h: number; rot: Rotation }[];
  lost: CardId[];
} = soon;
/** A player's public progress towards each goal he may win by; the UFOs' secret goal only to its owner (U81). */
export const goalsOf: (view: View, player: PlayerId) => { goal: 'basic' | CardId; have: number; need: number }[] = soon;
/** Sets up a game from a scenario file (already parsed JSON); names the wrong fields. Its steps are not run. */
export const loadScenario: (
  json: unknown,
) => { ok: true; state: State; name: string } | { ok: false; errors: { path: string; message: string }[] } = soon;
