import { bestBranch, betterArrangement, planBranch } from '../../domain/branch.js';
import { LYING, fits as liesFree, type Shape, type Spot, sideIndex, spotOf, spotOn } from '../../domain/geometry.js';
import { branchFrom, type Laid, type Place, type Task, type Tree } from '../../domain/tree.js';
import { SIDES, type Side } from '../../domain/types.js';
import { factsOf, groupFacts } from '../cards/index.js';
import { cardOn, type Game, inStructure, structureOf, tableCard } from '../game/game.js';
import type { Board, CopyId, PlacedHow, PuppetPlace, TableCard } from '../types/index.js';
import { hasLink, puppetsOf } from '../values/values.js';
import { attach } from '../verbs/table.js';

/* Layout of cards (N-308, N-309): Groups upright, 2 cells wide and 4 high, the Illuminati lying and never turned. */

const UPRIGHT: Shape = { w: 2, h: 4 };

const shapeOf = (card: string): Shape => (factsOf(card).kind === 'illuminati' ? LYING : UPRIGHT);
const inwardOf = (card: string): Side => groupFacts(card)?.inward ?? 'top';

export const lieOf = ({ card, x, y, rot }: TableCard): Spot => spotOf(x, y, rot, shapeOf(card));

/** Outgoing arrows of a card, printed and added, by printed side. */
export const arrowsOf = ({ card, arrows }: TableCard): Side[] => {
  const facts = factsOf(card);
  const printed: readonly Side[] = facts.kind === 'illuminati' ? SIDES : (groupFacts(card)?.outward ?? []);
  return SIDES.filter((side) => printed.includes(side) || arrows.includes(side));
};

const treeOf = (board: Board): Tree => ({
  childrenOf: (id) =>
    puppetsOf(board, id)
      .sort((first, second) => sideIndex(first.arrow ?? 'top') - sideIndex(second.arrow ?? 'top'))
      .map((puppet) => puppet.id),
  arrowOf: (id) => cardOn(board, id).arrow ?? 'top',
  inwardOf: (id) => inwardOf(cardOn(board, id).card),
  outwardOf: (id) => arrowsOf(cardOn(board, id)),
  shapeOf: (id) => shapeOf(cardOn(board, id).card),
});

/** A card with its branch, each after its master. */
export const branchOf = (board: Board, id: CopyId): CopyId[] =>
  branchFrom(id, (member) => puppetsOf(board, member).map((puppet) => puppet.id));

const taken = (board: Board, player: string, without: readonly CopyId[]): Spot[] =>
  structureOf(board, player)
    .filter(({ id }) => !without.includes(id))
    .map(lieOf);

const isFree = (board: Board, onto: CopyId, arrow: Side, without: readonly CopyId[]): boolean =>
  puppetsOf(board, onto).every((puppet) => puppet.arrow !== arrow || without.includes(puppet.id));

/** Arrows of a card that are open for another one, by its id (N-308). `without`: leaving cards, with its own branch. */
export const openArrows = (board: Board, onto: CopyId, card: string, without: readonly CopyId[] = []): Side[] => {
  const master = cardOn(board, onto);
  if (!inStructure(master) || master.owner === null || hasLink(board, onto, 'noPuppets')) return [];
  const free = arrowsOf(master).filter((arrow) => isFree(board, onto, arrow, without));
  if (free.length === 0) return free;
  const cells = taken(board, master.owner, without);
  const lie = lieOf(master);
  return free.filter((arrow) => liesFree(spotOn(lie, arrow, inwardOf(card), shapeOf(card)), cells));
};

/** Spot of a card, by its id, on an arrow; not checked for room. */
export const spotFor = (board: Board, card: string, onto: CopyId, arrow: Side): Spot =>
  spotOn(lieOf(cardOn(board, onto)), arrow, inwardOf(card), shapeOf(card));

/** Places of a branch, masters before puppets, and the cards without a place. */
export interface Arrangement {
  readonly placed: readonly Laid[];
  readonly lost: readonly CopyId[];
  /** Input, for a search for a better arrangement. */
  readonly task: Task;
}

/**
 * Attaches a branch to an arrow (N-496): named cards first, then by level on the same arrow, else the first free one; null without room.
 */
export const arrange = (
  board: Board,
  root: CopyId,
  player: string,
  { onto, arrow, puppets = [] }: Place & { readonly puppets?: readonly PuppetPlace[] | undefined },
): Arrangement | null => {
  const branch = branchOf(board, root);
  const master = cardOn(board, onto);
  if (branch.includes(onto) || !arrowsOf(master).includes(arrow) || !isFree(board, onto, arrow, branch)) return null;
  const isNamed = ({ group, onto: master, arrow: side }: PuppetPlace) =>
    group !== root && branch.includes(group) && cardOn(board, group).master === master && arrowsOf(cardOn(board, master)).includes(side);
  if (!puppets.every(isNamed)) return null;
  const { card } = cardOn(board, root);
  const spot = spotFor(board, card, onto, arrow);
  const planned = planBranch(treeOf(board), { card: root, onto, arrow, spot }, puppets, taken(board, player, branch));
  return 'noRoom' in planned ? null : { placed: planned.plan.laid, lost: planned.plan.lost, task: planned.task };
};

/** A place for a branch, with the arrangement that loses least there; legal (with `acceptLoss` if cards are lost). */
export interface Suggestion {
  readonly onto: CopyId;
  readonly arrow: Side;
  readonly puppets: readonly PuppetPlace[];
  readonly lost: readonly CopyId[];
}

/** Places of a branch on a card, by arrow: top, right, bottom, left (N-1007). */
export const placesOn = (board: Board, root: CopyId, player: string, onto: CopyId): Suggestion[] => {
  const { card } = cardOn(board, root);
  const branch = branchOf(board, root);
  // A branch below itself would be a cycle.
  if (branch.includes(onto)) return [];
  const lie = lieOf(cardOn(board, onto));
  return openArrows(board, onto, card, branch).flatMap((arrow) => {
    const spot = spotOn(lie, arrow, inwardOf(card), shapeOf(card));
    const best = bestBranch(treeOf(board), { card: root, onto, arrow, spot }, taken(board, player, branch));
    return best ? [{ onto, arrow, puppets: best.puppets, lost: best.plan.lost }] : [];
  });
};

/** Places of a branch, fewest losses first (N-496); empty for a card that has left the table, as in an old offer. */
export const suggestPlaces = (board: Board, root: CopyId, player: string, onto: CopyId): Suggestion[] =>
  tableCard(board, root) ? placesOn(board, root, player, onto).sort((first, second) => first.lost.length - second.lost.length) : [];

/** True if another arrangement would lose only some of the cards that this one loses (N-496). */
export const losesNeedlessly = ({ task, lost }: Arrangement): boolean => lost.length > 0 && betterArrangement(task, lost) !== undefined;

/** A whole rearranged structure, masters first; null if a Group is missing, named twice, or does not fit. */
export const rearranged = (board: Board, player: string, places: readonly PuppetPlace[]): Laid[] | null => {
  const cards = structureOf(board, player);
  const groups = cards.filter(({ master }) => master !== null);
  if (places.length !== groups.length || new Set(places.map(({ group }) => group)).size !== groups.length) return null;
  const spots = new Map(cards.filter(({ master }) => master === null).map((card) => [card.id, lieOf(card)]));
  const used = new Set<string>();
  const laid: Laid[] = [];
  let left = [...places];
  while (left.length > 0) {
    const next = left.find(({ onto }) => spots.has(onto));
    const card = groups.find(({ id }) => id === next?.group);
    const master = next && spots.get(next.onto);
    if (!next || !card || !master) return null;
    const { onto, arrow } = next;
    const spot = spotOn(master, arrow, inwardOf(card.card), shapeOf(card.card));
    if (!arrowsOf(cardOn(board, onto)).includes(arrow) || used.has(`${onto} ${arrow}`) || !liesFree(spot, [...spots.values()])) return null;
    used.add(`${onto} ${arrow}`);
    spots.set(card.id, spot);
    laid.push({ card: card.id, onto, arrow, spot });
    left = left.filter((place) => place !== next);
  }
  return laid;
};

/** Ways of arrival that count as a capture: without tokens. */
const CAPTURED: ReadonlySet<PlacedHow> = new Set<PlacedHow>(['captured', 'returned']);

/** Attaches an arrangement; its cards keep their tokens or lose them; cards without a place go to `lose`. */
export const hang = (
  game: Game,
  { placed, lost }: Arrangement,
  player: string,
  { cause, lose }: { readonly cause: PlacedHow; readonly lose?: (id: CopyId) => void },
): void => {
  for (const id of lost) if (tableCard(game.board, id)) lose?.(id);
  for (const laid of placed) {
    attach(game, laid, player, cause);
    if (!CAPTURED.has(cause)) continue;
    const card = cardOn(game.board, laid.card);
    card.tokens = 0;
    card.captured = true;
  }
};
