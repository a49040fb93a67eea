import { shuffle } from '../../core/rng.js';
import type { CardId, PlayerId } from '../../core/types.js';
import { cardsOn, decksOf, emit, type Game, privateOf, seatOf } from '../game/game.js';
import type { Board, Kept } from '../types/index.js';
import { toDiscards, toHandHidden } from './hands.js';
import { newCopy, saysRule } from './table.js';

/** Mark of a turn whose player draws no Plots for any reason. */
export const DRY = 'dry';

export const NO_GROUPS = 'noGroups';

export const isDry = ({ turn }: Board, player: PlayerId, deck: 'plot' | 'group'): boolean =>
  deck === 'plot' && turn?.player === player && turn.used.includes(DRY);

/** Records the last drawn Plot, until its owner does something else (N-1006). */
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

/** Shows a rival's first Plot of a turn to players whose card says so. */
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

/** Discards the top cards of a deck, face up afterwards. */
export const discardTop = (game: Game, player: PlayerId, deck: 'plot' | 'group', count: number): void => {
  const pile = decksOf(game.state, player)[deck];
  for (const card of pile.splice(0, count)) toDiscards(game, player, { id: newCopy(game.board), card });
  countDecks(game, player);
};

export const shuffleDeck = (game: Game, player: PlayerId, deck: 'plot' | 'group'): void => {
  const pile = decksOf(game.state, player)[deck];
  if (game.state.secrets.shuffled) shuffle(game.state.secrets.rng, pile);
};
