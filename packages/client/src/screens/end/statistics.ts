import {
  type Board,
  incomeOf,
  moneyOf,
  type PlayerId,
  powerOf,
  type RecordedGame,
  replayStart,
  replayStep,
  type Seat,
} from '@illuminice/rules';

export const FIGURES = ['groups', 'power', 'income', 'money'] as const;
export type Figure = (typeof FIGURES)[number];

/** How a game went. */
export interface Statistics {
  /** Numbers of the turns; 0 stands for how the first one began. */
  readonly turns: readonly number[];
  /** For each player the figure at the end of each turn; null: out of the game. */
  readonly figures: Readonly<Record<Figure, ReadonlyMap<PlayerId, readonly (number | null)[]>>>;
}

/** What a seat is worth at this moment. Income is what its cards bring in a turn, undoubled. */
const MEASURES: Readonly<Record<Figure, (board: Board, seat: Seat) => number>> = {
  groups: (_, { cards }) => cards.length,
  power: (board, { cards }) => cards.reduce((sum, card) => sum + powerOf(board, card), 0),
  income: (board, { cards }) => cards.reduce((sum, card) => sum + incomeOf({ ...board, turn: null }, card), 0),
  money: (board, seat) => moneyOf(board, seat),
};

/**
 * Steps a recorded game once and measures how all stood at the end of each turn.
 *
 * @throws BrokenRecord where an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function statisticsOf(game: RecordedGame): Statistics {
  const { state } = replayStart(game);
  const turns: number[] = [];
  const empty = () => new Map(game.players.map((player): [PlayerId, (number | null)[]] => [player, []]));
  const figures = { groups: empty(), power: empty(), income: empty(), money: empty() };
  const measure = (turn: number) => {
    const { board } = state;
    turns.push(turn);
    for (const seat of board.seats)
      for (const figure of FIGURES) figures[figure].get(seat.player)?.push(seat.status === 'in' ? MEASURES[figure](board, seat) : null);
  };
  let turn = 0;
  for (const at of game.intents.keys()) {
    replayStep(game, state, at);
    const now = state.board.turn?.number ?? 0;
    // A turn begins where the one before has ended, before anything is earned in it.
    if (now !== turn) measure(turn);
    turn = now;
  }
  if (turn > 0) measure(turn);
  return { turns, figures };
}
