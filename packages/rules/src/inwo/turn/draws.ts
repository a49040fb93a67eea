import type { CardId, Refusal } from '../../core/types.js';
import { isGroupCard } from '../cards/index.js';
import { type Actor, decksOf, type Game, privateOf, topFrame } from '../game/game.js';
import type { Board, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { playerHasRule } from '../values/values.js';
import { countDecks, draw, drawCard } from '../verbs/decks.js';

type Deck = 'plot' | 'group';
type DrawFields = Pick<IntentOf<'drawPlot'>, 'from' | 'keep' | 'rest'>;

const LOOK = 3;

const shownNow = (board: Board, player: string, deck: Deck): number => {
  if (deck === 'plot' && playerHasRule(board, player, 'drawLook')) return LOOK;
  return playerHasRule(board, player, 'topOrBottom') ? 1 : 0;
};

const shownFor = (board: Board, player: string, pile: readonly CardId[], deck: Deck): CardId[] => {
  const top = shownNow(board, player, deck);
  if (top > 0) return pile.slice(0, top);
  return deck === 'plot' && playerHasRule(board, player, 'bottomDraw') ? pile.slice(-1) : [];
};

/** Shows the turn's player the due draws that their cards let them see (N-202). */
export const showDraws = (game: Game): void => {
  const { board, state } = game;
  if (board.phase !== 'start' || topFrame(board) || !board.turn) return;
  const { player, plotDraws, groupDraws, step } = board.turn;
  const decks = decksOf(state, player);
  const cards = [
    ...(plotDraws > 0 && step <= 1 ? shownFor(board, player, decks.plot, 'plot') : []),
    ...(groupDraws > 0 && step <= 2 ? shownFor(board, player, decks.group, 'group') : []),
  ];
  if (cards.length > 0) privateOf(state, player).looked = { player, cards };
};

/** Why a card cannot be drawn in this way. */
export const drawRefusal = ({ board, player, mine }: Actor, deck: Deck, { from, keep, rest }: DrawFields): Refusal | null => {
  if (from === 'bottom' && !playerHasRule(board, player, 'topOrBottom') && !(deck === 'plot' && playerHasRule(board, player, 'bottomDraw')))
    return refuse('N-202', 'noDrawLeft');
  if (keep === undefined) return rest === undefined ? null : refuse('N-902', 'needs', { field: 'keep' });
  if (from !== undefined || shownNow(board, player, deck) === 0) return refuse('N-202', 'noDrawLeft');
  const looked = mine.looked?.cards ?? [];
  // Group deck cards were shown after the Plots.
  const shown = deck === 'plot' ? looked.slice(0, shownNow(board, player, deck)) : looked.filter(isGroupCard);
  return typeof keep === 'number'
    ? keep >= 0 && keep < shown.length
      ? null
      : refuse('N-1403', 'notSeen')
    : shown.includes(keep)
      ? null
      : refuse('N-1403', 'notSeen');
};

/** Draws one card as the player's cards allow. @returns false from an empty deck */
export const drawOne = (game: Game, player: string, deck: Deck, { from, keep, rest }: DrawFields): boolean => {
  const pile = decksOf(game.state, player)[deck];
  privateOf(game.state, player).looked = null;
  if (from === 'bottom') {
    const card = pile.pop();
    if (card !== undefined) drawCard(game, player, deck, card);
    return card !== undefined;
  }
  if (keep === undefined) return draw(game, player, deck, 1).length > 0;
  const shown = pile.splice(0, shownNow(game.board, player, deck));
  const [card] = shown.splice(typeof keep === 'number' ? keep : shown.indexOf(keep), 1);
  if (rest === 'bottom') pile.push(...shown);
  else pile.unshift(...shown);
  countDecks(game, player);
  if (card !== undefined) drawCard(game, player, deck, card);
  return card !== undefined;
};
