import { type Chance, chance, type Policy } from '@illuminice/bots';
import { type GameTypes, hashOf, type PlayerId, type Refusal } from '@illuminice/rules';
import type { GameLab, PlayerKind, PolicyName, SimulatedTable, Sought } from './game-lab.js';

/** Result of a game. `reason` is the ending or `unfinished`; only `ms` differs between runs. */
export interface SimulatedGame {
  seed: number;
  players: number;
  turns: number;
  intents: number;
  /** Refused illegal intents, in fuzzed games only. */
  refused?: number;
  winners: string[];
  reason: string;
  hash: string;
  ms: number;
}

export interface SimulationSetup<T extends GameTypes = GameTypes> extends Partial<Omit<SimulatedTable<T>, 'players'>> {
  kinds?: readonly PlayerKind[];
  /** Players by seat, instead of `kinds`. */
  policies?: readonly Policy<T>[];
  sought?: Sought;
  /** Sends illegal intents, which must be refused and change nothing. */
  fuzz?: boolean;
  checked?: boolean;
  onIntent?: (state: T['State'], by: PlayerId, intent: T['Intent']) => void;
  onStep?: (state: T['State'], events: readonly T['Event'][], by: PlayerId, intent: T['Intent']) => void;
  /** For every illegal intent, and for offers with a refusal. */
  onRefusal?: (refusal: Refusal, type: T['Intent']['type']) => void;
}

/** Intents after which a game counts as unfinished. */
const MOST_INTENTS = 5000;

export const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** Percentage of intents from players who are not asked. */
const UNASKED = 6;
/** Percentage of intents before which illegal ones are sent, usually and at rare moments, and their number. */
const FUZZED = 4;
const FUZZED_SELDOM = 40;
const ATTEMPTS = 8;
/** Rounds to end a game after seeking. */
const HASTE = 5;
/** Missing answers in a row after which a table is stuck. */
const MOST_SILENCES = 1000;

export const kindsOf = (policy: PolicyName, players: number, seed: number): PlayerKind[] =>
  Array.from({ length: players }, (_, i) => (policy === 'mixed' ? ((i + seed) % 2 === 0 ? 'greedy' : 'random') : policy));

type Choose<T extends GameTypes> = (state: T['State'], player: PlayerId) => T['Intent'] | null;

/** Players by name. Random ones share the dice; others have their own policy. */
const seated = <T extends GameTypes>(
  lab: GameLab<T>,
  names: readonly PlayerId[],
  { kinds = [], policies: given = [], sought, seekingFor = Number.POSITIVE_INFINITY }: SimulationSetup<T>,
  { dice, seed }: { readonly dice: Chance; readonly seed: number },
): Map<PlayerId, Choose<T>> => {
  const { ruleset, policies, randomIntent } = lab;
  return new Map(
    names.map((name, i): [PlayerId, Choose<T>] => {
      const kind = kinds[i] ?? 'random';
      const own = given[i];
      if (own) return [name, (state, player) => own(ruleset.viewFor(state, player))];
      const policy = policies[kind === 'random' ? 'easy' : kind](seed * 8 + i);
      if (kind === 'random')
        return [
          name,
          (state, player) => {
            const view = ruleset.viewFor(state, player);
            const rounds = (state.board.turn?.number ?? 0) / names.length;
            if (rounds < seekingFor) return randomIntent(view, dice, sought);
            // Players who could not win by then leave.
            return rounds < seekingFor + HASTE ? policy(view) : lab.leave;
          },
        ];
      return [name, (state, player) => policy(ruleset.viewFor(state, player))];
    }),
  );
};

/** Sends illegal intents and checks that they change nothing. @returns number of refusals */
const fuzzOnce = <T extends GameTypes>(
  { ruleset, illegalIntent }: GameLab<T>,
  state: T['State'],
  dice: Chance,
  { onRefusal, sought }: Pick<SimulationSetup<T>, 'onRefusal' | 'sought'>,
): number => {
  let refused = 0;
  const before = JSON.stringify(state);
  // Unavailable offers have refusals of their own.
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

const located = <R>(where: string, what: () => R): R => {
  try {
    return what();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const resultOf = ({ board }: GameTypes['State']) => ({
  turns: board.turn?.number ?? 0,
  winners: [...(board.outcome?.winners ?? [])],
  reason: board.outcome?.ended ?? 'unfinished',
});

/**
 * Plays one game on the rules alone, checking the invariants after every intent.
 *
 * @throws Error for a broken invariant, a refused choice, an accepted illegal intent, or a stuck table
 */
export const simulateGame = <T extends GameTypes>(
  lab: GameLab<T>,
  seed: number,
  players: number,
  setup: SimulationSetup<T> = {},
): SimulatedGame => {
  const { options, fuzz = false, leaving = 0, checked = true, onIntent, onStep, onRefusal } = setup;
  const { ruleset } = lab;
  const { invariants } = ruleset;
  const began = performance.now();
  const names = NAMES.slice(0, players);
  const { state } = ruleset.createGame({ players: names, seed: String(seed), options });
  const dice = chance(seed);
  const choosers = seated(lab, names, setup, { dice, seed });
  let intents = 0;
  let refused = 0;
  let silences = 0;
  const watched = invariants.watch(state);
  const carryOut = (player: string, intent: T['Intent'], here: string) => {
    const sent = `${here} ${JSON.stringify(intent)}`;
    onIntent?.(state, player, intent);
    const result = located(sent, () => ruleset.step(state, player, intent));
    if (!result.ok) {
      if (!lab.tableAlone.has(result.refusal.code)) throw new Error(`${sent}: refused ${JSON.stringify(result.refusal)}`);
      return onRefusal?.(result.refusal, intent.type);
    }
    intents += 1;
    if (checked) {
      const errors = [...invariants.broken(state), ...watched.told(state, result.events)];
      if (errors.length > 0) throw new Error(`${sent}: ${errors.join('; ')}`);
    }
    onStep?.(state, result.events, player, intent);
  };
  while (!state.board.outcome && intents < MOST_INTENTS) {
    const { who } = ruleset.decision(state.board);
    const inGame = state.board.seats.filter((seat) => seat.status === 'in').map((seat) => seat.player);
    const player = dice.percent(UNASKED) ? dice.pick(inGame) : dice.pick(who);
    const here = `game ${seed}, intent ${intents + 1}, ${player}`;
    if (fuzz && dice.percent(lab.isSeldom(state, setup.sought) ? FUZZED_SELDOM : FUZZED))
      refused += located(here, () => fuzzOnce(lab, state, dice, setup));
    const leaves = leaving > 0 && dice.below(1000) < leaving;
    const intent = leaves ? lab.leave : located(here, () => choosers.get(player)?.(state, player) ?? null);
    silences = intent ? 0 : silences + 1;
    if (silences > MOST_SILENCES) throw new Error(`game ${seed}: nobody answers ${JSON.stringify(ruleset.decision(state.board))}`);
    if (intent) carryOut(player, intent, here);
  }
  if (fuzz) refused += fuzzOnce(lab, state, dice, setup);
  return {
    seed,
    players,
    ...resultOf(state),
    intents,
    ...(fuzz && { refused }),
    hash: hashOf(state),
    ms: Math.round(performance.now() - began),
  };
};
