import type { PlayerId } from '../../core/types.js';
import { callOff, over, voidAttack } from '../attack/attacking.js';
import { areFactions } from '../attack/forces.js';
import { endPlaced, resolve } from '../attack/result.js';
import { groupFacts, illuminatiFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import {
  allGroups,
  cardsIn,
  cardsOn,
  emit,
  type Game,
  illuminatiCard,
  newPrivate,
  openAttack,
  privateOf,
  resourcesOf,
  seatOf,
  seatsIn,
  structureOf,
  tableCard,
} from '../game/game.js';
import { publicGoals } from '../goals/goals.js';
import { discardBranch } from '../structure/falling.js';
import { arrange, hang, placesOn } from '../structure/structure.js';
import type { Attack, Board, CopyId, GameEvent, Outcome, State } from '../types/index.js';
import { countDecks } from '../verbs/decks.js';
import { takeFromHand, toMiddle, turnUp } from '../verbs/hands.js';
import { lift, touch } from '../verbs/table.js';

/** Tells if the Groups of a leaver's hand go to the middle (N-1304). */
const isShared = (board: Board): boolean => board.options.oneSet && !earlierOf(board).sharesLoosely;

/** A Group of the leaver's hand under attack leaves the game, or lies in the middle. */
const dropTarget = (game: Game, { target }: Attack): void => {
  const { card, devastated } = lift(game.board, target);
  if (isShared(game.board)) toMiddle(game, { id: target, card, ...(devastated && { memory: { devastated } }) });
};

/** Groups of the leaver's hand, and one that is just being taken over, go to the middle (N-1304). */
const shareHand = (game: Game, player: PlayerId): void => {
  const { board, state } = game;
  const held = allGroups({ board, player, mine: privateOf(state, player) }).filter(({ card }) => groupFacts(card));
  for (const { id } of held) toMiddle(game, takeFromHand(game, player, id));
  for (const { id, card } of cardsIn(board, player, 'announced').filter((candidate) => groupFacts(candidate.card))) {
    lift(board, id);
    toMiddle(game, { id, card });
  }
};

/** An attack led by the leaver is called off; one on the leaver whose dice succeed is settled first, placed by N-1007 (N-1212). */
const settleAttack = (game: Game, player: PlayerId): void => {
  const { board } = game;
  const attack = openAttack(board);
  if (attack?.by === player) {
    over(game, attack, 'calledOff');
    if (tableCard(board, attack.target)?.zone === 'target') dropTarget(game, attack);
    board.frames = board.frames.filter(({ kind }) => kind !== 'place');
  } else if (attack?.defender === player) {
    if (attack.stage === 'contest') voidAttack(game, attack);
    else settle(game, attack);
  }
};

/** Carries out what the dice of an attack on a leaver have decided. */
const settle = (game: Game, attack: Attack): void => {
  const { board } = game;
  if (attack.stage === 'dice') resolve(game, attack);
  const [best] = attack.stage === 'place' && attack.leader ? placesOn(board, attack.target, attack.by, attack.leader) : [];
  if (!best) return;
  const { onto, arrow, puppets } = best;
  const arrangement = arrange(board, attack.target, attack.by, { onto, arrow, puppets });
  if (arrangement)
    hang(game, arrangement, attack.by, { cause: 'captured', lose: (lost) => discardBranch(game, lost, attack.defender ?? attack.by) });
  board.frames = board.frames.filter(({ kind }) => kind !== 'place');
  endPlaced(game, attack);
};

/** Takes a player's cards off the table, with those linked to them. @param shown the target out of the hand */
const removeCards = ({ board, state }: Game, player: PlayerId, attack: Attack | null, shown: readonly CopyId[]): void => {
  // A Plot may be linked to a Group of the hand: one that is attacked there, or came back to it (N-809).
  const inHand = [...(state.secrets.private[player]?.groups ?? []), ...seatOf(board, player).groups];
  const gone = new Set([...structureOf(board, player), ...inHand].map(({ id }) => id).concat(shown));
  const isFree = (id: CopyId | null) => id !== null && isShared(board) && tableCard(board, id)?.zone === 'middle';
  for (const { id, owner, host, zone } of cardsOn(board)) {
    // New World Orders stay (N-810).
    const goes = owner === player && (zone !== 'nwo' || earlierOf(board).dropsOrders);
    if ((goes || (host !== null && gone.has(host))) && !isFree(host)) delete board.cards[id];
  }
  if (attack) {
    attack.joins = attack.joins.filter((join) => board.cards[join.card]);
    attack.plus = attack.plus.filter(({ on: boosted }) => board.cards[boosted]);
  }
  board.nwo = board.nwo.filter((id) => board.cards[id]);
  board.changes = board.changes.filter(({ on: changed }) => board.cards[changed]);
};

/** A player leaves: hand, decks, Resources, Groups and Illuminati leave the game with their links. */
export const leave = (game: Game, player: PlayerId, heir: PlayerId | null): void => {
  const { board, state } = game;
  const seat = seatOf(board, player);
  const card = illuminatiCard(board, player);
  const led = openAttack(board);
  const shown = led?.by === player && tableCard(board, led.target)?.zone === 'target' ? [led.target] : [];
  settleAttack(game, player);
  const attack = openAttack(board);
  if (heir !== null) {
    if (card) seatOf(board, heir).toppled.push(card);
    if (areFactions(board, heir, player))
      for (const resource of resourcesOf(board, player)) Object.assign(resource, { owner: heir, host: null });
  }
  if (isShared(board)) shareHand(game, player);
  removeCards(game, player, attack, shown);
  board.deals = board.deals.filter((deal) => deal.from !== player && deal.to !== player);
  for (const other of Object.values(state.secrets.private))
    if (other.deals) other.deals = other.deals.filter((deal) => deal.from !== player && deal.to !== player);
  board.claims = board.claims.filter((claim) => claim.player !== player);
  board.frames = board.frames.filter((frame) => !('by' in frame) || frame.by !== player);
  // Shared decks stay (N-1304).
  if (!board.options.oneSet) state.secrets.decks[player] = { plot: [], group: [] };
  countDecks(game, player);
  const mine = state.secrets.private[player];
  if (mine) Object.assign(mine, { ...newPrivate(), tried: mine.tried });
  Object.assign(seat, { status: 'out', hiddenPlots: 0, hiddenGroups: 0, plots: [], groups: [], illuminati: null });
  touch(board);
  emit(game, { type: 'left', player });
};

/** A destroyer of so many that their own last puppet was the last one needed wins at the end of that turn instead (N-1210). */
const winsByOwnFall = (board: Board, player: PlayerId): boolean =>
  board.turn?.player === player &&
  board.turn.ending !== 'lapse' &&
  board.turn.ending !== 'limit' &&
  illuminatiFacts(illuminatiCard(board, player) ?? '')?.goal.kind === 'destroyed' &&
  publicGoals(board, player).includes('special');

const hasPuppet = (board: Board, player: PlayerId): boolean => {
  let held = 0;
  for (const { owner, zone } of cardsOn(board)) if (owner === player && zone === 'structure' && ++held > 1) return true;
  return false;
};

/** Players without a puppet after three finished turns are out (N-1210). */
export const eliminateFallen = (game: Game): boolean => {
  const { board } = game;
  let someone = false;
  for (const { player, turns, status } of board.seats) {
    if (status === 'out' || turns < 3 || hasPuppet(board, player) || winsByOwnFall(board, player)) continue;
    const taken = board.turn?.lastTaken.find(({ from }) => from === player);
    const card = illuminatiCard(board, player);
    for (const helper of new Set(taken?.helpers)) if (card !== null) seatOf(board, helper).helped.push(card);
    leave(game, player, taken?.by ?? null);
    someone = true;
  }
  return someone;
};

/** Ends the game if one player or nobody is left (N-1213). */
export const endIfLast = (game: Game): boolean => {
  const left = seatsIn(game.board);
  if (left.length > 1 || game.board.phase === 'over') return false;
  finish(
    game,
    left.map(({ player }) => player),
    left.length === 1 ? 'last' : 'draw',
  );
  return true;
};

export const finish = (game: Game, winners: PlayerId[], ended: Outcome['ended']): void => {
  const { board } = game;
  // Winners show all their Plots (N-1208).
  if (ended === 'goal')
    for (const player of winners) for (const { id } of [...privateOf(game.state, player).plots]) turnUp(game, player, id);
  board.phase = 'over';
  board.frames = [];
  board.outcome = { winners, ended };
  emit(game, { type: 'ended', winners });
};

export const endAgreed = (state: State): readonly GameEvent[] => {
  const game: Game = { state, board: state.board, events: [], happened: [], losses: [] };
  const attack = openAttack(state.board);
  if (attack) callOff(game, attack);
  finish(game, [], 'agreed');
  state.board.seq += 1;
  return game.events;
};
