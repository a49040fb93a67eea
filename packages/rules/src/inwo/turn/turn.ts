import type { PlayerId } from '../../core/types.js';
import { plotFacts } from '../cards/index.js';
import { openWindow } from '../frames/frames.js';
import { cardsOn, emit, type Game, inStructure, privateOf, seatOf, seatsIn, turnOf } from '../game/game.js';
import { claimsOpen, mayClaim, meetsOpenly, winnersOf } from '../goals/goals.js';
import type { Board, Kept } from '../types/index.js';
import { hasRule, limitOf, playerHasRule, plotDrawsOf, standingChanges, tokensTaken } from '../values/values.js';
import { endChanges } from '../verbs/changes.js';
import { takeFromHand, toDiscards } from '../verbs/hands.js';
import { touch } from '../verbs/table.js';
import { relieveByText } from './actions.js';
import { finish } from './leaving.js';

/** Begins a player's turn: phase `start`, with its window (N-201). */
export const beginTurn = (game: Game, player: PlayerId, number: number, seized = false): void => {
  const { board } = game;
  board.turn = {
    player,
    number,
    plotDraws: seized ? 0 : plotDrawsOf(board, player),
    groupDraws: seized ? 0 : 1,
    drew: [],
    shown: [],
    takeover: board.seats.length > 2 || board.options.twoPlayerTakeover === 'token',
    step: 0,
    attacked: [],
    paid: [],
    used: [],
    justDrew: null,
    fresh: false,
    restricted: false,
    closed: false,
    grab: false,
    seized,
    tried: [],
    linked: [],
    lastTaken: [],
    ending: null,
  };
  board.phase = 'start';
  relieveByText(game, player, false);
  endChanges(game, ({ until, by }) => until === 'ownTurn' && by === player);
  game.happened.push({ event: 'began', target: '', card: '', traits: new Set(), power: 0, by: player, from: null });
  emit(game, { type: 'turnBegan', player, number });
  if (board.options.startWindow && !seized) openWindow(board, { kind: 'start' });
};

/** Places tokens, and opens phase `main` (N-204). */
export const placeTokens = (game: Game): void => {
  const { board } = game;
  const turn = turnOf(board);
  const { illuminati } = seatOf(board, turn.player);
  const lessOne = board.options.twoPlayerTakeover === 'token' && turn.step === 3 && board.seats.length === 2;
  for (const card of cardsOn(board)) {
    if (card.owner !== turn.player || (!inStructure(card) && card.zone !== 'resource') || card.captured) continue;
    if (turn.seized && card.id === illuminati) continue;
    const taken = tokensTaken(board, card.id) - (lessOne && card.id === illuminati ? 1 : 0);
    card.tokens = hasRule(board, card.id, 'tokensAccumulate') && taken > 0 ? card.tokens + taken : Math.max(card.tokens, taken);
    // A link has given its token bonus: it stays until the turn ends (N-805).
    for (const [source, { covers }] of standingChanges(board, 'tokens'))
      if (covers === 'linked' && source.host === card.id && taken > 0) turn.linked.push(source.id);
  }
  board.phase = 'main';
  turn.fresh = true;
  turn.closed = turn.restricted;
  emit(game, { type: 'tokensPlaced', player: turn.player });
  if (!turn.grab) return;
  board.phase = 'end';
  turn.ending = 'lapse';
};

const holdsGoals = (plots: readonly Kept[]): number => {
  let goals = 0;
  for (const { card } of plots) if (plotFacts(card)?.kind === 'goal') goals += 1;
  return goals;
};

/** True if a player may hold the Goal cards among these Plots (N-1204). */
const goalsAreWithin = (board: Board, player: PlayerId, plots: readonly Kept[]): boolean => {
  const goals = plots.filter(({ card }) => plotFacts(card)?.kind === 'goal').map(({ card }) => card);
  const byCard = Math.max(1, ...plots.map(({ card }) => plotFacts(card)?.goalsHeld ?? 0));
  // Three Goals of the UFOs must differ.
  return goals.length <= byCard || (goals.length <= limitOf(board, player, 'goals') && new Set(goals).size === goals.length);
};

/** The limit that a player's hand exceeds (N-503, N-1204). The own turn allows more Plots. */
export const exceeds = (game: Game, player: PlayerId): 'plots' | 'goals' | null => {
  const { board, state } = game;
  const seat = seatOf(board, player);
  if (seat.status !== 'in' || !board.turn) return null;
  const mine = privateOf(state, player).plots;
  if (holdsGoals(seat.plots) + holdsGoals(mine) > 1 && !goalsAreWithin(board, player, [...seat.plots, ...mine])) return 'goals';
  const held = seat.plots.length + mine.length;
  const bound = board.turn.player !== player || board.turn.ending === 'limit';
  return bound && held > LEAST_LIMIT && held > limitOf(board, player, 'plots') ? 'plots' : null;
};

/** Lowest possible limit of Plots (N-503). */
const LEAST_LIMIT = 5;

/** Discards Groups attacked in vain, one after the other, each with a loss window (N-495). */
const discardTried = (game: Game): boolean => {
  const { board } = game;
  const turn = turnOf(board);
  for (;;) {
    const id = turn.tried.shift();
    if (id === undefined) return false;
    const held = seatOf(board, turn.player).groups.find((group) => group.id === id);
    if (!held || playerHasRule(board, turn.player, 'failedTakeoverReturns')) continue;
    toDiscards(game, turn.player, takeFromHand(game, turn.player, id));
    openWindow(board, { kind: 'loss', loss: { copy: id, card: held.card, from: turn.player, by: null, how: 'slipped' } });
    return true;
  }
};

/** Ends changes that last until the end of the turn (N-208). */
const lapse = (game: Game): void => {
  const { board } = game;
  const { player, number } = turnOf(board);
  endChanges(
    game,
    ({ until, by, turn = 0 }) =>
      until === 'attack' || until === 'next' || until === 'turn' || (until === 'ownEnd' && by === player && turn < number),
  );
  board.relieved = null;
  for (const mine of Object.values(game.state.secrets.private)) mine.struck = null;
  for (const card of cardsOn(board)) card.captured = false;
  touch(board);
};

/** Starts the next player's turn; passing the first player's seat begins a new round. */
const nextTurn = (game: Game): void => {
  const { board } = game;
  const { player, number } = turnOf(board);
  const seat = seatOf(board, player);
  seat.turns += 1;
  if (board.suspended) {
    Object.assign(board, { ...board.suspended, suspended: null, phase: 'start' });
    // The turn's player may have been eliminated meanwhile: only the end of their turn is left (N-1210).
    if (seatOf(board, turnOf(board).player).status === 'in') return;
    Object.assign(board, { frames: [], phase: 'end' });
    turnOf(board).ending = 'lapse';
    return;
  }
  const index = board.seats.indexOf(seat);
  for (let step = 1; step <= board.seats.length; step++) {
    const next = board.seats[(index + step) % board.seats.length];
    if (!next) return;
    if (next.player === board.first) newRound(game);
    if (board.phase === 'over') return;
    if (next.status !== 'in') continue;
    beginTurn(game, next.player, number + 1);
    return;
  }
};

/** Three idle rounds with empty Group decks are a draw (N-1214). */
const newRound = (game: Game): void => {
  const { board } = game;
  board.round += 1;
  board.idle = { rounds: board.idle.moved ? 0 : board.idle.rounds + 1, moved: false };
  if (board.idle.rounds >= 3 && seatsIn(board).every(({ groupDeck }) => groupDeck === 0))
    finish(
      game,
      seatsIn(board).map(({ player }) => player),
      'draw',
    );
};

/** Continues the end of a turn (N-208), one step. @returns false if a player must act first */
export const continueEnd = (game: Game): boolean => {
  const { board } = game;
  const turn = turnOf(board);
  switch (turn.ending) {
    case 'losses':
      if (discardTried(game)) return true;
      turn.ending = 'window';
      openWindow(board, { kind: 'end' });
      return true;
    case 'window':
      turn.ending = 'claims';
      if (!claimsOpen(board)) return true;
      for (const { player } of seatsIn(board)) {
        if (!meetsOpenly(board, player)) continue;
        board.claims.push({ player, cards: [] });
        emit(game, { type: 'claimed', player, cards: [] });
      }
      if (seatsIn(board).some(({ player }) => mayClaim(board, player) && !board.claims.some((claim) => claim.player === player)))
        openWindow(board, { kind: 'claims' });
      return true;
    case 'claims':
      turn.ending = 'victory';
      if (board.claims.length > 0) openWindow(board, { kind: 'victory' });
      return true;
    case 'victory': {
      const winners = board.claims.length > 0 ? winnersOf(board) : [];
      for (const { player } of board.claims) if (!winners.includes(player)) emit(game, { type: 'claimFell', player });
      board.claims = [];
      if (winners.length > 0) finish(game, winners, 'goal');
      else turn.ending = 'lapse';
      return true;
    }
    case 'lapse':
      lapse(game);
      turn.ending = 'limit';
      return true;
    case 'limit':
      nextTurn(game);
      return true;
    default:
      return false;
  }
};
