import type { CardId } from '@illuminice/rules';
import {
  type Board,
  cardFacts,
  openPlaces,
  type Place,
  type PuppetPlace,
  previewPlacement,
  spotAt,
  type TableCard,
} from '@illuminice/rules/classic';
import { groupWorth } from './evaluate.js';
import { best, mySeat, type PlayerContext, seatOf } from './player-context.js';

/** Probes for free room: one Group for each side of the inward arrow, since nothing else matters. */
const PROBES = Object.values(
  Object.fromEntries(Object.values(cardFacts).flatMap((facts) => (facts.kind === 'group' ? [[facts.inward, facts.id]] : []))),
);

export const openness = (board: Board, player: string): number =>
  PROBES.reduce((sum, probe) => sum + openPlaces(board, probe, player).length, 0) / PROBES.length;

const withCards = (board: Board, player: string, laid: readonly TableCard[]): Board => ({
  ...board,
  cards: { ...board.cards, ...Object.fromEntries(laid.map((card) => [card.id, card])) },
  seats: board.seats.map((seat) =>
    seat.player === player ? { ...seat, cards: [...new Set([...seat.cards, ...laid.map(({ id }) => id)])] } : seat,
  ),
});

/** Room left after placing a Group here (C-502). */
export const opennessAt = (context: PlayerContext, place: Place & { group: CardId; puppets?: PuppetPlace[] }): number => {
  const { spots } = previewPlacement(context, place);
  const laid = spots.flatMap(({ card, onto, arrow, x, y, rot }): TableCard[] => {
    const now = context.board.cards[card];
    return now ? [{ ...now, zone: 'play', owner: context.player, master: onto, arrow, x, y, rot }] : [];
  });
  return openness(withCards(context.board, context.player, laid), context.player);
};

const depthOf = (board: Board, card: CardId | null): number => (card === null ? -1 : 1 + depthOf(board, board.cards[card]?.master ?? null));

/** The place that leaves most room, near the Illuminati (C-409). */
export const bestPlace = <P extends Place>(
  context: PlayerContext,
  group: CardId,
  places: readonly P[],
  lost: (place: P) => number,
): P | undefined => {
  if (!context.skill.layout) return best(places, (place) => -lost(place));
  const shelter = groupWorth(context.board, group) / 10;
  return best(
    places,
    (place) =>
      opennessAt(context, { group, ...place }) - 10 * lost(place) + shelter * ([2, 1, 0.4][depthOf(context.board, place.onto)] ?? 0),
  );
};

/** Score of a layout: room left, and the best Groups' nearness to the Illuminati. */
const orderliness = (board: Board, player: string): number => {
  const shelter = [0, 1, 0.5, 0.2];
  const { cards } = seatOf(board, player);
  const near = cards.reduce((sum, card) => sum + groupWorth(board, card) * (shelter[depthOf(board, card)] ?? 0), 0);
  return openness(board, player) + near / 10;
};

const ROOMY = 5;

/** A better arrangement of the structure (C-1001); null if roomy already or none found. */
export const betterStructure = (context: PlayerContext): PuppetPlace[] | null => {
  const { player } = context;
  const [root, ...groups] = mySeat(context).cards;
  if (root === undefined || openness(context.board, player) >= ROOMY) return null;
  const arrows = (card: CardId): number => {
    const facts = cardFacts[card];
    return facts?.kind === 'group' ? facts.outward.length : 0;
  };
  const order = groups.sort((a, b) => arrows(b) - arrows(a) || groupWorth(context.board, b) - groupWorth(context.board, a));
  let board: Board = {
    ...context.board,
    seats: context.board.seats.map((seat) => (seat.player === player ? { ...seat, cards: [root] } : seat)),
  };
  const placements: PuppetPlace[] = [];
  for (const group of order) {
    const hung = (place: Place): Board => {
      const { x, y, rot } = spotAt(board, group, place);
      const card = board.cards[group] as TableCard;
      return withCards(board, player, [{ ...card, master: place.onto, arrow: place.arrow, x, y, rot }]);
    };
    const place = best(openPlaces(board, group, player), (candidate) => orderliness(hung(candidate), player));
    if (!place) return null;
    board = hung(place);
    placements.push({ group, ...place });
  }
  return orderliness(board, player) > orderliness(context.board, player) + 1 ? placements : null;
};
