import { type Chance, chance } from '@illuminice/bots';
import type { GameTypes } from '@illuminice/rules';
import type { GameLab } from './game-lab.js';
import { cpuMicroseconds } from './processor-time.js';
import { NAMES } from './simulate.js';

export interface EngineFigure {
  readonly bench: 'rules';
  readonly players: number;
  readonly intents: number;
  /** Processor time, and the longer wall time on a busy machine. */
  readonly cpuMs: number;
  readonly ms: number;
  readonly perSecond: number;
}

/** Multiple of the measured time that is played before. */
const WARM_UP = 3;

/** A typical table: everybody has had a few turns and nobody has won. */
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

/** Plays one of the offers. @returns true if it was carried out */
const oneIntent = <T extends GameTypes>({ ruleset, anyOffered }: GameLab<T>, state: T['State'], dice: Chance): boolean => {
  const player = dice.pick(ruleset.decision(state.board).who);
  const intent = anyOffered(ruleset.viewFor(state, player), dice);
  return intent ? ruleset.step(state, player, intent).ok : false;
};

/**
 * Measures intents per second.
 *
 * @param ms duration; a warm-up of three times as much lets hot code be compiled
 */
export const benchEngine = (lab: GameLab, players: number, ms: number): EngineFigure => {
  const start = midGame(lab, players);
  const dice = chance(1);
  const run = (budget: number): Pick<EngineFigure, 'intents' | 'cpuMs' | 'ms'> => {
    const spent = { intents: 0, cpuMs: 0, ms: 0 };
    while (spent.cpuMs < budget) {
      // Random play drifts to the end of a game: restart now and then, off the clock.
      const state = structuredClone(start);
      const [began, cpu] = [performance.now(), cpuMicroseconds()];
      for (let i = 0; i < 400 && !state.board.outcome; i++) if (oneIntent(lab, state, dice)) spent.intents += 1;
      spent.ms += performance.now() - began;
      spent.cpuMs += (cpuMicroseconds() - cpu) / 1000;
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
