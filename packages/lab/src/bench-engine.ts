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
  /** Rate of the steps alone: the same intents again, with nothing to choose. */
  readonly stepsPerSecond: number;
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

type Played<T extends GameTypes> = readonly [player: string, intent: T['Intent']];

/** Plays one of the offers. @returns what was carried out; null: nothing */
const oneIntent = <T extends GameTypes>({ ruleset, anyOffered }: GameLab<T>, state: T['State'], dice: Chance): Played<T> | null => {
  const player = dice.pick(ruleset.decision(state.board).who);
  const intent = anyOffered(ruleset.viewFor(state, player), dice);
  return intent && ruleset.step(state, player, intent).ok ? [player, intent] : null;
};

/** Intents until a stretch of random play begins again in the middle of the game: it drifts to the end. */
const STRETCH = 400;

/** Time that work takes, in ms. */
interface Spent {
  readonly cpu: number;
  readonly clock: number;
}

const timed = (work: () => void): Spent => {
  const [began, cpu] = [performance.now(), cpuMicroseconds()];
  work();
  return { cpu: (cpuMicroseconds() - cpu) / 1000, clock: performance.now() - began };
};

/**
 * Measures intents per second.
 *
 * @param ms duration of choosing and stepping; a warm-up of three times as much lets hot code be compiled
 */
export const benchEngine = (lab: GameLab, players: number, ms: number): EngineFigure => {
  const start = midGame(lab, players);
  const dice = chance(1);
  const run = (budget: number) => {
    const spent = { intents: 0, cpuMs: 0, ms: 0, steps: 0 };
    while (spent.cpuMs < budget) {
      const played: Played<GameTypes>[] = [];
      const state = structuredClone(start);
      const whole = timed(() => {
        for (let i = 0; i < STRETCH && !state.board.outcome; i++) {
          const carriedOut = oneIntent(lab, state, dice);
          if (carriedOut) played.push(carriedOut);
        }
      });
      const again = structuredClone(start);
      const steps = timed(() => {
        for (const [player, intent] of played) lab.ruleset.step(again, player, intent);
      });
      spent.intents += played.length;
      spent.ms += whole.clock;
      spent.cpuMs += whole.cpu;
      spent.steps += steps.cpu;
    }
    return spent;
  };
  run(WARM_UP * ms);
  const { intents, cpuMs, ms: clock, steps } = run(ms);
  return {
    bench: 'rules',
    players,
    intents,
    cpuMs: Math.round(cpuMs),
    ms: Math.round(clock),
    perSecond: Math.round((intents / cpuMs) * 1000),
    stepsPerSecond: Math.round((intents / steps) * 1000),
  };
};
