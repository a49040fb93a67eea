import type { Policy } from '@illuminice/bots';
import { type GameLab, labOf } from '@illuminice/lab';
import { TableMirror } from '@illuminice/protocol';
import type { AnyIntent, AnyState, RulesetId } from '@illuminice/rules';

/** Warm-up games, until the code is compiled. */
const WARMING = 3;
const GAMES = 12;
const MOST_INTENTS = 400;

const median = (times: number[]): number => {
  const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return Math.round(middle / 100) / 10;
};

function nextIntent({ ruleset }: GameLab, state: AnyState, policies: Map<string, Policy>): [string, AnyIntent] {
  for (const player of ruleset.decision(state.board).who) {
    const intent = policies.get(player)?.(ruleset.viewFor(state, player));
    if (intent) return [player, intent];
  }
  throw new Error('nobody has anything to say');
}

/**
 * Cost of writing a step into the shared state, without sockets: medians over random games in µs.
 *
 * @returns `stepUs` of the rules, `mirrorUs` of writing changes, `unchangedUs` without changes
 */
export function mirrorCost(
  game: RulesetId,
  players: number,
  seed: number,
): { steps: number; stepUs: number; mirrorUs: number; unchangedUs: number } {
  const lab = labOf(game);
  const { ruleset } = lab;
  const times = { step: [] as number[], mirror: [] as number[], unchanged: [] as number[] };
  const timed = (list: number[], counts: boolean, run: () => void) => {
    const before = process.hrtime.bigint();
    run();
    if (counts) list.push(Number(process.hrtime.bigint() - before));
  };
  for (let round = 0; round < GAMES; round += 1) {
    const ids = Array.from({ length: players }, (_, i) => `p${i + 1}`);
    const { state } = ruleset.createGame({ players: ids, seed: `${seed}-${round}` });
    const policies = new Map(ids.map((player, i) => [player, lab.policies.random(100 * (seed + round) + i)]));
    const mirror = new TableMirror();
    mirror.writeBoard(state.board);
    for (let intents = 0; state.board.outcome === null && intents < MOST_INTENTS; intents += 1) {
      const [player, intent] = nextIntent(lab, state, policies);
      const counts = round >= WARMING;
      timed(times.step, counts, () => ruleset.step(state, player, intent));
      timed(times.mirror, counts, () => mirror.writeBoard(state.board));
      timed(times.unchanged, counts, () => mirror.writeBoard(state.board));
    }
  }
  const { step: steps, mirror, unchanged } = times;
  return { steps: steps.length, stepUs: median(steps), mirrorUs: median(mirror), unchangedUs: median(unchanged) };
}
