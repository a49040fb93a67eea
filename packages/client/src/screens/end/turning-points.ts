import { type Board, type GameEvent, goalsOf, type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';

/** A moment after which the game was another one. */
export interface TurningPoint {
  turn: number;
  /** Of the replay: the intents stepped by then. */
  moment: number;
  event: GameEvent;
  /** Who did it; null: nobody's doing. */
  by: PlayerId | null;
}

/** What may turn a game, what weighs most first. */
const DEEDS: readonly ((event: GameEvent) => boolean)[] = [
  ({ type }) => type === 'eliminated',
  ({ type }) => type === 'toppled',
  ({ type }) => type === 'destroyed',
  (event) => event.type === 'placed' && (event.why === 'captured' || event.why === 'bribed'),
  (event) => event.type === 'freed' && event.why === 'neutralized',
  (event) => event.type === 'placed' && event.why === 'traded',
];

/**
 * The moments in which players came nearest to their goals, or were thrown back farthest from them, all of them together.
 *
 * @param most how many at most; the last deed of the game is always one of them
 * @returns in the order in which they came
 * @throws BrokenRecord where an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function turningPointsOf(game: RecordedGame, most: number): TurningPoint[] {
  const { state } = replayStart(game);
  const found: { point: TurningPoint; swing: number }[] = [];
  let before = progress(state.board);
  for (const at of game.intents.keys()) {
    const turn = state.board.turn?.number ?? 0;
    const events = replayStep(game, state, at);
    const after = progress(state.board);
    const event = weightiest(events);
    if (event) {
      const swing = after.reduce((sum, now, seat) => sum + Math.abs(now - (before[seat] ?? 0)), 0);
      found.push({ point: { turn, moment: at + 1, event, by: doer(event) }, swing });
    }
    before = after;
  }
  const last = found.pop();
  const others = found.sort((a, b) => b.swing - a.swing).slice(0, most - 1);
  return [...others, ...(last ? [last] : [])].map(({ point }) => point).sort((a, b) => a.moment - b.moment);
}

/** How far each seat is on the way to the goal that it is nearest to, as far as all can see: 0 to 1. */
const progress = (board: Board): number[] =>
  board.seats.map(({ player, status, illuminati }) => {
    if (status !== 'in' || illuminati === null) return 0;
    const parts = goalsOf({ board, player: null, mine: null }, player).map(({ have, need }) => have / need);
    return Math.min(1, Math.max(0, ...parts));
  });

function weightiest(events: readonly GameEvent[]): GameEvent | undefined {
  for (const deed of DEEDS) {
    const event = events.find(deed);
    if (event) return event;
  }
  return undefined;
}

const doer = (event: GameEvent): PlayerId | null => {
  if (event.type === 'destroyed') return event.by;
  if (event.type === 'freed') return event.from;
  return 'player' in event ? event.player : null;
};
