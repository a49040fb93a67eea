import { z } from 'zod';
import { scenarioFields } from '../../core/scenario-runner.js';
import { SIDES } from '../../domain/types.js';
import { findFacts } from '../cards/index.js';
import { intentSchema } from '../commands/commands.js';
import type { Options } from '../types/index.js';
import { DEFAULT_OPTIONS } from '../types/options.js';
import { ALIGNMENTS, ATTRIBUTES, TAGS } from '../types/words.js';

/** Shape of the options (N-1302), with their defaults. */
export const optionsSchema: z.ZodType<Options> = z.strictObject({
  groupsToWin: z.int().min(2).max(20).nullable().default(DEFAULT_OPTIONS.groupsToWin),
  copies: z.int().min(1).max(44).nullable().default(DEFAULT_OPTIONS.copies),
  pool: z.enum(['starter', 'sure', 'all']).default(DEFAULT_OPTIONS.pool),
  decks: z.enum(['ready', 'made', 'own', 'dealt']).default(DEFAULT_OPTIONS.decks),
  startWindow: z.boolean().default(DEFAULT_OPTIONS.startWindow),
  drawWindow: z.boolean().default(DEFAULT_OPTIONS.drawWindow),
  oneSet: z.boolean().default(DEFAULT_OPTIONS.oneSet),
  twoPlayerTakeover: z.enum(['none', 'token']).default(DEFAULT_OPTIONS.twoPlayerTakeover),
}) as unknown as z.ZodType<Options>;

const bare = (name: string): string => name.replace(/(:up|@.*|#\d+|\*\d+)+$/, '').replace(/^(blank-(?:plot|group))-\d+$/, '$1');
const cardOf = (kinds: readonly string[], what: string) =>
  z.string().refine((name) => kinds.includes(findFacts(bare(name))?.kind ?? ''), what);

const GROUPS = ['organization', 'place', 'personality'];
const PLOTS = ['plot', 'goal', 'nwo', 'disaster', 'assassination'];
const group = cardOf(GROUPS, 'no such Group');
const resource = cardOf(['resource'], 'no such Resource');
const illuminati = cardOf(['illuminati'], 'no such Illuminati');
const boardCard = cardOf([...GROUPS, 'illuminati'], 'no such card');
const plot = cardOf([...PLOTS, 'illuminati'], 'no such Plot');
const groupCard = cardOf([...GROUPS, 'resource'], 'no such Group deck card');
const count = z.int().min(0).max(30);
const words = z.array(z.enum([...ALIGNMENTS, ...ATTRIBUTES, ...TAGS]));

const playerShape = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'letters, digits, _ and - only'),
  illuminati: illuminati.optional(),
  tokens: count.optional(),
  turns: count.default(1),
  structure: z
    .array(
      z.strictObject({
        group,
        onto: boardCard,
        arrow: z.enum(SIDES),
        tokens: count.optional(),
        links: z.array(plot).default([]),
        devastated: z.boolean().default(false),
        captured: z.boolean().default(false),
        changed: z.strictObject({ add: words.default([]), remove: words.default([]), until: z.literal('end').optional() }).optional(),
      }),
    )
    .default([]),
  resources: z
    .array(z.union([resource, z.strictObject({ card: resource, link: boardCard.optional(), tokens: count.optional() })]))
    .default([]),
  plots: z.array(plot).default([]),
  hand: z.array(groupCard).default([]),
  plotDeck: z.array(plot).default([]),
  groupDeck: z.array(groupCard).default([]),
  deckExact: z.boolean().default(false),
  destroyed: z
    .array(
      z.union([
        boardCard,
        z.strictObject({ card: boardCard, killed: z.boolean().default(false), alignments: z.array(z.enum(ALIGNMENTS)).optional() }),
      ]),
    )
    .default([]),
  spies: z.array(illuminati).default([]),
  under: z.record(z.string(), plot).default({}),
  notes: z.record(z.string(), boardCard).default({}),
  hiddenResources: z.array(resource).default([]),
});

const dieShape = z.int().min(1).max(6);

/** Shape of a scenario file. `layTable` checks its cards. */
export const scenarioShape = z.strictObject({
  ...scenarioFields(intentSchema),
  ruleset: z.literal('inwo'),
  seed: z.union([z.int(), z.string()]).default(1),
  setup: z.boolean().default(false),
  shuffled: z.boolean().default(true),
  decks: z
    .record(
      z.string(),
      z.union([
        z.strictObject({ ready: z.string() }),
        z.strictObject({ illuminati }),
        z.strictObject({ illuminati, cards: z.array(z.string()) }),
      ]),
    )
    .default({}),
  options: z.prefault(optionsSchema, {}),
  players: z.array(playerShape).min(2).max(6),
  discards: z.record(z.string(), z.array(z.string())).default({}),
  deckExact: z.boolean().default(false),
  middle: z.array(group).default([]),
  nwo: z.array(plot).default([]),
  turn: z
    .strictObject({
      player: z.string().optional(),
      phase: z.enum(['start', 'main']).default('main'),
      drawn: z.array(z.enum(['plot', 'group', 'takeover'])).default([]),
      paid: z.array(z.enum(['resource', 'draw'])).default([]),
      used: z.array(z.tuple([z.string(), count])).default([]),
    })
    .prefault({}),
  dice: z.array(z.union([z.tuple([dieShape, dieShape]), z.tuple([dieShape])])).default([]),
});

export type Scenario = z.output<typeof scenarioShape>;
