import { type Chance, chance } from '@illuminice/bots';
import type { GameTypes } from '@illuminice/rules';
import type { GameLab } from './game-lab.js';
import { NAMES } from './simulate.js';

/** How many intents a second the rules carry out on one core, in mid-game. */
export interface EngineFigure {
  readonly bench: 'rules';
  readonly players: number;
  readonly intents: number;
  /** Processor time, and the time on the clock, which is longer where others use the machine. */
  readonly cpuMs: number;
  readonly ms: number;
  /** Intents for each second of one core. */
  readonly perSecond: number;
}

/** So many times as long as is measured, games are played before. */
const WARM_UP = 3;

/** Processor time of this process so far, in ms. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A game in which everyone has had a few turns and nobody has won: what a table looks like most of the time. */
const midGame = <T extends GameTypes>({ ruleset, randomIntent, isInFull }: GameLab<T>, players: number): T['State'] => {
  for (let seed = 1; ; seed++) {
    const { state } = ruleset.createGame({ players: NAMES.slice(0, players), seed: `bench ${seed}` });
    const dice = chance(seed);
    while (!state.board.outcome && (state.board.turn?.number ?? 0) < players * 5) {
      const player = dice.pick(ruleset.decision(state.board).who);
      const intent = randomIntent(ruleset.viewFor(state, player), dice);
      if (intent) ruleset.step(state, player, intent);
    }
    if (!state.board.outcome && state.board.seats.every(({ status }) => status === 'in') && isInFull(state)) return state;
  }
};

/** One intent as a bot would find it: list the offers, pick one, step. Returns whether one was carried out. */
const oneIntent = <T extends GameTypes>({ ruleset, anyOffered }: GameLab<T>, state: T['State'], dice: Chance): boolean => {
  const player = dice.pick(ruleset.decision(state.board).who);
  const intent = anyOffered(ruleset.viewFor(state, player), dice);
  return intent ? ruleset.step(state, player, intent).ok : false;
};

/**
 * Measures intents per second for a number of players.
 *
 * @param bots of the game that is measured
 * @param ms how long to measure; three times as long is spent before: it takes about a minute until all that is used often is compiled
 */
export const benchEngine = (bots: GameLab, players: number, ms: number): EngineFigure => {
  const start = midGame(bots, players);
  const dice = chance(1);
  const run = (budget: number): Pick<EngineFigure, 'intents' | 'cpuMs' | 'ms'> => {
    const spent = { intents: 0, cpuMs: 0, ms: 0 };
    while (spent.cpuMs < budget) {
      // Random play drifts from the middle of a game to its end: begin again now and then, off the clock.
      const state = structuredClone(start);
      const [began, cpu] = [performance.now(), cpuNow()];
      for (let i = 0; i < 400 && !state.board.outcome; i++) if (oneIntent(bots, state, dice)) spent.intents += 1;
      spent.ms += performance.now() - began;
      spent.cpuMs += cpuNow() - cpu;
    }
    return spent;
  };
  run(WARM_UP * ms);
  const { intents, cpuMs, ms: clock } = run(ms);
  return {
    bench: 'rules',
    players,
    intents,
    cpuMs: Math.round(cpuMs),
    ms: Math.round(clock),
    perSecond: Math.round((intents / cpuMs) * 1000),
  };
};
