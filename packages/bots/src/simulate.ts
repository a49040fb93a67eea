import {
  branchOf,
  brokenInvariants,
  createGame,
  decision,
  type GameEvent,
  type Intent,
  type IntentType,
  moneyFromBank,
  moneyInPlay,
  type Options,
  offers,
  type PlayerId,
  type Refusal,
  type State,
  stateHash,
  step,
  viewFor,
} from '@illuminice/rules';
import { type Chance, chance } from './chance.js';
import { easyPolicy } from './easy.js';
import { greedyPolicy } from './greedy.js';
import { hostileIntent } from './hostile.js';
import { randomIntent } from './random.js';

/** What came of a simulated game. `reason` is how it ended, or `unfinished`; `ms` is the only field that differs between runs. */
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

export type PlayerKind = 'random' | 'greedy' | 'easy';

/** How a game is to be played, and who looks on. */
export interface SimulationSetup {
  options?: Partial<Options>;
  /** Who sits where; random players where nobody is named. */
  kinds?: readonly PlayerKind[];
  /** Illegal intents are sprinkled in: each must be refused and change nothing. */
  hostile?: boolean;
  /** Before so many of 1000 intents a player concedes. */
  leaving?: number;
  /** Looks for broken invariants after every intent. */
  checked?: boolean;
  /** After every intent carried out; `by` sent it. */
  onStep?: (state: State, events: readonly GameEvent[], by: PlayerId, intent: Intent) => void;
  /** For every illegal intent, and for what is not offered to one player or another. */
  onRefusal?: (refusal: Refusal, type: IntentType) => void;
}

/** A game that is still going after so many intents counts as unfinished. */
const MOST_INTENTS = 5000;

export const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** In so many of 100 intents somebody speaks up who is not asked. */
const UNASKED = 6;
/** Before so many of 100 intents illegal ones are sent, so many at once; oftener where games seldom come. */
const HARASSED = 4;
const HARASSED_SELDOM = 40;
const ATTEMPTS = 8;

/** Moments with rules of their own that a random game sees seldom. */
const isSeldom = ({ board }: State): boolean => {
  const top = board.frames.at(-1)?.kind;
  const { attack } = board;
  if (top === 'playing' || top === 'replace') return true;
  if (attack?.stage === 'place') return branchOf(board, attack.target).length > 1;
  return (
    (attack?.stage === 'contest' && attack.privilege !== 'none') ||
    board.offers.some(({ give, ask }) => (give.groups ?? ask.groups ?? []).length > 0)
  );
};
/** A player who is asked so often in a row and says nothing would keep a table waiting for ever. */
const MOST_SILENCES = 1000;

type Choose = (state: State, player: PlayerId) => Intent | null;

/** The players, by name. Random ones share the dice; each other one is a policy of its own. */
const seated = (players: number, kinds: readonly PlayerKind[], dice: Chance, seed: number): Map<PlayerId, Choose> =>
  new Map(
    NAMES.slice(0, players).map((name, i): [PlayerId, Choose] => {
      const kind = kinds[i] ?? 'random';
      if (kind === 'random') return [name, (state, player) => randomIntent(viewFor(state, player), dice)];
      const policy = (kind === 'easy' ? easyPolicy : greedyPolicy)(seed * 8 + i);
      return [name, (state, player) => policy(viewFor(state, player))];
    }),
  );

/** Sends illegal intents, as anybody might, and makes sure that they leave everything as it was. Returns how many were refused. */
const harass = (state: State, dice: Chance, onRefusal: SimulationSetup['onRefusal']): number => {
  let refused = 0;
  const before = JSON.stringify(state);
  // What is not offered is refused, too, and some reasons are given nowhere else.
  const { player } = dice.pick(state.board.seats);
  for (const { refusal, type } of offers(viewFor(state, player))) if (refusal) onRefusal?.(refusal, type);
  for (let i = 0; i < ATTEMPTS; i++) {
    const attempt = hostileIntent(state, dice);
    if (!attempt) continue;
    const { by, intent, refusal } = attempt;
    const result = step(state, by, intent);
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

/**
 * Plays one whole game in the rules package alone, checking the invariants after every intent.
 *
 * @param seed of the game and of the players' choices
 * @param players 2 to 8
 * @throws Error if an invariant breaks, a chosen intent is refused, an illegal one is not, or a player who is asked says nothing
 */
export const simulateGame = (seed: number, players: number, setup: SimulationSetup = {}): SimulatedGame => {
  const { options, kinds = [], hostile = false, leaving = 0, checked = true, onStep, onRefusal } = setup;
  const began = performance.now();
  const { state } = createGame({ players: NAMES.slice(0, players), seed: String(seed), options });
  const dice = chance(seed);
  const choosers = seated(players, kinds, dice, seed);
  let intents = 0;
  let refused = 0;
  let silences = 0;
  let money = moneyInPlay(state);
  while (!state.board.outcome && intents < MOST_INTENTS) {
    const { who } = decision(state.board);
    const inGame = state.board.seats.filter((seat) => seat.status === 'in').map((seat) => seat.player);
    const player = dice.percent(UNASKED) ? dice.pick(inGame) : dice.pick(who);
    if (hostile && dice.percent(isSeldom(state) ? HARASSED_SELDOM : HARASSED)) refused += harass(state, dice, onRefusal);
    const leaves = leaving > 0 && dice.below(1000) < leaving;
    const intent = leaves ? ({ type: 'concede' } as const) : (choosers.get(player)?.(state, player) ?? null);
    if (!intent) {
      silences += 1;
      if (silences > MOST_SILENCES) throw new Error(`game ${seed}: nobody answers ${JSON.stringify(decision(state.board))}`);
      continue;
    }
    silences = 0;
    const result = step(state, player, intent);
    const at = `game ${seed}, intent ${intents + 1}, ${player} ${JSON.stringify(intent)}`;
    if (!result.ok) throw new Error(`${at}: refused ${JSON.stringify(result.refusal)}`);
    intents += 1;
    if (checked) {
      const errors = brokenInvariants(state);
      money += moneyFromBank(result.events);
      if (moneyInPlay(state) !== money) errors.push('money came from nowhere, or went there');
      if (errors.length > 0) throw new Error(`${at}: ${errors.join('; ')}`);
    }
    onStep?.(state, result.events, player, intent);
  }
  if (hostile) refused += harass(state, dice, onRefusal);
  const { board } = state;
  return {
    seed,
    players,
    turns: board.turn?.number ?? 0,
    intents,
    ...(hostile && { refused }),
    winners: board.outcome?.winners ?? [],
    reason: board.outcome?.ended ?? 'unfinished',
    hash: stateHash(state),
    ms: Math.round(performance.now() - began),
  };
};
