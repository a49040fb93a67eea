import type { CardId } from '../core/types.js';
import { type Rect, type Shape, type Spot, sideIndex, spotOn } from './geometry.js';
import { branchFrom, type PuppetPlace, type Task } from './tree.js';
import { SIDES, type Side } from './types.js';

/** Largest branch, in cards and with its root, that is searched exhaustively (C-502, N-496). */
export const EXACT = 12;
/** Step limit of the search for larger branches (C-502, N-496). A step tests whether one card fits one spot. */
export const MOST_STEPS = 20_000;

/** Input of the search: a branch whose root has its place. Named puppets keep their arrows, and are lost only with their master. */
export interface Wanted extends Task {
  /** True if a card may be lost, with everything below it. */
  readonly losable: (card: CardId) => boolean;
  /** Upper bound: only arrangements that lose fewer cards count. */
  readonly below: number;
  /** The search stops at an arrangement that loses this many cards or fewer. */
  readonly enough: number;
}

export interface Found {
  /** Places of the kept puppets, masters before puppets; null if no arrangement was found. */
  readonly hung: PuppetPlace[] | null;
  readonly steps: number;
}

interface Node {
  readonly card: CardId;
  readonly inward: Side;
  readonly shape: Shape;
  /** In the order of their present arrows. */
  readonly puppets: number[];
  /** Arrows of its master to try, in order: only the fixed one; or the present one, then top, right, bottom, left. */
  arrows: readonly Side[];
  /** Number of cards lost if this one is lost; infinite if it may not be lost. */
  loss: number;
}

interface Open {
  readonly node: number;
  readonly master: number;
  readonly at: Spot;
}

/** A free place for an open puppet, with a lower bound of what is lost below it there. */
interface Choice {
  readonly arrow: Side;
  readonly spot: Spot;
  readonly least: number;
}

/** Depth-first branch and bound: the puppet with fewest places first, by the least bound, which ignores collisions within the branch. */
class Search {
  readonly #nodes: readonly Node[];
  /** Half the width of the grid around the root, in cells: how far the branch can extend. */
  readonly #reach: number;
  readonly #width: number;
  /** Cells taken by obstacles and the root; and those taken at this point of the search. */
  readonly #blocked: Uint8Array;
  readonly #taken: Uint8Array;
  /** Memoised lower bounds by card and spot. */
  readonly #leasts = new Map<number, number>();
  /** By card: its arrows in use, one bit each; and its own arrow. */
  readonly #used: number[];
  readonly #on: (Side | null)[];
  readonly #limit: number;
  /** Steps that lower bounds may use; the rest is kept for finding an arrangement at all. */
  readonly #mostForBounds: number;
  readonly #enough: number;
  readonly #root: Open['at'];
  #best: number;
  hung: PuppetPlace[] | null = null;
  steps = 0;

  constructor(wanted: Wanted) {
    const { root, obstacles } = wanted;
    this.#nodes = nodesOf(wanted);
    const { length } = this.#nodes;
    this.#best = wanted.below;
    this.#enough = wanted.enough;
    this.#limit = length <= EXACT ? Number.POSITIVE_INFINITY : MOST_STEPS;
    this.#mostForBounds = this.#limit / 2;
    this.#used = new Array<number>(length).fill(0);
    this.#on = new Array<Side | null>(length).fill(null);
    this.#reach = 4 * (length + 1);
    this.#width = 2 * this.#reach;
    this.#blocked = new Uint8Array(this.#width * this.#width);
    const { x, y } = root.spot;
    for (const rect of [...obstacles, root.spot]) this.#mark(this.#blocked, { ...rect, x: rect.x - x, y: rect.y - y }, 1);
    this.#taken = this.#blocked.slice();
    this.#root = { ...root.spot, x: 0, y: 0 };
  }

  run(): void {
    this.#go(this.#puppetsAt(0, this.#root), 0);
  }

  #puppetsAt(master: number, spot: Spot): Open[] {
    return this.#node(master).puppets.map((node) => ({ node, master, at: spot }));
  }

  #node(index: number): Node {
    return this.#nodes[index] as Node;
  }

  #mark(grid: Uint8Array, { x, y, w, h }: Rect, value: 0 | 1): void {
    const [left, right] = [Math.max(0, x + this.#reach), Math.min(this.#width, x + w + this.#reach)];
    const [top, bottom] = [Math.max(0, y + this.#reach), Math.min(this.#width, y + h + this.#reach)];
    if (left < right) for (let row = top; row < bottom; row++) grid.fill(value, row * this.#width + left, row * this.#width + right);
  }

  #fits(grid: Uint8Array, { x, y, w, h }: Rect): boolean {
    this.steps += 1;
    let row = (y + this.#reach) * this.#width + x + this.#reach;
    for (let i = 0; i < h; i++, row += this.#width) for (let j = row; j < row + w; j++) if (grid[j] === 1) return false;
    return true;
  }

  /** Lower bound of losses below a card on this spot. */
  #least(index: number, spot: Spot): number {
    const { puppets } = this.#node(index);
    if (puppets.length === 0 || this.steps >= this.#mostForBounds) return 0;
    const key = (((index * this.#width + spot.x + this.#reach) * this.#width + spot.y + this.#reach) << 2) | spot.rot;
    const known = this.#leasts.get(key);
    if (known !== undefined) return known;
    const least = this.#leastOf(puppets, 0, 0, spot);
    if (this.steps < this.#mostForBounds) this.#leasts.set(key, least);
    return least;
  }

  /** Lower bound for a card's puppets from index `from` on, with some arrows in use. */
  #leastOf(puppets: readonly number[], from: number, used: number, position: Spot): number {
    if (from === puppets.length) return 0;
    const index = puppets[from] as number;
    const { arrows, inward, shape, loss } = this.#node(index);
    let least = Number.POSITIVE_INFINITY;
    for (const arrow of arrows) {
      const bit = 1 << sideIndex(arrow);
      if (used & bit) continue;
      const spot = spotOn(position, arrow, inward, shape);
      if (!this.#fits(this.#blocked, spot)) continue;
      const below = this.#least(index, spot);
      if (below < least) least = Math.min(least, below + this.#leastOf(puppets, from + 1, used | bit, position));
      if (least === 0) return 0;
    }
    return loss < least ? Math.min(least, loss + this.#leastOf(puppets, from + 1, used, position)) : least;
  }

  /** Free places for an open puppet, smallest lower bound first. */
  #choices({ node: index, master, at: position }: Open): Choice[] {
    const { arrows, inward, shape } = this.#node(index);
    const used = this.#used[master] as number;
    const choices: Choice[] = [];
    for (const arrow of arrows) {
      if (used & (1 << sideIndex(arrow))) continue;
      const spot = spotOn(position, arrow, inward, shape);
      if (this.#fits(this.#taken, spot)) choices.push({ arrow, spot, least: this.#least(index, spot) });
    }
    return choices.length > 1 ? choices.sort((a, b) => a.least - b.least) : choices;
  }

  /** Tries every continuation. Returns true if the search is over: good enough, or out of steps. */
  #go(open: readonly Open[], lost: number): boolean {
    if (open.length > 0 && this.steps >= this.#limit) return true;
    let bound = lost;
    let next: { item: Open; choices: Choice[]; least: number } | undefined;
    for (const item of open) {
      const choices = this.#choices(item);
      const least = Math.min(choices[0]?.least ?? Number.POSITIVE_INFINITY, this.#node(item.node).loss);
      bound += least;
      if (bound >= this.#best) return false;
      if (!next || choices.length < next.choices.length) next = { item, choices, least };
    }
    if (!next) {
      this.#best = lost;
      this.hung = this.#laid();
      return lost <= this.#enough;
    }
    const { item, choices, least } = next;
    const others = bound - least;
    const rest = open.filter((other) => other !== item);
    for (const choice of choices) {
      if (others + choice.least >= this.#best) break;
      this.#hang(item, choice, 1);
      const ended = this.#go([...rest, ...this.#puppetsAt(item.node, choice.spot)], lost);
      this.#hang(item, choice, 0);
      if (ended) return true;
    }
    const { loss } = this.#node(item.node);
    return others + loss < this.#best && this.#go(rest, lost + loss);
  }

  /** Attaches a puppet on trial (1), or detaches it (0). */
  #hang({ node, master }: Open, { arrow, spot }: Choice, value: 0 | 1): void {
    this.#mark(this.#taken, spot, value);
    this.#used[master] = (this.#used[master] as number) ^ (1 << sideIndex(arrow));
    this.#on[node] = value === 1 ? arrow : null;
  }

  #laid(): PuppetPlace[] {
    return this.#nodes.flatMap(({ card, puppets }) =>
      puppets.flatMap((index) => {
        const arrow = this.#on[index];
        return arrow ? [{ group: this.#node(index).card, onto: card, arrow }] : [];
      }),
    );
  }
}

const nodesOf = ({ tree, root, named, losable }: Wanted): Node[] => {
  const cards = branchFrom(root.card, tree.childrenOf);
  const index = new Map(cards.map((card, i) => [card, i]));
  const nodes = cards.map((card): Node => {
    const puppets = tree.childrenOf(card).map((child) => index.get(child) as number);
    return { card, inward: tree.inwardOf(card), shape: tree.shapeOf(card), puppets, arrows: [], loss: 1 };
  });
  for (const master of nodes.toReversed()) {
    const outward = SIDES.filter((side) => tree.outwardOf(master.card).includes(side));
    for (const puppet of master.puppets) {
      const node = nodes[puppet] as Node;
      master.loss += node.loss;
      const now = tree.arrowOf(node.card);
      const wish = named.get(node.card);
      node.arrows = wish ? [wish.arrow] : [now, ...outward.filter((arrow) => arrow !== now)];
    }
  }
  for (const node of nodes) if (named.has(node.card) || !losable(node.card)) node.loss = Number.POSITIVE_INFINITY;
  return nodes;
};

/** Finds the arrangement that loses the fewest cards: exactly up to `EXACT` cards, within `MOST_STEPS` steps above (C-502, N-496). */
export const findArrangement = (wanted: Wanted): Found => {
  const search = new Search(wanted);
  search.run();
  return { hung: search.hung, steps: search.steps };
};
