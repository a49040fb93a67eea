import { chance } from '@illuminice/bots';
import { hashOf, type PlayerId } from '@illuminice/rules';
import { brokenInvariants, createGame, decision, type Intent, leastIntent, type State, step, viewFor } from '@illuminice/rules/classic';
import * as fc from 'fast-check';
import { randomIntent } from '../src/classic/random.js';

const copied = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** What a table is, but for what counts on. */
const hashed = (state: State): string => {
  const { board, secrets } = copied(state);
  const { seq: _, next: __, takeBack, askBack, ...still } = board;
  if (still.turn) delete still.turn.takenBack;
  const { before, ...hidden } = secrets;
  expect(before !== undefined).toBe(takeBack !== undefined || askBack !== undefined);
  return hashOf({ still, hidden });
};

const play = (state: State, by: PlayerId, intent: Intent) => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(`${by} ${JSON.stringify(intent)}: ${JSON.stringify(result.refusal)}`);
};

/** All others agree, by what they do without thinking. */
const agree = (state: State) => {
  for (const who of decision(state.board).who) play(state, who, leastIntent(viewFor(state, who)) as Intent);
};

test('U50, C-210: granted take-backs restore the exact state before, refused ones the state after', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 2, max: 5 }), (seed, count) => {
      const players = ['ann', 'bob', 'cat', 'dan', 'eve'].slice(0, count);
      const { state } = createGame({ players, options: { illuminati: 'dealt' }, seed: `asking ${seed}` });
      const dice = chance(seed);
      for (let at = 0; at < 250 && !state.board.outcome; at += 1) {
        const by = decision(state.board).who[0] as PlayerId;
        const before = copied(state);
        play(state, by, randomIntent(viewFor(state, by), dice) as Intent);
        const { askBack } = state.board;
        // What nobody else may notice follows nothing, and stays.
        if (state.board.seq === before.board.seq) continue;
        if (!askBack || state.board.frames.at(-1)?.kind === 'askBack') continue;
        const times = state.board.turn?.takenBack?.filter((one) => one === by).length ?? 0;
        if (times >= 3) continue;
        taken.add(askBack.what);
        const back = copied(state);
        play(back, by, { type: 'askBack' });
        agree(back);
        expect(hashed(back)).toBe(hashed(before));
        expect(brokenInvariants(back)).toEqual([]);
        const stays = copied(state);
        play(stays, by, { type: 'askBack' });
        play(
          stays,
          players.find(
            (player) => player !== by && state.board.seats.some((seat) => seat.player === player && seat.status === 'in'),
          ) as PlayerId,
          {
            type: 'denyBack',
          },
        );
        expect(hashed(stays)).toBe(hashed(state));
      }
    }),
    { numRuns: process.env.THOROUGH ? 25 : 8, seed: 210 },
  );
  // Whatever can be asked about was.
  expect([...taken].sort()).toEqual(['endTurn', 'moveGroup', 'pass', 'transfer', 'usePower']);
});
