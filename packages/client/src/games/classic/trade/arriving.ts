import type { CardId } from '@illuminice/rules';
import { arrivalPlaces, branchOf, findSeat, type Place, type Suggestion } from '@illuminice/rules/classic';
import type { BoardHighlights } from '../../../board/contract';
import type { Arriving } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { placements, type Terms } from './bargain';

/** Possible arrows of an arriving Group, given the Groups already attached. */
export function arrowsFor(position: Position, terms: Terms, arriving: Arriving, group: CardId): Suggestion[] {
  const before = arriving.hung.findIndex((hung) => hung.group === group);
  const hung = before < 0 ? arriving.hung : arriving.hung.slice(0, before);
  return arrivalPlaces(position.view.board, terms, position.me, {
    group,
    placed: placements(position, terms, { hung, gone: [] }),
    gone: arriving.gone,
  });
}

/** Attaches a Group to another arrow. Groups attached later may depend on it, so they are attached anew. */
export function hangArriving(arriving: Arriving, group: CardId, place: Place | null): Arriving {
  const index = arriving.hung.findIndex((hung) => hung.group === group);
  const before = index < 0 ? arriving.hung : arriving.hung.slice(0, index);
  return { ...arriving, hung: place ? [...before, { group, onto: place.onto, arrow: place.arrow }] : before };
}

export const givable = ({ view, me }: Position, leaving: readonly CardId[]): CardId[] => {
  const seat = findSeat(view.board, me);
  const away = leaving.flatMap((group) => branchOf(view.board, group));
  return (seat?.cards ?? []).filter((card) => card !== seat?.illuminati && !away.includes(card));
};

/** More steps than any structure has. */
const FAR = 100;

const samePlace = (a: Place | undefined, b: Place): boolean => a !== undefined && a.onto === b.onto && a.arrow === b.arrow;

/** The Group that an arrow on the table is for. */
export const inHand = ({ inHand: wish }: Arriving, groups: readonly CardId[]): CardId | null =>
  groups.find((group) => group === wish) ?? groups[0] ?? null;

/** Assigns an arrow to every Group that fits: chosen arrows stay, other Groups go as near to the Illuminati as possible without a loss. */
export function hangAll(position: Position, terms: Terms, groups: readonly CardId[], arriving: Arriving): Arriving {
  const { cards } = position.view.board;
  const steps = (card: CardId): number => {
    const { owner, master } = cards[card] ?? {};
    if (owner !== position.me) return FAR;
    return master ? 1 + steps(master) : 0;
  };
  const hung: Arriving['hung'] = [];
  const chosen = arriving.hung.map(({ group }) => group).filter((group) => groups.includes(group));
  for (const group of [...chosen, ...groups.filter((id) => !chosen.includes(id))]) {
    const free = arrowsFor(position, terms, { ...arriving, hung }, group);
    const wish = arriving.hung.find((entry) => entry.group === group);
    const [nearest] = free.filter(({ plan }) => plan.lost.length === 0).sort((a, b) => steps(a.onto) - steps(b.onto));
    const place = free.find((spot) => samePlace(wish, spot)) ?? nearest;
    if (place) hung.push({ group, onto: place.onto, arrow: place.arrow });
  }
  return { ...arriving, hung };
}

/** Highlights on the table: arrows for the current Group, and the resulting layout. */
export function arrivingMarks(
  position: Position,
  terms: Terms,
  groups: readonly CardId[],
  wishes: Arriving,
): Pick<BoardHighlights, 'places' | 'ghosts'> {
  const arriving = hangAll(position, terms, groups, wishes);
  const hand = inHand(arriving, groups);
  const placeOf = (group: CardId) => arriving.hung.find((hung) => hung.group === group);
  const found = groups.map((group) => ({ group, free: arrowsFor(position, terms, arriving, group) }));
  const places = (found.find(({ group }) => group === hand)?.free ?? []).flatMap((place) => {
    const spot = place.plan.laid.find(({ card }) => card === hand)?.spot;
    return spot && hand ? [{ onto: place.onto, arrow: place.arrow, spot, picked: samePlace(placeOf(hand), place) }] : [];
  });
  const ghosts = found.flatMap(({ group, free }) =>
    (free.find((place) => samePlace(placeOf(group), place))?.plan.laid ?? []).map(({ card, spot }) => ({ card, spot, owner: position.me })),
  );
  return { places, ghosts };
}

/** Handles a tap on an arrow. @returns null: it is not legal for the current Group */
export function hangOnTable(
  position: Position,
  terms: Terms,
  deal: { readonly groups: readonly CardId[]; readonly wishes: Arriving },
  place: Place,
): Arriving | null {
  const { groups, wishes } = deal;
  const arriving = hangAll(position, terms, groups, wishes);
  const hand = inHand(arriving, groups);
  if (!hand || !arrowsFor(position, terms, arriving, hand).some((spot) => samePlace(spot, place))) return null;
  return hangArriving(arriving, hand, place);
}
