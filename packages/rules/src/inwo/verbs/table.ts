import type { CardId, PlayerId } from '../../core/types.js';
import type { Spot } from '../../domain/geometry.js';
import type { Laid } from '../../domain/tree.js';
import { factsOf } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { cardOn, cardsOn, emit, type Game, inStructure, linkedTo } from '../game/game.js';
import type { Board, CopyId, Kept, PlacedHow, RuleId, TableCard, Zone } from '../types/index.js';
import { touchAlone } from '../values/live.js';

/* Primitive changes of the table; commands check first. Each change of a card on the table raises the board's stamp. */

export const touch = (board: Board): void => {
  board.stamp += 1;
};

/** A new copy's id. The number tells only how many cards have become known so far. */
export const newCopy = (board: Board): CopyId => String(board.next.copy++);

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

export const saysRule = (card: CardId, rule: RuleId): boolean => textsOf(card).rules.has(rule);

/** True if a Group of this card is in play, or was destroyed and cannot come back (N-110). */
export const copyBars = (board: Board, card: CardId): 'inPlay' | 'destroyed' | null => {
  const facts = factsOf(card);
  if (board.sealed.includes(card)) return 'destroyed';
  if (saysRule(card, 'copiesAllowed')) return null;
  if (facts.kind === 'resource' && !facts.unique) return null;
  for (const other of cardsOn(board))
    if (other.card === card && (inStructure(other) || other.zone === 'resource' || other.zone === 'middle')) return 'inPlay';
  return board.seats.some(({ destroyed }) => destroyed.some((fallen) => fallen.card === card && !fallen.revived)) ? 'destroyed' : null;
};
