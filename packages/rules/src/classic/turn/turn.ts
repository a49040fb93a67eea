import type { CardId, PlayerId } from '../../core/types.js';
import { boardFacts, illuminatiFacts, isSpecial } from '../cards/index.js';
import { cardOn, emit, type Game, illuminatiOf, privateOf, seatOf, seatsIn, turnOf } from '../game/game.js';
import { countsDestroyed, metGoals, specialGoal } from '../goals/goals.js';
import { lapseOffers } from '../trade/offering.js';
import type { Board, Outcome, Seat } from '../types/index.js';
import type { Phase } from '../types/words.js';
import { incomeOf, mastersOf, powerOf } from '../values/values.js';
import { drawFor, forgetTurnedUp, pay, retire, takeTop, uncover } from '../verbs/verbs.js';

export const enterPhase = (game: Game, phase: Phase): void => {
  game.board.phase = phase;
  emit(game, { type: 'phaseBegan', phase });
};

/** Begins a player's turn: phase `start`, with its short window (C-201). */
export const beginTurn = (game: Game, player: PlayerId): void => {
  const { board } = game;
  const number = (board.turn?.number ?? 0) + 1;
  board.turn = {
    player,
    number,
    actionsLeft: 2,
    freeTransfersLeft: 2,
    acted: false,
    attacked: [],
    used: [],
    doubled: false,
    alterations: [],
    lastTaken: [],
    anyAttack: false,
  };
  emit(game, { type: 'turnBegan', player, number });
  enterPhase(game, 'start');
  openStartWindow(board);
};

/** Opens the window before the draw (C-201), unless the table plays without. */
export const openStartWindow = (board: Board): void => {
  if (board.options.startWindow) board.frames.push({ kind: 'start', id: board.next.frame++, rev: 0, done: [] });
};

/** Income, upkeep and tax (C-202), then the draw (C-203); phase `actions` begins. */
export const collectAndDraw = (game: Game): void => {
  const { board } = game;
  const { player } = turnOf(board);
  const seat = seatOf(board, player);
  board.frames = board.frames.filter((frame) => frame.kind !== 'start');
  for (const card of seat.cards) {
    const income = incomeOf(board, card);
    if (income > 0) pay(game, { from: 'bank', to: card, amount: income, reason: 'income', player });
  }
  const after = seat.cards.flatMap((card) =>
    boardFacts(card).abilities.flatMap((ability) => ('after' in ability ? [{ card, ability }] : [])),
  );
  for (const { card, ability } of after) if ('upkeep' in ability) payUpkeep(game, seat, card, ability.upkeep);
  for (const { card, ability } of after) if ('tax' in ability) collectTax(game, seat, card, ability.tax);
  let draws = 1;
  for (const card of seat.cards) {
    for (const ability of boardFacts(card).abilities) if ('modify' in ability && ability.modify === 'draws') draws = ability.to;
  }
  for (let i = 0; i < draws; i++) drawFor(game, player);
  enterPhase(game, 'actions');
};

/** Takes upkeep in MB from the master if `taxFrom` names it, else from the Illuminati; from the other if the first cannot pay (C-202). */
const payUpkeep = (game: Game, seat: Seat, card: CardId, amount: number): void => {
  const master = cardOn(game.board, card).master as CardId;
  const illuminati = illuminatiOf(seat);
  const masterFirst = seat.taxFrom === master && !game.earlier?.illuminatiPayFirst;
  const payer = (masterFirst ? [master, illuminati] : [illuminati, master]).find((id) => cardOn(game.board, id).money >= amount);
  if (payer !== undefined) pay(game, { from: payer, to: 'bank', amount, reason: 'upkeep', player: seat.player });
};

/** Takes the tax from every other player: from the card they named, the rest from their fullest treasury (C-202, U70). */
const collectTax = (game: Game, seat: Seat, taxer: CardId, amount: number): void => {
  for (const other of seatsIn(game.board)) {
    if (other.player === seat.player) continue;
    let due = amount;
    const take = (from: CardId): void => {
      const part = Math.min(due, cardOn(game.board, from).money);
      pay(game, { from, to: taxer, amount: part, reason: 'tax', player: other.player });
      due -= part;
    };
    if (other.taxFrom !== null && cardOn(game.board, other.taxFrom).owner === other.player) take(other.taxFrom);
    while (due > 0) {
      const fullest = fullestTreasury(game.board, other);
      if (fullest === undefined) break;
      take(fullest);
    }
  }
};

/** The card with the most money; ties: the Illuminati, then the nearest to it, then by id (C-202). */
const fullestTreasury = (board: Board, seat: Seat): CardId | undefined =>
  seat.cards
    .filter((id) => cardOn(board, id).money > 0)
    .sort(
      (a, b) =>
        cardOn(board, b).money - cardOn(board, a).money || mastersOf(board, a).length - mastersOf(board, b).length || (a < b ? -1 : 1),
    )[0];

/** Ends the turn (C-207). `counts`: a turn taken, for C-1101; a turn lost (C-910) or left (C-1103) is not. */
export const finishTurn = (game: Game, counts: boolean): void => {
  const { board } = game;
  const turn = turnOf(board);
  const seat = seatOf(board, turn.player);
  board.frames = [];
  if (counts) seat.turns += 1;
  emit(game, { type: 'turnEnded', player: turn.player, number: turn.number });
  for (const mine of Object.values(game.state.secrets.private)) mine.drawn = [];
  lapseOffers(game, (offer) => [offer.give, offer.ask].some((parcel) => (parcel.groups?.length ?? 0) > 0));
  refill(game);
  countQuietTurn(board);
  countToppled(game);
  eliminate(game);
  if (board.outcome || declareVictory(game) || endQuietGame(game)) return;
  beginTurn(game, nextPlayer(board, turn.player));
};

/** Counts turns since the deck ran out; the turn in which it did is not one of them (C-1204, C-1207). */
const countQuietTurn = (board: Board): void => {
  if (board.quiet) {
    board.quiet.turns += 1;
    board.quiet.withoutAttack = board.turn?.anyAttack ? 0 : board.quiet.withoutAttack + 1;
  } else if (board.deckSize === 0) board.quiet = { turns: 0, withoutAttack: 0 };
};

const nextPlayer = (board: Board, player: PlayerId): PlayerId => {
  const index = board.seats.findIndex((seat) => seat.player === player);
  for (let i = 1; i <= board.seats.length; i++) {
    const seat = board.seats[(index + i) % board.seats.length] as Seat;
    if (seat.status === 'in') return seat.player;
  }
  throw new Error('nobody is left to play');
};

/** At least two Groups are uncontrolled; Specials drawn now are discarded (C-207). */
const refill = (game: Game): void => {
  const { board } = game;
  while (board.uncontrolled.length < 2) {
    const card = takeTop(game);
    if (card === undefined) return;
    if (isSpecial(card)) {
      board.discard.push(card);
      emit(game, { type: 'specialDiscarded', player: null, card, why: 'refill' });
    } else uncover(game, card, 'refill');
  }
};

/** True if the seat would be eliminated at the end of this turn (C-1101). */
const goesOut = (game: Game, seat: Seat): boolean => {
  if (seat.turns < 3 || seat.cards.length > 1) return false;
  const mine = privateOf(game.state, seat.player);
  const met = metGoals(game.board, seat, mine);
  const special = specialGoal(game.board, seat, mine);
  // A player whose own last Group was the last victim they needed wins instead.
  return !(countsDestroyed(special) && special !== null && met.includes(special));
};

/** Counts Illuminati eliminated because their last Group was taken in this turn (C-1102). Public; it counts for one goal only. */
const countToppled = (game: Game): void => {
  for (const { by, from } of turnOf(game.board).lastTaken) {
    const victim = seatOf(game.board, from);
    if (victim.status !== 'in' || victim.turns < 3 || victim.cards.length > 1 || seatOf(game.board, by).status !== 'in') continue;
    const illuminati = illuminatiOf(victim);
    const taker = seatOf(game.board, by);
    if (taker.toppled.includes(illuminati)) continue;
    taker.toppled.push(illuminati);
    emit(game, { type: 'toppled', player: by, card: illuminati });
  }
};

/** Eliminates players without a Group after three turns of their own (C-1101, C-1107). */
const eliminate = (game: Game): void => {
  const { board } = game;
  const left = seatsIn(board);
  const out = left.filter((seat) => goesOut(game, seat));
  if (out.length === 0) return;
  if (out.length === left.length) {
    endGame(game, left, 'draw');
    return;
  }
  for (const seat of out) {
    seat.status = 'eliminated';
    emit(game, { type: 'eliminated', player: seat.player });
    clearSeat(game, seat);
  }
  endIfLast(game);
};

/** Removes all possessions of an eliminated player (C-1101, C-1103). Their Groups must be gone already. */
export const clearSeat = (game: Game, seat: Seat): void => {
  const mine = privateOf(game.state, seat.player);
  for (const card of [...seat.faceUp, ...mine.hand]) discardLeft(game, seat, card);
  if (seat.illuminati) retire(game, seat.illuminati, seat.player);
  seat.taxFrom = null;
  lapseOffers(game, (offer) => offer.by === seat.player || offer.to === seat.player);
};

const discardLeft = (game: Game, seat: Seat, card: CardId): void => {
  const mine = privateOf(game.state, seat.player);
  if (mine.hand.includes(card)) seat.faceDown -= 1;
  mine.hand = mine.hand.filter((id) => id !== card);
  mine.drawn = mine.drawn.filter((id) => id !== card);
  seat.faceUp = seat.faceUp.filter((id) => id !== card);
  forgetTurnedUp(seat, card);
  for (const other of Object.values(game.state.secrets.private)) other.seen = other.seen.filter((known) => known.card !== card);
  game.board.discard.push(card);
  emit(game, { type: 'specialDiscarded', player: seat.player, card, why: 'left' });
};

/** The last player left wins at once (C-1107). */
export const endIfLast = (game: Game): boolean => {
  const left = seatsIn(game.board);
  if (left.length !== 1) return false;
  endGame(game, left, 'last');
  return true;
};

/** Everyone who meets a goal wins (C-1104). */
const declareVictory = (game: Game): boolean => {
  const winners = seatsIn(game.board).filter((seat) => metGoals(game.board, seat, privateOf(game.state, seat.player)).length > 0);
  if (winners.length === 0) return false;
  endGame(game, winners, 'goal');
  return true;
};

/** Ends games without progress: C-1204 for a long game, C-1207 for one with goals. */
const endQuietGame = (game: Game): boolean => {
  const { board } = game;
  if (!board.quiet) return false;
  const left = seatsIn(board);
  const rounds = Math.floor(board.quiet.turns / left.length);
  const calm = Math.floor(board.quiet.withoutAttack / left.length);
  if (!board.options.longGame) {
    if (calm < 3 && rounds < 20) return false;
    endGame(game, left, 'draw');
    return true;
  }
  if (board.uncontrolled.length > 0 && calm < 2 && rounds < 10) return false;
  const scores = left.map((seat) => ({ player: seat.player, score: scoreOf(board, seat) }));
  const best = Math.max(...scores.map(({ score }) => score));
  endGame(
    game,
    left.filter((seat) => scoreOf(board, seat) === best),
    'score',
    scores,
  );
  return true;
};

/** Score: total Power, the Illuminati's included, and one for each Group (C-1204). */
export const scoreOf = (board: Board, seat: Seat): number =>
  seat.cards.reduce((sum, card) => sum + powerOf(board, card), 0) + seat.cards.length - 1;

/** Ends the game; secret goals become public. */
export const endGame = (game: Game, winners: readonly Seat[], ended: Outcome['ended'], scores: Outcome['scores'] = []): void => {
  const { board, state } = game;
  const goals = winners.flatMap((seat) =>
    ended === 'goal' ? metGoals(board, seat, privateOf(state, seat.player)).map((goal) => ({ player: seat.player, goal })) : [],
  );
  const revealed = board.seats.flatMap(({ player }) => {
    const { goal } = privateOf(state, player);
    return goal === null ? [] : [{ player, goal }];
  });
  board.frames = [];
  board.outcome = { winners: winners.map((seat) => seat.player), ended, goals, revealed, scores };
  enterPhase(game, 'over');
  emit(game, { type: 'gameOver', outcome: board.outcome });
};

/** True if the player's Illuminati acts in phase `powers` (C-206). */
export const hasPowersPhase = (seat: Seat): boolean =>
  illuminatiFacts(illuminatiOf(seat)).abilities.some(
    (ability) => 'use' in ability && (ability.use === 'money' || ability.use === 'structure'),
  );

/** Takes 5 MB and ends the turn (C-208). */
export const passTurn = (game: Game): void => {
  const { player } = turnOf(game.board);
  emit(game, { type: 'passed', player });
  pay(game, { from: 'bank', to: illuminatiOf(seatOf(game.board, player)), amount: 5, reason: 'pass', player });
  finishTurn(game, true);
};
