import {
  branchOf,
  type CardId,
  cardFacts,
  type Intent,
  openPlaces,
  type Place,
  previewPlacement,
  spotAt,
  suggestPlacement,
} from '@illuminice/rules';
import type { PlaceGesture, Table } from './types';

export const newPlace = (why: PlaceGesture['why'], group: CardId | null = null, card: CardId | null = null): PlaceGesture => ({
  kind: 'place',
  why,
  card,
  group,
  place: null,
  puppets: [],
});

/** Groups that may be picked: the captive alone, one's own that can move, the uncontrolled ones that can be bribed. */
export function placeable(table: Table, gesture: PlaceGesture): CardId[] {
  const { offers } = table;
  if (gesture.why === 'captured') return offers.place.can ? [offers.place.can.group] : [];
  if (gesture.why === 'move') return offers.moveGroup.can?.groups.map(({ group }) => group) ?? [];
  return [...(offers.playSpecial.can?.cards.find(({ card }) => card === gesture.card)?.groups ?? [])];
}

/** The arrows on which the picked Group may hang. */
export function places(table: Table, gesture: PlaceGesture): readonly Place[] {
  const { offers } = table;
  if (!gesture.group) return [];
  if (gesture.why === 'captured') return offers.place.can?.places ?? [];
  if (gesture.why === 'move') return offers.moveGroup.can?.groups.find(({ group }) => group === gesture.group)?.places ?? [];
  return openPlaces(table.view.board, gesture.group, table.me);
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.onto === b.onto && a.arrow === b.arrow;

/** The spots of all legal arrows, for the marks on the table. */
export const placeSpots = (table: Table, gesture: PlaceGesture) =>
  gesture.group === null
    ? []
    : places(table, gesture).map((place) => ({
        ...place,
        spot: spotAt(table.view.board, gesture.group as CardId, place),
        picked: samePlace(place, gesture.place),
      }));

/** How the branch would come to lie there, and what would be lost. */
export const placePreview = (table: Table, { group, place, puppets }: PlaceGesture) =>
  group && place ? previewPlacement(table.view, { group, ...place, puppets }) : null;

/** Everything below a Group, masters before their puppets. */
export const branchBelow = (table: Table, group: CardId): CardId[] => branchOf(table.view.board, group).slice(1);

/** Picks an arrow; what hangs below is arranged there so that the least is lost. */
export function pickPlace(table: Table, gesture: PlaceGesture, place: Place): PlaceGesture {
  const { onto, arrow } = place;
  const best =
    gesture.group && gesture.why !== 'bribery' ? suggestPlacement(table.view.board, table.me, gesture.group, { onto, arrow }) : undefined;
  return { ...gesture, place: { onto, arrow }, puppets: best?.puppets ?? [] };
}

/** Hangs a subordinate on another arrow of its master. */
export function hangPuppet(table: Table, gesture: PlaceGesture, group: CardId, arrow: Place['arrow']): PlaceGesture {
  const master = table.view.board.cards[group]?.master;
  if (!master) return gesture;
  const others = gesture.puppets.filter((puppet) => puppet.group !== group && !(puppet.onto === master && puppet.arrow === arrow));
  return { ...gesture, puppets: [...others, { group, onto: master, arrow }] };
}

/** Arrows that the master of a subordinate has. */
export function arrowsOfMaster(table: Table, group: CardId): readonly Place['arrow'][] {
  const facts = cardFacts[table.view.board.cards[group]?.master ?? ''];
  return facts && facts.kind !== 'special' ? facts.outward : [];
}

/** The intent, once group and arrow are picked. */
export function placement(table: Table, gesture: PlaceGesture): Intent | null {
  const { group, place, puppets, card } = gesture;
  if (!group || !place) return null;
  if (gesture.why === 'bribery' && card) return { type: 'playSpecial', card, group, ...place };
  const loses = (placePreview(table, gesture)?.lost.length ?? 0) > 0;
  return {
    type: gesture.why === 'captured' ? 'place' : 'moveGroup',
    group,
    ...place,
    ...(puppets.length > 0 && { puppets }),
    ...(loses && { acceptLoss: true }),
  };
}
