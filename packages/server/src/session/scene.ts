import { GAMES, LobbySeatState, mirrorOptions, PromiseState, type TableState } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { mirrorBallots, strings } from './mirror-lobby.js';

/** What everybody at a table sees besides the board, as plain data: names and seats, the clock, promises. */
export type Scene = ReturnType<typeof readScene>;

export function readScene(state: TableState) {
  const { code, name, stage, host, clock, game, public: listed, password, capacity, spectators, watchable, spectatorDelay } = state;
  return {
    flat: { code, name, stage, host, clock, game, public: listed, password, capacity, spectators, watchable, spectatorDelay },
    ruleset: state.ruleset as RulesetId,
    options: GAMES[state.ruleset as RulesetId].readOptions(state.options),
    seats: state.seats.toJSON() as Record<string, ReturnType<LobbySeatState['toJSON']>>,
    timer: state.timer.toJSON(),
    promises: state.promises.map((promise) => promise.toJSON()),
  };
}

/** Writes a scene into a shared state. */
export function writeScene({ flat, ruleset, options, seats, timer, promises }: Scene, to: TableState): void {
  to.assign(flat);
  mirrorOptions(ruleset, options, to);
  const { more, pausedFor, ...clock } = timer;
  to.timer.assign(clock as never);
  strings(to.timer.more, more as string[]);
  strings(to.timer.pausedFor, pausedFor as string[]);
  for (const [player, { ballots, ...seat }] of Object.entries(seats)) {
    const there = to.seats.get(player) ?? new LobbySeatState();
    there.assign(seat as never);
    mirrorBallots(ballots as never, there.ballots as never);
    to.seats.set(player, there);
  }
  for (const player of [...to.seats.keys()]) if (!(player in seats)) to.seats.delete(player);
  if (to.promises.length > promises.length) to.promises.splice(promises.length);
  for (const [i, promise] of promises.entries()) {
    const there = to.promises[i] ?? new PromiseState();
    there.assign(promise as never);
    if (i >= to.promises.length) to.promises.push(there);
  }
}
