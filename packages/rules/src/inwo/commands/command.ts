import { z } from 'zod';
import type { PlayerId, Refusal } from '../../core/types.js';
import { SIDES } from '../../domain/types.js';
import type { Actor, Game } from '../game/game.js';
import type { Board, CopyId, IntentOf, IntentType, State } from '../types/index.js';
import { STATS } from '../types/words.js';

export interface Command<T extends IntentType, Plan extends object = IntentOf<T>> {
  readonly type: T;
  readonly shape: z.ZodType<IntentOf<T>>;
  /** Checks the whole intent, before any change, by its sender's knowledge. */
  check(actor: Actor, intent: IntentOf<T>): Refusal | Plan;
  /** Checks against hidden state: a named hidden card must be there. */
  checkState?(state: State, by: PlayerId, intent: IntentOf<T>): Refusal | null;
  apply(game: Game, by: PlayerId, plan: Plan): void;
  /** Nobody is asked again because of it (N-1003); for some intents that depends on their fields. */
  readonly quiet?: true | ((board: Board, intent: IntentOf<T>) => boolean);
  /** Why no form of it is possible now; null: some may be. `first`: its first card. */
  barred?(actor: Actor, first?: CopyId): Refusal | null;
  /** Cards that the intent may name first: hints for searches, without guarantee. */
  hints(actor: Actor): readonly string[];
}

export const id = z.string().min(1).max(64);

export const side = z.enum(SIDES);

export const ids = z.array(id).max(100);

export const puppets = z.array(z.strictObject({ group: id, onto: id, arrow: side })).max(100);

export const stand = z.enum(['for', 'against']);

export const rev = z.number().optional();

export const playFields = {
  on: id.optional(),
  player: id.optional(),
  stat: z.enum(STATS).optional(),
  alignment: id.optional(),
  change: z.enum(['add', 'remove', 'reverse']).optional(),
  cards: ids.optional(),
  card2: id.optional(),
  onto: id.optional(),
  arrow: side.optional(),
  helper: id.optional(),
  plus: ids.optional(),
  against: id.optional(),
  mode: id.optional(),
  by: z.int().min(-100).max(100).optional(),
  side: stand.optional(),
  pay: ids.optional(),
  discard: ids.optional(),
  attacker: id.optional(),
  aids: ids.optional(),
  placements: puppets.optional(),
};

/** Why all of these cards are barred: reason of the first one, or `none` without cards; null: one is not barred. */
export const eachBarred = <C>(cards: readonly C[], bars: (card: C) => Refusal | null, none: Refusal): Refusal | null => {
  let first: Refusal | null = null;
  for (const card of cards) {
    const barred = bars(card);
    if (!barred) return null;
    first ??= barred;
  }
  return first ?? none;
};

/** Fields for the way of drawing a card, if a text offers a choice. */
export const drawFields = {
  from: z.literal('bottom').optional(),
  keep: z.union([id, z.int()]).optional(),
  rest: z.enum(['top', 'bottom']).optional(),
};
