import { type Board, type CardId, cardFacts, type Place, spotAt, type TableCard } from '@illuminice/rules';
import type { RearrangeGesture, Table } from './types';

/** Starts from the structure as it lies. */
export function newRearrange(table: Table, card: CardId): RearrangeGesture {
  const { board } = table.view;
  const seat = board.seats.find(({ player }) => player === table.me);
  const hung: RearrangeGesture['hung'] = [];
  const walk = (master: CardId) => {
    for (const id of seat?.cards ?? []) {
      const own = board.cards[id];
      if (own?.master !== master || !own.arrow) continue;
      hung.push({ group: id, onto: master, arrow: own.arrow });
      walk(id);
    }
  };
  walk(card);
  return { kind: 'rearrange', card, hung, lifted: [] };
}

/** Takes a Group with all below it into the hand. */
export function lift(gesture: RearrangeGesture, group: CardId): RearrangeGesture {
  const taken = new Set([group]);
  for (const { group: below, onto } of gesture.hung) if (taken.has(onto)) taken.add(below);
  return {
    ...gesture,
    hung: gesture.hung.filter((place) => !taken.has(place.group)),
    lifted: [...gesture.hung.map((place) => place.group).filter((id) => taken.has(id)), ...gesture.lifted],
  };
}

/** Takes this one of the lifted Groups as the next to be hung. */
export const takeUp = (gesture: RearrangeGesture, group: CardId): RearrangeGesture => ({
  ...gesture,
  lifted: [group, ...gesture.lifted.filter((id) => id !== group)],
});

/** Hangs the Group in hand. */
export function hang(gesture: RearrangeGesture, place: Place): RearrangeGesture {
  const [group, ...lifted] = gesture.lifted;
  return group ? { ...gesture, hung: [...gesture.hung, { group, ...place }], lifted } : gesture;
}

type Spot = ReturnType<typeof spotAt>;

/** The board with the structure as it would be, and where each card lies. */
function imagined(table: Table, gesture: RearrangeGesture): { board: Board; spots: Map<CardId, Spot> } {
  const { board } = table.view;
  const cards: Record<CardId, TableCard> = { ...board.cards };
  const next: Board = { ...board, cards };
  const spots = new Map<CardId, Spot>([[gesture.card, { x: 0, y: 0, w: 4, h: 2, rot: 0 }]]);
  for (const { group, onto, arrow } of gesture.hung) {
    const spot = spotAt(next, group, { onto, arrow });
    spots.set(group, spot);
    const card = cards[group];
    if (card) cards[group] = { ...card, master: onto, arrow, x: spot.x, y: spot.y, rot: spot.rot };
  }
  return { board: next, spots };
}

const overlap = (a: Spot, b: Spot) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Free arrows on which the Group in hand fits, with their spots. */
export function hangingPlaces(table: Table, gesture: RearrangeGesture): (Place & { spot: Spot })[] {
  const group = gesture.lifted[0];
  if (!group) return [];
  const { board, spots } = imagined(table, gesture);
  const found: (Place & { spot: Spot })[] = [];
  for (const onto of spots.keys()) {
    const facts = cardFacts[onto];
    if (!facts || facts.kind === 'special') continue;
    for (const arrow of facts.outward) {
      if (gesture.hung.some((place) => place.onto === onto && place.arrow === arrow)) continue;
      const spot = spotAt(board, group, { onto, arrow });
      if (![...spots.values()].some((other) => overlap(spot, other))) found.push({ onto, arrow, spot });
    }
  }
  return found;
}

/** Where every hung card would lie. */
export const rearrangedSpots = (table: Table, gesture: RearrangeGesture): { card: CardId; spot: Spot }[] =>
  [...imagined(table, gesture).spots].map(([card, spot]) => ({ card, spot }));
