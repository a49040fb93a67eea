import type { GameTypes, PlayerId, RecordedGame, RecordedIntent } from '@illuminice/rules';
import type { GameLab, RecordPlan } from './game-lab.js';
import { kindsOf, NAMES, simulateGame } from './simulate.js';

export interface NamedGame<T extends GameTypes = GameTypes> extends RecordedGame<T> {
  readonly name: string;
  readonly ended: string;
  readonly winners: readonly PlayerId[];
}

export const recordGame = <T extends GameTypes>(
  lab: GameLab<T>,
  { name, players, seed, policy, options, leaving }: RecordPlan<T>,
): NamedGame<T> => {
  const { id, version } = lab.ruleset;
  const seats = NAMES.slice(0, players) as readonly PlayerId[];
  const intents: RecordedIntent<T['Intent']>[] = [];
  const { reason, winners, hash } = simulateGame(lab, seed, players, {
    options,
    leaving,
    kinds: kindsOf(policy, players, seed),
    onStep: (_state, _events, by, intent) => intents.push([seats.indexOf(by), structuredClone(intent)]),
  });
  return { name, ruleset: id, version, players: seats, seed: String(seed), options, ended: reason, winners, hash, intents };
};
