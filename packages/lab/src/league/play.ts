import type { Policy } from '@illuminice/bots';
import type { AnyBoard, AnyView, PlayerId } from '@illuminice/rules';
import type { GameLab } from '../game-lab.js';
import { cpuMicroseconds } from '../processor-time.js';
import { NAMES, simulateGame } from '../simulate.js';
import { type Block, seatsOf } from './pairings.js';

export interface LeagueGame {
  readonly seed: number;
  readonly seat: number;
  /** `shared`: won with others; `drawn`: no winner, or unfinished. */
  readonly result: 'won' | 'lost' | 'shared' | 'drawn';
  readonly reason: string;
  readonly turns: number;
  readonly intents: number;
  /** Most frequent change of a Group between the same two players. */
  readonly pingPong: number;
  /** Processor time of the hero's decisions in µs. */
  readonly decisions: readonly number[];
}

/** Counts changes of each Group between each two players, there and back. */
const changesOfHands = ({ holders }: Pick<GameLab, 'holders'>) => {
  const owners = new Map<string, PlayerId>();
  const changes = new Map<string, number>();
  return {
    /** Notes the board after a step. Uncontrolled Groups keep their last owner. */
    note(board: AnyBoard): void {
      for (const [group, owner] of holders(board)) {
        const before = owners.get(group);
        if (before === owner) continue;
        owners.set(group, owner);
        if (before === undefined) continue;
        const key = JSON.stringify([group, ...[before, owner].sort()]);
        changes.set(key, (changes.get(key) ?? 0) + 1);
      }
    },
    most: (): number => Math.max(0, ...changes.values()),
  };
};

/** A policy with timed decisions; unasked calls do not count. */
const timed =
  ({ ruleset }: GameLab, policy: Policy, decisions: number[]): Policy =>
  (view: AnyView) => {
    const { board, player } = view;
    const began = cpuMicroseconds();
    const intent = policy(view);
    if (player !== null && ruleset.decision(board).who.includes(player)) decisions.push(cpuMicroseconds() - began);
    return intent;
  };

export const playBlock = (
  lab: GameLab,
  makers: Readonly<Record<string, (seed: number) => Policy>>,
  { pairing, seed }: Block,
): LeagueGame[] =>
  Array.from({ length: pairing.players }, (_, seat) => {
    const decisions: number[] = [];
    const hands = changesOfHands(lab);
    const policies = seatsOf(pairing, seat).map((name, i) => {
      const make = makers[name];
      if (!make) throw new RangeError(`there is no player ${name}`);
      const policy = make(seed * 8 + i);
      return i === seat ? timed(lab, policy, decisions) : policy;
    });
    const { winners, reason, turns, intents } = simulateGame(lab, seed, pairing.players, {
      policies,
      checked: false,
      onStep: ({ board }) => hands.note(board),
    });
    const hero = NAMES[seat] as PlayerId;
    const result =
      winners.length === 0 || reason === 'draw' ? 'drawn' : !winners.includes(hero) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
    return { seed, seat, result, reason, turns, intents, pingPong: hands.most(), decisions };
  });
