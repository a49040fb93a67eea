import { type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import {
  type Board,
  type ClassicTypes,
  classic,
  type GameEvent,
  goalsOf,
  incomeOf,
  moneyOf,
  powerOf,
  type Seat,
} from '@illuminice/rules/classic';
import type { Course, Statistics, TurningPoint } from '../../../table/game-ui';

/**
 * Steps a recorded game once and collects its course. @param most turning points at most @throws BrokenRecord if an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function courseOf(game: RecordedGame<ClassicTypes>, most: number): Course & { readonly statistics: FourFigures } {
  const { state } = replayStart(classic, game);
  const measures = measuring(game);
  const deeds = weighingDeeds(state.board);
  for (const index of game.intents.keys()) {
    const turn = state.board.turn?.number ?? 0;
    const events = replayStep(classic, game, state, index);
    measures.step(state.board);
    deeds.step({ turn, moment: index + 1, events, board: state.board });
  }
  return { statistics: measures.end(state.board), turningPoints: deeds.end(most), laidOpen: [] };
}

export const FIGURES = ['groups', 'power', 'income', 'money'] as const;
export type Figure = (typeof FIGURES)[number];

interface FourFigures extends Statistics {
  readonly figures: Readonly<Record<Figure, Statistics['figures'][string]>>;
}

/** Figures of a seat now. Income is that of its cards in one turn, undoubled. */
const MEASURES: Readonly<Record<Figure, (board: Board, seat: Seat) => number>> = {
  groups: (_, { cards }) => cards.length,
  power: (board, { cards }) => cards.reduce((sum, card) => sum + powerOf(board, card), 0),
  income: (board, { cards }) => cards.reduce((sum, card) => sum + incomeOf({ ...board, turn: null }, card), 0),
  money: (board, seat) => moneyOf(board, seat),
};

function measuring({ players }: RecordedGame<ClassicTypes>): { step(board: Board): void; end(board: Board): FourFigures } {
  const turns: number[] = [];
  const empty = () => new Map(players.map((player): [PlayerId, (number | null)[]] => [player, []]));
  const figures = { groups: empty(), power: empty(), income: empty(), money: empty() };
  const measure = (board: Board) => {
    turns.push(turn);
    for (const seat of board.seats)
      for (const figure of FIGURES) figures[figure].get(seat.player)?.push(seat.status === 'in' ? MEASURES[figure](board, seat) : null);
  };
  let turn = 0;
  return {
    step(board) {
      const now = board.turn?.number ?? 0;
      // Measured between two turns, before the new one earns anything.
      if (now !== turn) measure(board);
      turn = now;
    },
    end(board) {
      if (turn > 0) measure(board);
      return { turns, figures };
    },
  };
}

/** Events that may turn a game, most important first. */
const DEEDS: readonly ((event: GameEvent) => boolean)[] = [
  ({ type }) => type === 'eliminated',
  ({ type }) => type === 'toppled',
  ({ type }) => type === 'destroyed',
  (event) => event.type === 'placed' && (event.why === 'captured' || event.why === 'bribed'),
  (event) => event.type === 'freed' && event.why === 'neutralized',
  (event) => event.type === 'placed' && event.why === 'traded',
];

/**
 * Finds the events that brought players nearest to their goals or threw them back farthest, all players together. The last turning event is
 * always included. In chronological order.
 */
function weighingDeeds(first: Board): {
  step(deed: { turn: number; moment: number; events: readonly GameEvent[]; board: Board }): void;
  end(most: number): TurningPoint[];
} {
  const found: { point: TurningPoint; swing: number }[] = [];
  let before = progress(first);
  return {
    step({ turn, moment, events, board }) {
      const after = progress(board);
      const event = weightiest(events);
      if (event) {
        const swing = after.reduce((sum, now, seat) => sum + Math.abs(now - (before[seat] ?? 0)), 0);
        found.push({ point: { turn, moment, event, by: doer(event) }, swing });
      }
      before = after;
    },
    end(most) {
      const last = found.at(-1);
      const others = found
        .slice(0, -1)
        .sort((a, b) => b.swing - a.swing)
        .slice(0, most - 1);
      return [...others, ...(last ? [last] : [])].map(({ point }) => point).sort((a, b) => a.moment - b.moment);
    },
  };
}

/** Progress of each seat towards its nearest goal, by public facts: 0 to 1. */
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
