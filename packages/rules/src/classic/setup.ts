import { below, seedRng, shuffle } from '../core/rng.js';
import type { PlayerId } from '../core/types.js';
import { GROUPS, ILLUMINATI, isGroup, SPECIALS } from './cards/index.js';
import { emit, type Game, seatOf, seatsIn } from './game.js';
import { hasSecretGoal } from './turn/goals.js';
import { beginTurn, enterPhase } from './turn/turn.js';
import type { GameEvent, Options, Seat, State } from './types/index.js';
import { incomeOf } from './values/values.js';
import { bury, pay, takeTop, throwDice, uncover } from './verbs.js';

export const DEFAULT_OPTIONS: Options = { groupsToWin: null, hiddenGoals: false, longGame: false, illuminati: 'pick', startWindow: true };

/** What in the options contradicts the rest, in one line; null: nothing. */
export function contradictionIn({ longGame, hiddenGoals, groupsToWin }: Options): string | null {
  // A long game has no goals (C-1204), so none can be hidden or counted.
  if (longGame && hiddenGoals) return 'a long game has no goals to hide';
  if (longGame && groupsToWin !== null) return 'a long game has no number of groups to win with';
  return null;
}

const emptySeat = (player: PlayerId): Seat => ({
  player,
  illuminati: null,
  status: 'in',
  cards: [],
  faceUp: [],
  faceDown: 0,
  turns: 0,
  destroyed: [],
  toppled: [],
  taxFrom: null,
  goalChosen: true,
});

/** A table before anything happened: everybody seated, all cards in the deck in printed order. */
export const emptyState = (players: readonly PlayerId[], seed: string, options: Options): State => ({
  board: {
    ruleset: 'classic',
    options,
    seq: 0,
    phase: 'chooseIlluminati',
    seats: players.map(emptySeat),
    slots: ILLUMINATI.map(() => null),
    cards: {},
    uncontrolled: [],
    dead: [],
    discard: [],
    out: [],
    deckSize: GROUPS.length + SPECIALS.length,
    turn: null,
    frames: [],
    attack: null,
    offers: [],
    quiet: null,
    next: { frame: 1, attack: 1, offer: 1 },
    outcome: null,
  },
  secrets: {
    rng: seedRng(seed),
    dice: [],
    deck: [...GROUPS, ...SPECIALS].map((card) => card.id),
    slots: ILLUMINATI.map((card) => card.id),
    private: Object.fromEntries(
      players.map((player) => [player, { hand: [], drawn: [], goal: null, seen: [], offered: [], deals: [], dealt: {} }]),
    ),
  },
});

/**
 * A new game (C-100).
 *
 * @param setup players in seat order (2 to 8, ids unique), any string as seed, options that differ from the default
 * @returns the state, and the events of the set-up so far
 * @throws RangeError for a number of players other than 2 to 8, or an id that appears twice
 */
export const createGame = (setup: {
  players: readonly PlayerId[];
  seed: string;
  options?: Partial<Options>;
}): { state: State; events: GameEvent[] } => {
  const { players, seed } = setup;
  if (players.length < 2 || players.length > 8) throw new RangeError(`2 to 8 players, not ${players.length}`);
  if (new Set(players).size !== players.length) throw new RangeError('every player needs a unique id');
  const state = emptyState(players, seed, { ...DEFAULT_OPTIONS, ...setup.options });
  shuffle(state.secrets.rng, state.secrets.slots);
  shuffle(state.secrets.rng, state.secrets.deck);
  return { state, events: openSetup(state) };
};

/** Begins the choice of the Illuminati, or deals them (C-102). */
export const openSetup = (state: State): GameEvent[] => {
  const game: Game = { state, board: state.board, events: [] };
  enterPhase(game, 'chooseIlluminati');
  if (state.board.options.illuminati === 'dealt') dealIlluminati(game);
  return game.events;
};

const dealIlluminati = (game: Game): void => {
  for (const seat of game.board.seats) {
    const free = game.board.slots.flatMap((taken, slot) => (taken === null ? [slot] : []));
    takeSlot(game, seat.player, free[below(game.state.secrets.rng, free.length)] as number);
  }
};

/** A player takes the Illuminati in a slot; it turns face up, with its income on it (C-102, C-104). */
export const takeSlot = (game: Game, player: PlayerId, slot: number): void => {
  const { board, state } = game;
  const card = state.secrets.slots[slot] as string;
  const seat = seatOf(board, player);
  board.slots[slot] = player;
  seat.illuminati = card;
  seat.cards.push(card);
  board.cards[card] = { id: card, zone: 'play', owner: player, master: null, arrow: null, money: 0, x: 0, y: 0, rot: 0 };
  seat.goalChosen = !hasSecretGoal(board, seat);
  emit(game, { type: 'illuminatiTaken', player, slot, card });
  pay(game, 'bank', card, incomeOf(board, card), 'setup', player);
  afterChoice(game);
};

/** Goes on with the set-up once nobody has anything left to choose (C-103). */
export const afterChoice = (game: Game): void => {
  const { board } = game;
  const seats = seatsIn(board);
  if (seats.some((seat) => seat.illuminati === null)) return;
  if (seats.some((seat) => !seat.goalChosen)) {
    if (board.phase !== 'chooseGoal') enterPhase(game, 'chooseGoal');
    return;
  }
  layOutMiddle(game);
  beginTurn(game, rollForStart(game));
};

/** Four Groups to the middle; Specials that come up are buried again (C-105). */
const layOutMiddle = (game: Game): void => {
  while (game.board.uncontrolled.length < 4 && game.state.secrets.deck.some(isGroup)) {
    const card = takeTop(game) as string;
    if (isGroup(card)) uncover(game, card, 'setup');
    else bury(game, card);
  }
};

/** Two dice for each player; the highest starts, ties roll again among themselves (C-106). */
const rollForStart = (game: Game): PlayerId => {
  let rolling = seatsIn(game.board).map((seat) => seat.player);
  for (let round = 1; ; round++) {
    const sums = rolling.map((player) => {
      const dice = throwDice(game);
      emit(game, { type: 'startRolled', player, dice, round });
      return dice[0] + dice[1];
    });
    const highest = Math.max(...sums);
    rolling = rolling.filter((_, i) => sums[i] === highest);
    if (rolling.length === 1) return rolling[0] as PlayerId;
  }
};
