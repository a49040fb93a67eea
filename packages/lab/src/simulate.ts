import { type Chance, chance, type Policy } from '@illuminice/bots';
import { type GameTypes, hashOf, type PlayerId, type Refusal } from '@illuminice/rules';
import type { GameLab, PlayerKind, PolicyName, SimulatedTable, Sought } from './game-lab.js';

/** What came of a game. `reason` is how it ended, or `unfinished`; `ms` is the only field that differs between runs. */
export interface SimulatedGame {
  seed: number;
  players: number;
  turns: number;
  intents: number;
  /** Illegal intents that were sent in between, and refused; only where any were meant to be. */
  refused?: number;
  winners: string[];
  reason: string;
  hash: string;
  ms: number;
}

/** How a game is to be played, and who watches it. */
export interface SimulationSetup<T extends GameTypes = GameTypes> extends Partial<Omit<SimulatedTable<T>, 'players'>> {
  /** The policy in each seat; a random player where none is named. */
  kinds?: readonly PlayerKind[];
  /** The player in each seat, in place of a kind of ours. */
  policies?: readonly Policy<T>[];
  /** What random players look for. */
  sought?: Sought;
  /** Illegal intents are sprinkled in: each must be refused and change nothing. */
  fuzz?: boolean;
  /** Looks for broken invariants after every intent. */
  checked?: boolean;
  /** Before every intent; `by` is about to send it. */
  onIntent?: (state: T['State'], by: PlayerId, intent: T['Intent']) => void;
  /** After every intent carried out; `by` sent it. */
  onStep?: (state: T['State'], events: readonly T['Event'][], by: PlayerId, intent: T['Intent']) => void;
  /** For every illegal intent, and for what is not offered to one player or another. */
  onRefusal?: (refusal: Refusal, type: T['Intent']['type']) => void;
}

/** A game that is still going after so many intents counts as unfinished. */
const MOST_INTENTS = 5000;

export const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** In so many of 100 intents somebody speaks up who is not asked. */
const UNASKED = 6;
/** Before so many of 100 intents illegal ones are sent, so many at once; more often at moments that games seldom come to. */
const FUZZED = 4;
const FUZZED_SELDOM = 40;
const ATTEMPTS = 8;
/** Rounds that greedy players may take to end a game that random ones began. */
const HASTE = 5;
/** A player who is asked this often in a row and does not answer would keep a table waiting for ever. */
const MOST_SILENCES = 1000;

/** The policies by seat: all of one kind, or two kinds alternating. */
export const kindsOf = (policy: PolicyName, players: number, seed: number): PlayerKind[] =>
  Array.from({ length: players }, (_, i) => (policy === 'mixed' ? ((i + seed) % 2 === 0 ? 'greedy' : 'random') : policy));

type Choose<T extends GameTypes> = (state: T['State'], player: PlayerId) => T['Intent'] | null;

/** The players, by name. Random ones share the dice; each other one is a policy of its own. */
const seated = <T extends GameTypes>(
  bots: GameLab<T>,
  players: number,
  {
    kinds = [],
    policies: given = [],
    sought,
    seekingFor = Number.POSITIVE_INFINITY,
  }: Pick<SimulationSetup<T>, 'kinds' | 'policies' | 'sought' | 'seekingFor'>,
  dice: Chance,
  seed: number,
): Map<PlayerId, Choose<T>> => {
  const { ruleset, policies, randomIntent } = bots;
  return new Map(
    NAMES.slice(0, players).map((name, i): [PlayerId, Choose<T>] => {
      const kind = kinds[i] ?? 'random';
      const own = given[i];
      if (own) return [name, (state, player) => own(ruleset.viewFor(state, player))];
      const policy = policies[kind === 'random' ? 'easy' : kind](seed * 8 + i);
      if (kind === 'random')
        return [
          name,
          (state, player) => {
            const view = ruleset.viewFor(state, player);
            const rounds = (state.board.turn?.number ?? 0) / players;
            if (rounds < seekingFor) return randomIntent(view, dice, sought);
            // Players who could not win by then leave.
            return rounds < seekingFor + HASTE ? policy(view) : bots.leave;
          },
        ];
      return [name, (state, player) => policy(ruleset.viewFor(state, player))];
    }),
  );
};

/** Sends illegal intents, as anybody might, and makes sure that they leave everything as it was. Returns how many were refused. */
const fuzzOnce = <T extends GameTypes>(
  { ruleset, illegalIntent }: GameLab<T>,
  state: T['State'],
  dice: Chance,
  { onRefusal, sought }: Pick<SimulationSetup<T>, 'onRefusal' | 'sought'>,
): number => {
  let refused = 0;
  const before = JSON.stringify(state);
  // What is not offered is refused, too, and some reasons are given nowhere else.
  const { player } = dice.pick(state.board.seats);
  for (const { refusal, type } of ruleset.offers(ruleset.viewFor(state, player))) if (refusal) onRefusal?.(refusal, type);
  for (let i = 0; i < ATTEMPTS; i++) {
    const attempt = illegalIntent(state, dice, sought);
    if (!attempt) continue;
    const { by, intent, refusal } = attempt;
    const result = ruleset.step(state, by, intent);
    const sent = `${by} ${JSON.stringify(intent)}`;
    if (result.ok) throw new Error(`${sent}: carried out, though \`check\` says ${JSON.stringify(refusal)}`);
    if (refusal && JSON.stringify(result.refusal) !== JSON.stringify(refusal))
      throw new Error(`${sent}: refused with ${JSON.stringify(result.refusal)}, though \`check\` says ${JSON.stringify(refusal)}`);
    refused += 1;
    onRefusal?.(result.refusal, intent.type);
  }
  if (JSON.stringify(state) !== before) throw new Error('a refused intent changed something');
  return refused;
};

/** Does something; an error that is thrown meanwhile says where it came up. */
const at = <R>(where: string, what: () => R): R => {
  try {
    return what();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/**
 * Plays one whole game in the rules package alone, checking the invariants after every intent.
 *
 * @param bots of the game to be played
 * @param seed of the game and of the players' choices
 * @param players how many
 * @throws Error if an invariant breaks, a chosen intent is refused, an illegal one is not, or a player who is asked says nothing
 */
export const simulateGame = <T extends GameTypes>(
  bots: GameLab<T>,
  seed: number,
  players: number,
  setup: SimulationSetup<T> = {},
): SimulatedGame => {
  const { options, fuzz = false, leaving = 0, checked = true, onIntent, onStep, onRefusal } = setup;
  const { ruleset } = bots;
  const { invariants } = ruleset;
  const began = performance.now();
  const { state } = ruleset.createGame({ players: NAMES.slice(0, players), seed: String(seed), options });
  const dice = chance(seed);
  const choosers = seated(bots, players, setup, dice, seed);
  let intents = 0;
  let refused = 0;
  let silences = 0;
  const watched = invariants.watch(state);
  while (!state.board.outcome && intents < MOST_INTENTS) {
    const { who } = ruleset.decision(state.board);
    const inGame = state.board.seats.filter((seat) => seat.status === 'in').map((seat) => seat.player);
    const player = dice.percent(UNASKED) ? dice.pick(inGame) : dice.pick(who);
    const here = `game ${seed}, intent ${intents + 1}, ${player}`;
    if (fuzz && dice.percent(bots.isSeldom(state, setup.sought) ? FUZZED_SELDOM : FUZZED))
      refused += at(here, () => fuzzOnce(bots, state, dice, setup));
    const leaves = leaving > 0 && dice.below(1000) < leaving;
    const intent = leaves ? bots.leave : at(here, () => choosers.get(player)?.(state, player) ?? null);
    if (!intent) {
      silences += 1;
      if (silences > MOST_SILENCES) throw new Error(`game ${seed}: nobody answers ${JSON.stringify(ruleset.decision(state.board))}`);
      continue;
    }
    silences = 0;
    const sent = `${here} ${JSON.stringify(intent)}`;
    onIntent?.(state, player, intent);
    const result = at(sent, () => ruleset.step(state, player, intent));
    if (!result.ok) {
      if (!bots.tableAlone.has(result.refusal.code)) throw new Error(`${sent}: refused ${JSON.stringify(result.refusal)}`);
      onRefusal?.(result.refusal, intent.type);
      continue;
    }
    intents += 1;
    if (checked) {
      const errors = [...invariants.broken(state), ...watched.told(state, result.events)];
      if (errors.length > 0) throw new Error(`${sent}: ${errors.join('; ')}`);
    }
    onStep?.(state, result.events, player, intent);
  }
  if (fuzz) refused += fuzzOnce(bots, state, dice, setup);
  const { board } = state;
  return {
    seed,
    players,
    turns: board.turn?.number ?? 0,
    intents,
    ...(fuzz && { refused }),
    winners: [...(board.outcome?.winners ?? [])],
    reason: board.outcome?.ended ?? 'unfinished',
    hash: hashOf(state),
    ms: Math.round(performance.now() - began),
  };
};
