import { z } from 'zod';
import { scenarioFields } from '../../core/scenario-runner.js';
import { SIDES } from '../../domain/types.js';
import { cardFacts } from '../cards/index.js';
import { intentSchema } from '../commands/commands.js';
import { DEFAULT_OPTIONS } from '../setup.js';
import type { Options } from '../types/index.js';

const kindOf = (id: string) => cardFacts[id]?.kind;
const group = z.string().refine((id) => kindOf(id) === 'group', 'no such Group');
const illuminati = z.string().refine((id) => kindOf(id) === 'illuminati', 'no such Illuminati');
const special = z.string().refine((id) => kindOf(id) === 'special', 'no such Special');
const heldSpecial = z.string().refine((id) => kindOf(id.replace(/:up$/, '')) === 'special', 'no such Special');
const boardCard = z.string().refine((id) => kindOf(id) === 'group' || kindOf(id) === 'illuminati', 'no such card');
const deckCard = z.string().refine((id) => kindOf(id) === 'group' || kindOf(id) === 'special', 'no such card of the deck');
const mb = z.int().min(0);

/** Shape of the options (C-1200), with their defaults. */
export const optionsSchema: z.ZodType<Options> = z.strictObject({
  groupsToWin: z.int().min(6).max(20).nullable().default(DEFAULT_OPTIONS.groupsToWin),
  hiddenGoals: z.boolean().default(DEFAULT_OPTIONS.hiddenGoals),
  longGame: z.boolean().default(DEFAULT_OPTIONS.longGame),
  illuminati: z.enum(['pick', 'dealt']).default(DEFAULT_OPTIONS.illuminati),
  startWindow: z.boolean().default(DEFAULT_OPTIONS.startWindow),
}) as z.ZodType<Options>;

const playerShape = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'letters, digits, _ and - only'),
  illuminati: illuminati.optional(),
  treasury: mb.default(0),
  specials: z.array(heldSpecial).default([]),
  structure: z.array(z.strictObject({ group, onto: boardCard, arrow: z.enum(SIDES), treasury: mb.default(0) })).default([]),
  goal: illuminati.optional(),
  destroyed: z.array(boardCard).default([]),
  taxFrom: boardCard.optional(),
  turns: z.int().min(0).default(0),
});

const dieShape = z.int().min(1).max(6);

/** Shape of a scenario file. `loadScenario` checks its cards. */
export const scenarioShape = z.strictObject({
  ...scenarioFields(intentSchema),
  ruleset: z.literal('classic'),
  seed: z.union([z.int(), z.string()]).default(1),
  setup: z.boolean().default(false),
  options: z.prefault(optionsSchema, {}),
  players: z.array(playerShape).min(2).max(8),
  uncontrolled: z.array(group).default([]),
  deck: z.array(deckCard).default([]),
  deckExact: z.boolean().default(false),
  dead: z.array(group).default([]),
  discard: z.array(special).default([]),
  turn: z
    .strictObject({
      player: z.string().optional(),
      phase: z.enum(['start', 'actions', 'powers']).default('actions'),
      number: z.int().min(1).default(1),
      actionsTaken: z.int().min(0).max(2).default(0),
      freeTransfers: z.int().min(0).max(2).default(0),
      attacked: z.array(boardCard).default([]),
    })
    .prefault({}),
  dice: z.array(z.tuple([dieShape, dieShape])).default([]),
});

export type Scenario = z.output<typeof scenarioShape>;
