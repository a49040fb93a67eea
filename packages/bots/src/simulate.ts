import {
  brokenInvariants,
  createGame,
  decision,
  type GameEvent,
  moneyFromBank,
  moneyInPlay,
  type Options,
  type State,
  stateHash,
  step,
  viewFor,
} from '@illuminice/rules';
import { chance } from './chance.js';
import { randomIntent } from './random.js';

/** What came of a simulated game. `reason` is how it ended, or `unfinished`; `ms` is the only field that differs between runs. */
export interface SimulatedGame {
  seed: number;
  players: number;
  turns: number;
  intents: number;
  winners: string[];
  reason: string;
  hash: string;
  ms: number;
}

/** A game that is still going after so many intents counts as unfinished. */
const MOST_INTENTS = 5000;

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** In so many of 100 intents somebody speaks up who is not asked. */
const UNASKED = 6;

/**
 * Plays one whole game with random intents in the rules package alone, checking the invariants after every intent.
 *
 * @param seed of the game and of the players' choices
 * @param players 2 to 8
 * @throws Error if an invariant breaks or a chosen intent is refused
 */
export const simulateGame = (
  seed: number,
  players: number,
  watch: { options?: Partial<Options>; onStep?: (state: State, events: readonly GameEvent[]) => void } = {},
): SimulatedGame => {
  const began = performance.now();
  const { state } = createGame({ players: NAMES.slice(0, players), seed: String(seed), options: watch.options });
  const dice = chance(seed);
  let intents = 0;
  while (!state.board.outcome && intents < MOST_INTENTS) {
    const { who } = decision(state.board);
    const inGame = state.board.seats.filter((seat) => seat.status === 'in').map((seat) => seat.player);
    const player = dice.percent(UNASKED) ? dice.pick(inGame) : dice.pick(who);
    const intent = randomIntent(viewFor(state, player), dice);
    if (!intent) continue;
    const before = moneyInPlay(state);
    const result = step(state, player, intent);
    const at = `game ${seed}, intent ${intents + 1}, ${player} ${JSON.stringify(intent)}`;
    if (!result.ok) throw new Error(`${at}: refused ${JSON.stringify(result.refusal)}`);
    intents += 1;
    const errors = brokenInvariants(state);
    if (moneyInPlay(state) !== before + moneyFromBank(result.events)) errors.push('money came from nowhere, or went there');
    if (errors.length > 0) throw new Error(`${at}: ${errors.join('; ')}`);
    watch.onStep?.(state, result.events);
  }
  const { board } = state;
  return {
    seed,
    players,
    turns: board.turn?.number ?? 0,
    intents,
    winners: board.outcome?.winners ?? [],
    reason: board.outcome?.ended ?? 'unfinished',
    hash: stateHash(state),
    ms: Math.round(performance.now() - began),
  };
};
