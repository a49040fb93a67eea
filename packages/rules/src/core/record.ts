import { z } from 'zod';
import type { AnyIntent, GameTypes, Rules, Ruleset } from './ruleset.js';
import type { PlayerId, Refusal } from './types.js';

/** A whole game: set-up, intents, and result. Stepping it again gives the same hash. */
export interface RecordedGame<T extends GameTypes = GameTypes> {
  readonly ruleset: T['Board']['ruleset'];
  readonly version: number;
  readonly players: readonly PlayerId[];
  readonly seed: string;
  readonly options: Partial<T['Options']>;
  /** SHA-256 of the final state; null: the game is not over, or it was not computed. */
  readonly hash: string | null;
  readonly intents: readonly RecordedIntent<T['Intent']>[];
}

/** The sender's index in `players`, the intent, and its time in epoch ms if known. */
export type RecordedIntent<I extends AnyIntent = AnyIntent> = readonly [seat: number, intent: I, at?: number];

/** Shape of a recorded game in a file. Further fields (names, result) are up to its reader. */
export const recordedGameShape = <T extends GameTypes>({ id, versions, optionsShape, intentShape }: Ruleset<T>) =>
  z
    .object({
      ruleset: z.literal(id),
      version: z.int().refine((version) => Object.hasOwn(versions, version), {
        message: `this build knows the versions ${Object.keys(versions).join(', ')}`,
      }),
      players: z.array(z.string().min(1)).min(2).max(8),
      seed: z.string(),
      options: optionsShape,
      hash: z.string().nullable().default(null),
      intents: z.array(z.tuple([z.int().min(0), intentShape, z.number().optional()])),
    })
    .superRefine(({ players, intents }, context) => {
      if (new Set(players).size < players.length)
        context.addIssue({ code: 'custom', path: ['players'], message: 'a player appears twice' });
      const index = intents.findIndex(([seat]) => seat >= players.length);
      if (index >= 0) context.addIssue({ code: 'custom', path: ['intents', index, 0], message: `there are ${players.length} players` });
    });

/** A recorded game that cannot be stepped: an intent was refused, or the end differs. */
export class BrokenRecord extends Error {
  /** @param at index of the intent; the number of intents, if the end differs */
  constructor(
    readonly at: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal ? `intent ${at}: refused, ${refusal.code} ${refusal.why}` : 'the game came to another state than the one recorded');
  }
}

/** Rules of this version. @throws RangeError if this build does not know them */
export const rulesOf = <T extends GameTypes>({ versions }: Ruleset<T>, version: number): Rules<T> => {
  const rules = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (!rules) throw new RangeError(`no rules of version ${version} in this build`);
  return rules;
};

/** The start of a recorded game. @throws RangeError if this build does not know the version */
export const replayStart = <T extends GameTypes>(ruleset: Ruleset<T>, game: RecordedGame<T>): ReturnType<Rules<T>['createGame']> =>
  rulesOf(ruleset, game.version).createGame(game);

/** Steps a replay by one intent, in place. @throws BrokenRecord if it is refused */
export const replayStep = <T extends GameTypes>(
  ruleset: Ruleset<T>,
  game: RecordedGame<T>,
  state: T['State'],
  at: number,
): readonly T['Event'][] => {
  const [seat, intent] = game.intents[at] as RecordedIntent<T['Intent']>;
  const result = rulesOf(ruleset, game.version).step(state, game.players[seat] ?? '', intent);
  if (!result.ok) throw new BrokenRecord(at, result.refusal);
  return result.events;
};
