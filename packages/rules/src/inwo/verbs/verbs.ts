import { below, rollDice, shuffle } from '../../core/rng.js';
import type { CardId, PlayerId } from '../../core/types.js';
import type { Spot } from '../../domain/geometry.js';
import type { Laid } from '../../domain/tree.js';
import { factsOf, groupFacts, isGroupCard } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import {
  actorIn,
  cardOn,
  cardsOn,
  decksOf,
  emit,
  type Game,
  handGroup,
  handPlot,
  inStructure,
  linkedTo,
  privateOf,
  seatOf,
  tableCard,
} from '../game/game.js';
import { renameCopy } from '../game/view.js';
import type { Board, Change, CopyId, Kept, PlacedHow, Play, RuleId, TableCard, Zone } from '../types/index.js';
import { touchAlone } from '../values/live.js';

/** Primitive changes of state; commands check first. Each change of a card on the table raises the board's stamp. */

export const touch = (board: Board): void => {
  board.stamp += 1;
};

/** A new copy's id. The number tells only how many cards have become known so far. */
export const newCopy = (board: Board): CopyId => String(board.next.copy++);

const drop = <T extends { readonly id: CopyId }>(list: T[], id: CopyId): T | undefined => {
  const index = list.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : list.splice(index, 1)[0];
};

export const lay = (board: Board, { id, card }: Pick<Kept, 'id' | 'card'>, zone: Zone, owner: PlayerId | null): TableCard => {
  const laid: TableCard = {
    id,
    card,
    zone,
    owner,
    master: null,
    arrow: null,
    x: 0,
    y: 0,
    rot: 0,
    host: null,
    tokens: 0,
    devastated: false,
    captured: false,
    order: board.next.order++,
    beneath: 0,
    noted: false,
    arrows: [],
  };
  board.cards[id] = laid;
  if (zone === 'announced') touchAlone(board);
  else touch(board);
  return laid;
};

/** Lays a card of a hand on the table, with what it remembers (N-311, N-736). */
export const layKept = (board: Board, { id, card, memory }: Kept, zone: Zone, owner: PlayerId | null): void => {
  lay(board, { id, card }, zone, owner).devastated = memory?.devastated ?? false;
};

/** A card has come into play: its text may follow. */
export const noteEntered = ({ board, happened }: Game, id: CopyId): void => {
  const { card, owner } = cardOn(board, id);
  happened.push({ event: 'entered', target: id, card, traits: new Set(), power: 0, by: owner, from: null });
};

/** Takes a card off the table. What is linked to it stays. */
export const lift = (board: Board, id: CopyId): TableCard => {
  const card = cardOn(board, id);
  delete board.cards[id];
  board.nwo = board.nwo.filter((other) => other !== id);
  board.changes = board.changes.filter(({ on: changed, until }) => changed !== id || until === 'good');
  if (card.zone === 'announced') touchAlone(board);
  else touch(board);
  return card;
};

/** Takes a card out of a hand. A hidden one becomes a new copy: the table does not tell when it was drawn (N-1402). */
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

/** A Resource that a play named comes into play from the hand; its copy there, or null: it has left the hand, or another copy bars it. */
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

/** Lays a card beneath another one, hidden: it is a new copy from now on. */
export const layBeneath = (game: Game, player: PlayerId, host: CopyId, card: CardId): void => {
  privateOf(game.state, player).beneath.push({ host, kept: { id: newCopy(game.board), card } });
  countBeneath(game.board, host, 1);
};

/** Puts a card into a hand, hidden: it is a new copy from now on. */
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

/** Puts a card into a hand face up. */
export const toHandOpen = (game: Game, player: PlayerId, held: Kept): void => {
  const seat = seatOf(game.board, player);
  (isGroupCard(held.card) ? seat.groups : seat.plots).push(held);
};

/** Turns a hidden card of a hand up; the copy that lies open now. */
export const turnUp = (game: Game, player: PlayerId, id: CopyId): Kept => {
  const taken = takeFromHand(game, player, id);
  renameCopy(game.board, player, id, taken.id);
  toHandOpen(game, player, taken);
  emit(game, { type: 'exposed', player, cards: [taken] });
  return taken;
};

/** If all share one set, a Group lies uncontrolled in the middle instead of in a pile (N-1304). */
export const toMiddle = (game: Game, held: Kept): void => {
  layKept(game.board, held, 'middle', null);
  emit(game, { type: 'uncontrolled', copy: held.id, card: held.card });
};

/** Discards a card that lies nowhere now, face up, into a player's pile (N-506). */
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

/** Noted in a turn whose player draws no Plots for any reason. */
export const DRY = 'dry';

/** Noted in a turn whose player has given up its Group draws. */
export const NO_GROUPS = 'noGroups';

/** True if a card keeps a player from drawing Plots this turn. */
export const isDry = ({ turn }: Board, player: PlayerId, deck: 'plot' | 'group'): boolean =>
  deck === 'plot' && turn?.player === player && turn.used.includes(DRY);

/** The last Plot that was drawn, until its owner does something else (N-1006). */
const noteDrawn = ({ board, state }: Game, player: PlayerId, held: Kept | undefined): void => {
  if (!held || !board.turn) return;
  privateOf(state, player).drawn = held.id;
  board.turn.justDrew = player;
};

/** Draws from the top (N-507); fewer if the deck runs out. */
export const draw = (game: Game, player: PlayerId, deck: 'plot' | 'group', count: number): Kept[] => {
  const seat = seatOf(game.board, player);
  if (isDry(game.board, player, deck)) return [];
  const pile = decksOf(game.state, player)[deck];
  const cards = pile.splice(0, count).map((card) => toHandHidden(game, player, card));
  countDecks(game, player);
  if (deck === 'plot' && cards[0]) showFirstDraw(game, player, cards[0]);
  if (deck === 'plot') noteDrawn(game, player, cards.at(-1));
  if (cards.length > 0)
    emit(game, { type: 'drew', player: seat.player, deck, count: cards.length, secret: { to: [player], what: { cards } } });
  return cards;
};

export const drawCard = (game: Game, player: PlayerId, deck: 'plot' | 'group', card: CardId): Kept => {
  const drawn = toHandHidden(game, player, card);
  countDecks(game, player);
  if (deck === 'plot') {
    showFirstDraw(game, player, drawn);
    noteDrawn(game, player, drawn);
  }
  emit(game, { type: 'drew', player, deck, count: 1, secret: { to: [player], what: { cards: [drawn] } } });
  return drawn;
};

/** The first Plot that a rival draws in a turn is shown to who has a card that says so. */
const showFirstDraw = ({ board, state }: Game, player: PlayerId, held: Kept): void => {
  if (!board.turn || board.turn.shown.includes(player)) return;
  board.turn.shown.push(player);
  for (const { owner, card, zone } of cardsOn(board))
    if (zone === 'structure' && owner !== null && owner !== player && saysRule(card, 'showsFirstDraw'))
      privateOf(state, owner).seen.push({ player, ...held });
};

export const countDecks = (game: Game, player: PlayerId): void => {
  const { plot, group } = decksOf(game.state, player);
  for (const seat of game.board.options.oneSet ? game.board.seats : [seatOf(game.board, player)])
    Object.assign(seat, { plotDeck: plot.length, groupDeck: group.length });
};

/** Discards the top cards of a deck, turned up afterwards. */
export const discardTop = (game: Game, player: PlayerId, deck: 'plot' | 'group', count: number): void => {
  const pile = decksOf(game.state, player)[deck];
  for (const card of pile.splice(0, count)) toDiscards(game, player, { id: newCopy(game.board), card });
  countDecks(game, player);
};

export const shuffleDeck = (game: Game, player: PlayerId, deck: 'plot' | 'group'): void => {
  const pile = decksOf(game.state, player)[deck];
  if (game.state.secrets.shuffled) shuffle(game.state.secrets.rng, pile);
};

export const spendToken = (board: Board, id: CopyId): void => {
  const card = cardOn(board, id);
  card.tokens -= 1;
};

/** Gives a token back or anew; a card that is gone takes none. */
export const giveToken = (board: Board, id: CopyId, count = 1): void => {
  const card = tableCard(board, id);
  if (card) card.tokens += count;
};

/** Notes a change of a card, in the order played. */
export const change = (board: Board, { from, ...made }: Omit<Change, 'id' | 'order'>): void => {
  const order = board.next.order++;
  board.changes.push({ id: order, order, ...made, ...(from !== undefined && !earlierOf(board).outlivesSource && { from }) });
  touch(board);
};

/** Ends changes; a Plot that lay open for one is discarded (N-904). */
export const endChanges = (game: Game, ends: (made: Change) => boolean): void => {
  const { board } = game;
  const over = board.changes.filter(ends);
  if (over.length === 0) return;
  board.changes = board.changes.filter((made) => !over.includes(made));
  for (const { copy } of over)
    if (copy !== null && tableCard(board, copy)?.zone === 'announced' && !board.changes.some((made) => made.copy === copy))
      discardTable(game, copy);
  touch(board);
};

/** Hangs one card on an arrow. Its puppets need calls of their own. */
export const attach = (game: Game, { card: id, onto, arrow, spot }: Laid, player: PlayerId, cause: PlacedHow): void => {
  const card = cardOn(game.board, id);
  card.zone = 'structure';
  card.owner = player;
  card.master = onto;
  card.arrow = arrow;
  place(card, spot);
  for (const linked of linkedTo(game.board, id)) {
    if (inStructure(linked)) continue;
    linked.owner = player;
    if (factsOf(linked.card).kind === 'resource') linked.zone = 'resource';
  }
  touch(game.board);
  emit(game, { type: 'placed', copy: id, player, onto, arrow, how: cause });
};

const place = (card: TableCard, { x, y, rot }: Spot): void => {
  card.x = x;
  card.y = y;
  card.rot = rot;
};

/** Links a card that lies on the table to another. */
export const link = (game: Game, id: CopyId, host: CopyId | null): void => {
  const card = cardOn(game.board, id);
  card.host = host;
  if (host !== null && card.zone === 'announced') {
    card.zone = 'linked';
    card.owner = cardOn(game.board, host).owner ?? card.owner;
  }
  card.order = game.board.next.order++;
  touch(game.board);
  emit(game, { type: 'linked', copy: id, to: host });
};

export const saysRule = (card: CardId, rule: RuleId): boolean =>
  factsOf(card).abilities.some((ability) => ability.form === 'modify' && ability.of === 'rule' && ability.rule === rule);

/** Discards a card from the table into its owner's pile; a Group by `discardBranch`. */
export const discardTable = (game: Game, id: CopyId): void => {
  const card = lift(game.board, id);
  if (card.owner !== null) toDiscards(game, card.owner, { id, card: card.card }, card.zone === 'announced');
};

/** Two dice, or one: queued ones first (tests and scenarios), then the generator's. */
export const throwDice = (game: Game, count: 1 | 2): number[] => {
  const { secrets } = game.state;
  const queued = secrets.dice.shift();
  if (queued) return queued;
  return count === 2 ? rollDice(secrets.rng) : [below(secrets.rng, 6) + 1];
};

/** A play falls; `by`: the one that cancels it. */
export const strike = (play: Play, { by, card }: Play): void => {
  play.cancelled = true;
  play.cancelledBy = { by, card };
};

/** True if a Group of this card is in play, or was destroyed and cannot come back (N-110). */
export const copyBars = (board: Board, card: CardId): 'inPlay' | 'destroyed' | null => {
  const facts = factsOf(card);
  if (board.sealed.includes(card)) return 'destroyed';
  if (facts.abilities.some((ability) => ability.form === 'modify' && ability.of === 'rule' && ability.rule === 'copiesAllowed'))
    return null;
  if (facts.kind === 'resource' && !facts.unique) return null;
  for (const other of cardsOn(board))
    if (other.card === card && (inStructure(other) || other.zone === 'resource' || other.zone === 'middle')) return 'inPlay';
  return board.seats.some(({ destroyed }) => destroyed.some((fallen) => fallen.card === card && !fallen.revived)) ? 'destroyed' : null;
};

export const spendIlluminati = ({ board }: Game, by: string): void => {
  const { illuminati } = seatOf(board, by);
  if (illuminati !== null) spendToken(board, illuminati);
};

/** Notes that a player has seen hidden cards of another. */
export const see = (game: Game, by: PlayerId, holder: PlayerId, cards: readonly Kept[]): void => {
  const mine = privateOf(game.state, by);
  for (const kept of cards) if (!mine.seen.some((known) => known.id === kept.id)) mine.seen.push({ ...kept, player: holder });
};
