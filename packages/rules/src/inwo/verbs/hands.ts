import type { CardId, PlayerId } from '../../core/types.js';
import { groupFacts, isGroupCard } from '../cards/index.js';
import { actorIn, emit, type Game, handGroup, handPlot, privateOf, seatOf, tableCard } from '../game/game.js';
import { renameCopy } from '../game/view.js';
import type { Board, CopyId, Kept } from '../types/index.js';
import { copyBars, lay, layKept, lift, newCopy, noteEntered } from './table.js';

const drop = <T extends { readonly id: CopyId }>(list: T[], id: CopyId): T | undefined => {
  const index = list.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : list.splice(index, 1)[0];
};

/** Takes a card out of a hand. A hidden one becomes a new copy: the table does not reveal when it was drawn (N-1402). */
export const takeFromHand = (game: Game, player: PlayerId, id: CopyId): Kept => {
  const seat = seatOf(game.board, player);
  const mine = privateOf(game.state, player);
  const open = drop(seat.plots, id) ?? drop(seat.groups, id);
  if (open) return open;
  const under = mine.beneath.find(({ kept }) => kept.id === id);
  if (under) {
    mine.beneath = mine.beneath.filter((stored) => stored !== under);
    countBeneath(game.board, under.host, -1);
    return { ...under.kept, id: newCopy(game.board) };
  }
  const plot = drop(mine.plots, id);
  if (plot) seat.hiddenPlots -= 1;
  const held = plot ?? drop(mine.groups, id);
  if (!held) throw new Error(`${player} has no card ${id}`);
  if (!plot) seat.hiddenGroups -= 1;
  for (const other of Object.values(game.state.secrets.private)) other.seen = other.seen.filter((known) => known.id !== id);
  return { ...held, id: newCopy(game.board) };
};

const heldCard = (game: Game, player: PlayerId, id: CopyId): Kept | undefined => {
  const actor = actorIn(game, player);
  return handPlot(actor, id) ?? handGroup(actor, id);
};

/** Brings a named Resource from the hand into play. @returns its copy there; null: it has left the hand, or another copy bars it */
export const enterFromHand = (game: Game, player: PlayerId, id: CopyId | undefined): CopyId | null => {
  const held = id === undefined ? undefined : heldCard(game, player, id);
  if (!held || copyBars(game.board, held.card)) return null;
  const taken = takeFromHand(game, player, held.id);
  lay(game.board, taken, 'resource', player);
  noteEntered(game, taken.id);
  return taken.id;
};

const countBeneath = (board: Board, host: CopyId, more: number): void => {
  const card = tableCard(board, host);
  if (card) card.beneath += more;
};

/** Puts a card beneath another one, hidden, as a new copy. */
export const layBeneath = (game: Game, player: PlayerId, host: CopyId, card: CardId): void => {
  privateOf(game.state, player).beneath.push({ host, kept: { id: newCopy(game.board), card } });
  countBeneath(game.board, host, 1);
};

/** Puts a card into a hand, hidden, as a new copy. */
export const toHandHidden = (game: Game, player: PlayerId, card: CardId): Kept => {
  const seat = seatOf(game.board, player);
  const mine = privateOf(game.state, player);
  const hidden: Kept = { id: newCopy(game.board), card };
  if (isGroupCard(card)) {
    mine.groups.push(hidden);
    seat.hiddenGroups += 1;
  } else {
    mine.plots.push(hidden);
    seat.hiddenPlots += 1;
  }
  return hidden;
};

export const toHandOpen = (game: Game, player: PlayerId, held: Kept): void => {
  const seat = seatOf(game.board, player);
  (isGroupCard(held.card) ? seat.groups : seat.plots).push(held);
};

/** Exposes a hidden card of a hand. @returns the face-up copy */
export const turnUp = (game: Game, player: PlayerId, id: CopyId): Kept => {
  const taken = takeFromHand(game, player, id);
  renameCopy(game.board, player, id, taken.id);
  toHandOpen(game, player, taken);
  emit(game, { type: 'exposed', player, cards: [taken] });
  return taken;
};

/** With a shared set, puts a Group in the middle instead of a pile (N-1304). */
export const toMiddle = (game: Game, held: Kept): void => {
  layKept(game.board, held, 'middle', null);
  emit(game, { type: 'uncontrolled', copy: held.id, card: held.card });
};

/** Discards a card without a place, face up, into a player's pile (N-506). */
export const toDiscards = (game: Game, player: PlayerId, held: Kept, used = false): void => {
  if (game.board.options.oneSet && groupFacts(held.card)) {
    toMiddle(game, held);
    return;
  }
  seatOf(game.board, player).discards.push(held);
  if (!isGroupCard(held.card)) game.board.lastDiscard = { player, id: held.id, used };
  emit(game, { type: 'discarded', player, card: held.card });
};

export const discardFromHand = (game: Game, player: PlayerId, id: CopyId): void => toDiscards(game, player, takeFromHand(game, player, id));

/** Discards a card from the table into its owner's pile; a Group by `discardBranch`. */
export const discardTable = (game: Game, id: CopyId): void => {
  const card = lift(game.board, id);
  if (card.owner !== null) toDiscards(game, card.owner, { id, card: card.card }, card.zone === 'announced');
};

export const see = (game: Game, by: PlayerId, holder: PlayerId, cards: readonly Kept[]): void => {
  const mine = privateOf(game.state, by);
  for (const kept of cards) if (!mine.seen.some((known) => known.id === kept.id)) mine.seen.push({ ...kept, player: holder });
};
