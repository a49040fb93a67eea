import { type Actor, handGroup, handPlot, tableCard } from '../game/game.js';
import type { CopyId, PlayFields } from '../types/index.js';

/* Fields of a play that count: those of its arguments (N-902). */

/** Fields that name cards, players, places, or a side; other unneeded fields are never read. */
const NAMING: ReadonlySet<string> = new Set<keyof PlayFields>([
  'on',
  'onto',
  'arrow',
  'player',
  'cards',
  'card2',
  'helper',
  'plus',
  'against',
  'attacker',
  'aids',
  'placements',
  'side',
]);

/** The fields without unneeded names, which cost and change nothing. */
export const heededOf = (fields: PlayFields, asks: ReadonlySet<string>): PlayFields =>
  Object.keys(fields).every((name) => asks.has(name) || !NAMING.has(name))
    ? fields
    : (Object.fromEntries(Object.entries(fields).filter(([name]) => asks.has(name) || !NAMING.has(name))) as PlayFields);

const cardsIn = ({
  on: target,
  onto,
  cards = [],
  card2,
  helper,
  plus = [],
  against,
  attacker,
  aids = [],
  placements = [],
}: PlayFields): CopyId[] =>
  [
    target,
    onto,
    ...cards,
    card2,
    helper,
    ...plus,
    against === 'last' ? undefined : against,
    attacker,
    ...aids,
    ...placements.flatMap((spot) => [spot.group, spot.onto]),
  ].filter((id) => id !== undefined);

/** True if a player may see this card: on the table, face up in a hand or a pile, or their own. */
export const isInSight = (actor: Actor, id: CopyId): boolean => {
  const { board, mine } = actor;
  if (tableCard(board, id) || handPlot(actor, id) || handGroup(actor, id)) return true;
  const known = board.seats.flatMap(({ plots, groups, discards, destroyed }) => [...plots, ...groups, ...discards, ...destroyed]);
  return [...known, ...mine.seen].some((held) => held.id === id);
};

/** True if an unneeded field names a card unknown to the player (N-1403). */
export const namesUnseen = (actor: Actor, fields: PlayFields, heeded: PlayFields): boolean => {
  const { pay = [], discard = [] } = fields;
  const strays = fields === heeded ? [] : cardsIn(fields).filter((id) => !cardsIn(heeded).includes(id));
  return [...strays, ...pay, ...discard].some((id) => !isInSight(actor, id));
};
