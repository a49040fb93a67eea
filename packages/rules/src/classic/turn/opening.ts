import { below } from '../../core/rng.js';
import type { PlayerId } from '../../core/types.js';
import { isGroup } from '../cards/index.js';
import { emit, type Game, seatOf, seatsIn } from '../game/game.js';
import { hasSecretGoal } from '../goals/goals.js';
import type { GameEvent, State } from '../types/index.js';
import { incomeOf } from '../values/values.js';
import { bury, pay, takeTop, throwDice, uncover } from '../verbs/verbs.js';
import { beginTurn, enterPhase } from './turn.js';

/** Begins the phases before the first turn (C-100): Illuminati are chosen or dealt (C-102). */
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

/** Gives a player the Illuminati of a slot, face up, with its income (C-102, C-104). */
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
  pay(game, { from: 'bank', to: card, amount: incomeOf(board, card), reason: 'setup', player });
  afterChoice(game);
};

/** Continues the set-up once all choices are made (C-103). */
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
