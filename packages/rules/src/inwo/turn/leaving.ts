import type { PlayerId } from '../../core/types.js';
import { voidAttack } from '../attack/attacking.js';
import { areFactions } from '../attack/forces.js';
import { emit, type Game, illuminatiCard, openAttack, resourcesOf, seatOf, seatsIn, structureOf } from '../game.js';
import type { GameEvent, Outcome, State } from '../types/index.js';
import { countDecks, touch } from '../verbs.js';

/* Going out of the game (N-1210…N-1213). */

/** A player leaves: hand, decks, Resources, Groups and Illuminati leave the game with their links. */
export const leave = (game: Game, player: PlayerId, to: PlayerId | null): void => {
  const { board, state } = game;
  const seat = seatOf(board, player);
  const card = illuminatiCard(board, player);
  const attack = openAttack(board);
  if (attack && (attack.by === player || attack.defender === player)) {
    if (attack.stage === 'contest' || attack.stage === 'dice') voidAttack(game, attack);
    else attack.stage = 'over';
  }
  if (to !== null) {
    if (card) seatOf(board, to).toppled.push(card);
    if (areFactions(board, to, player))
      for (const resource of resourcesOf(board, player)) Object.assign(resource, { owner: to, host: null });
  }
  const gone = new Set(structureOf(board, player).map(({ id }) => id));
  for (const one of Object.values(board.cards))
    if (one.owner === player || (one.host !== null && gone.has(one.host))) delete board.cards[one.id];
  if (attack) {
    attack.joins = attack.joins.filter((join) => board.cards[join.card]);
    attack.plus = attack.plus.filter(({ on }) => board.cards[on]);
  }
  board.nwo = board.nwo.filter((id) => board.cards[id]);
  board.changes = board.changes.filter(({ on }) => board.cards[on]);
  board.deals = board.deals.filter((deal) => deal.from !== player && deal.to !== player);
  board.claims = board.claims.filter((claim) => claim.player !== player);
  board.frames = board.frames.filter((frame) => !('by' in frame) || frame.by !== player);
  state.secrets.decks[player] = { plot: [], group: [] };
  countDecks(game, player);
  const mine = state.secrets.private[player];
  if (mine)
    Object.assign(mine, {
      plots: [],
      groups: [],
      deck: null,
      lead: null,
      choice: null,
      beneath: [],
      notes: [],
      struck: null,
      sealed: [],
      looked: null,
      drawn: null,
      named: [],
      offered: [],
      seen: [],
    });
  Object.assign(seat, { status: 'out', hiddenPlots: 0, hiddenGroups: 0, plots: [], groups: [], illuminati: null });
  touch(board);
  emit(game, { type: 'left', player });
};

/** Whoever has finished three turns and has no puppet left is out (N-1210). */
export const eliminateFallen = (game: Game): boolean => {
  const { board } = game;
  let someone = false;
  for (const { player, turns } of seatsIn(board)) {
    if (turns < 3 || structureOf(board, player).length > 1) continue;
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

/** The game is over. */
export const finish = (game: Game, winners: PlayerId[], ended: Outcome['ended']): void => {
  const { board } = game;
  board.phase = 'over';
  board.frames = [];
  board.outcome = { winners, ended };
  emit(game, { type: 'ended', winners });
};

/** The players agreed not to finish the game. @returns what happened */
export const endAgreed = (state: State): readonly GameEvent[] => {
  const game: Game = { state, board: state.board, events: [], happened: [], losses: [] };
  finish(game, [], 'agreed');
  state.board.seq += 1;
  return game.events;
};
