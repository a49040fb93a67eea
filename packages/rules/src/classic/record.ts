import { z } from 'zod';
import type { PlayerId, Refusal, StepResult } from '../core/types.js';
import { VERSION_1 } from './earlier.js';
import { intentSchema, step } from './ruleset.js';
import { optionsSchema } from './scenario-shape.js';
import { createGame } from './setup.js';
import type { GameEvent, Intent, Options, State } from './types.js';

/**
 * The version of the rules that games are played by now; every journal carries the one it was played by. It rises with
 * each change after which some journal of before would step to another state, and what stepped that one stays in
 * `VERSIONS`.
 */
export const RULES_VERSION = 2;

interface Rules {
  readonly createGame: typeof createGame;
  readonly step: (state: State, by: PlayerId, intent: Intent) => StepResult<GameEvent>;
}

/** What steps the games of each version that was ever released. */
const VERSIONS: Readonly<Record<number, Rules>> = {
  1: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_1) },
  2: { createGame, step: (state, by, intent) => step(state, by, intent) },
};

/** A whole game: what it was made of, what was sent, and what came of it. Stepped again it comes to the same hash. */
export interface RecordedGame {
  readonly ruleset: 'classic';
  /** `RULES_VERSION` of its time. */
  readonly version: number;
  /** In seat order. */
  readonly players: readonly PlayerId[];
  readonly seed: string;
  readonly options: Partial<Options>;
  /** SHA-256 of the final state; null: the game is not over, or nobody looked. */
  readonly hash: string | null;
  /** The sender's place in `players`, what was sent, and when, in epoch ms, where that is known. */
  readonly intents: readonly RecordedIntent[];
}

export type RecordedIntent = readonly [seat: number, intent: Intent, at?: number];

/** Shape of a recorded game in a file. What else the file tells (names, how it ended) is for its reader. */
export const recordedGameSchema = z
  .object({
    ruleset: z.literal('classic'),
    version: z.int().refine((version) => Object.hasOwn(VERSIONS, version), {
      message: `this build knows the versions ${Object.keys(VERSIONS).join(', ')}`,
    }),
    players: z.array(z.string().min(1)).min(2).max(8),
    seed: z.string(),
    options: optionsSchema,
    hash: z.string().nullable().default(null),
    intents: z.array(z.tuple([z.int().min(0), intentSchema, z.number().optional()])),
  })
  .superRefine(({ players, intents }, context) => {
    if (new Set(players).size < players.length) context.addIssue({ code: 'custom', path: ['players'], message: 'a player appears twice' });
    const at = intents.findIndex(([seat]) => seat >= players.length);
    if (at >= 0) context.addIssue({ code: 'custom', path: ['intents', at, 0], message: `there are ${players.length} players` });
  });

/** A recorded game that does not step: an intent was refused, or the end is another one than recorded. */
export class BrokenRecord extends Error {
  /** @param at index of the intent; the number of intents, if the end differs */
  constructor(
    readonly at: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal ? `intent ${at}: refused, ${refusal.code} ${refusal.why}` : 'the game came to another state than the one recorded');
  }
}

/**
 * The rules by which games of this version begin and are stepped.
 *
 * @throws RangeError if this build does not know them
 */
export const rulesOf = (version: number): Rules => {
  const rules = Object.hasOwn(VERSIONS, version) ? VERSIONS[version] : undefined;
  if (!rules) throw new RangeError(`no rules of version ${version} in this build`);
  return rules;
};

/**
 * The beginning of a recorded game.
 *
 * @throws RangeError if this build does not know the version of its rules
 */
export const replayStart = (game: RecordedGame): { state: State; events: readonly GameEvent[] } => rulesOf(game.version).createGame(game);

/**
 * Steps a replay by one intent, in place.
 *
 * @param at index of the intent
 * @throws BrokenRecord if it is refused
 */
export function replayStep(game: RecordedGame, state: State, at: number): readonly GameEvent[] {
  const [seat, intent] = game.intents[at] as RecordedIntent;
  const result = rulesOf(game.version).step(state, game.players[seat] ?? '', intent);
  if (!result.ok) throw new BrokenRecord(at, result.refusal);
  return result.events;
}
