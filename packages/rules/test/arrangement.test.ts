import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS, groupFacts } from '../src/classic/cards/index.js';
import { type Board, classic, suggestPlacement } from '../src/classic/index.js';
import { checkBranch, planBranch } from '../src/classic/structure/branch.js';
import { branchOf, obstaclesOf, openPlaces, spotAt } from '../src/classic/structure/structure.js';
import { below, seedRng } from '../src/core/rng.js';
import { EXACT, findArrangement, MOST_STEPS } from '../src/domain/arrangement.js';
import { betterArrangement, spotBelow } from '../src/domain/branch.js';
import { fits, type Rect, type Spot } from '../src/domain/geometry.js';
import { branchFrom, type Task } from '../src/domain/tree.js';
import { loadScenario } from '../src/index.js';

/** A table of two on which only the structures matter: the branch is bob's, ann takes it. */
const table = ({ ann = [], bob = [] }: { ann?: readonly object[]; bob?: readonly object[] } = {}) => {
  const result = loadScenario(classic, {
    name: 'structures',
    ruleset: 'classic',
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', structure: ann },
      { id: 'bob', illuminati: 'ufos', goal: 'network', structure: bob },
    ],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.state;
};

const hangOn = (board: Board, seat: number, group: string, { onto, arrow }: { onto: string; arrow: 'top' }): void => {
  const { player, cards } = board.seats[seat] as Board['seats'][number];
  const { x, y, rot } = spotAt(board, group, { onto, arrow });
  board.cards[group] = { id: group, zone: 'play', owner: player, master: onto, arrow, money: 0, x, y, rot };
  cards.push(group);
};

/** A random structure of ann's, and a random branch of bob's that she may hang on it. */
const randomTable = (seed: number, most: number): { board: Board; root: string } => {
  const rng = seedRng(`arrangement ${seed}`);
  const any = (limit: number) => below(rng, limit);
  const { board } = table();
  const deck = GROUPS.map(({ id }) => id);
  const draw = () => deck.splice(any(deck.length), 1)[0] as string;
  for (let i = 4 + any(30); i > 0; i--) {
    const group = draw();
    const places = openPlaces(board, group, 'ann');
    if (places.length > 0) hangOn(board, 0, group, places[any(places.length)] as { onto: string; arrow: 'top' });
  }
  deck.sort((a, b) => groupFacts(b).outward.length - groupFacts(a).outward.length);
  const root = deck.splice(any(8), 1)[0] as string;
  hangOn(board, 1, root, { onto: 'ufos', arrow: 'top' });
  const size = 3 + any(most - 2);
  for (let tries = 0; tries < 60 && branchOf(board, root).length < size && deck.length > 0; tries++) {
    const group = tries < 30 ? (deck.shift() as string) : draw();
    const places = openPlaces(board, group, 'bob').filter(({ onto }) => onto !== 'ufos');
    if (places.length > 0) hangOn(board, 1, group, places[any(places.length)] as { onto: string; arrow: 'top' });
  }
  return { board, root };
};

/** Every place at ann's where the branch loses something if it is hung in the usual order. */
function* lossyPlaces({ board, root }: { board: Board; root: string }) {
  for (const place of openPlaces(board, root, 'ann')) {
    const planned = planBranch(board, root, { ...place, puppets: [] }, obstaclesOf(board, 'ann'));
    if (!('refusal' in planned) && planned.plan.lost.length > 0) yield { place, ...planned };
  }
}

/** The fewest cards that any arrangement loses, found by trying them all; infinite if each loses one that may not be lost. */
const fewest = ({ tree, root, obstacles }: Task, losable: (card: string) => boolean): number => {
  const cells: Rect[] = [...obstacles, root.spot];
  const taken = new Set<string>();
  let best = Number.POSITIVE_INFINITY;
  const search = (queue: readonly { master: string; at: Spot; card: string }[], lost: number): void => {
    const [next, ...rest] = queue;
    if (!next) best = Math.min(best, lost);
    if (!next || lost >= best) return;
    const { master, at, card } = next;
    for (const arrow of tree.outwardOf(master)) {
      const spot = spotBelow(tree, at, card, arrow);
      if (taken.has(`${master} ${arrow}`) || !fits(spot, cells)) continue;
      taken.add(`${master} ${arrow}`);
      cells.push(spot);
      search([...rest, ...tree.childrenOf(card).map((child) => ({ master: card, at: spot, card: child }))], lost);
      cells.pop();
      taken.delete(`${master} ${arrow}`);
    }
    if (losable(card)) search(rest, lost + branchFrom(card, tree.childrenOf).length);
  };
  search(
    tree.childrenOf(root.card).map((card) => ({ master: root.card, at: root.spot, card })),
    0,
  );
  return best;
};

/** The tables are always the same: what was seen at them says that they are worth the trouble. */
const TABLES = process.env.THOROUGH ? 500 : 120;

describe('C-502, C-1206: the search for an arrangement', () => {
  test(`finds the fewest losses of all, for branches of up to ${EXACT} cards, and takes few steps`, () => {
    const seen = { places: 0, better: 0, twelve: 0, most: 0 };
    for (let seed = 1; seed <= TABLES; seed++) {
      const tried = randomTable(seed, EXACT);
      for (const { place, plan, task } of lossyPlaces(tried)) {
        const suggested = suggestPlacement(tried.board, 'ann', { group: tried.root, ...place });
        const least = fewest(task, () => true);
        expect({ seed, place, losses: suggested?.plan.lost.length }).toEqual({ seed, place, losses: least });
        const { steps } = findArrangement({ ...task, losable: () => true, below: plan.lost.length, enough: 0 });
        seen.places += 1;
        seen.most = Math.max(seen.most, steps);
        if (least < plan.lost.length) seen.better += 1;
        if (branchOf(tried.board, tried.root).length === EXACT) seen.twelve += 1;
      }
    }
    expect(seen.places).toBeGreaterThan(0.6 * TABLES);
    expect(seen.better).toBeGreaterThan(0.2 * TABLES);
    expect(seen.twelve).toBeGreaterThan(0.04 * TABLES);
    expect(seen.most).toBeLessThan(MOST_STEPS / 4);
  });

  test('judges a place by whether only some of the same cards could be lost', () => {
    const answers = { needless: 0, needed: 0 };
    for (let seed = 1; seed <= TABLES; seed++) {
      for (const { place, plan, task } of lossyPlaces(randomTable(seed, EXACT))) {
        const needless = fewest(task, (card) => plan.lost.includes(card)) < plan.lost.length;
        expect({ seed, place, needless: betterArrangement(task, plan.lost) !== undefined }).toEqual({ seed, place, needless });
        answers[needless ? 'needless' : 'needed'] += 1;
      }
    }
    expect(Math.min(answers.needless, answers.needed)).toBeGreaterThan(0.1 * TABLES);
  });

  test('stops for a larger branch where its steps end, with the best that it has found', () => {
    const { root, ann, bob } = JSON.parse(readFileSync(join(__dirname, 'large-branch.json'), 'utf8'));
    const { board } = table({ ann, bob });
    expect(branchOf(board, root).length).toBeGreaterThan(2 * EXACT);
    const steps = [...lossyPlaces({ board, root })].map(({ place, plan, task }) => {
      const found = findArrangement({ ...task, losable: () => true, below: plan.lost.length, enough: 0 });
      const suggested = suggestPlacement(board, 'ann', { group: root, ...place })?.plan.lost.length;
      expect(suggested).toBeLessThanOrEqual(plan.lost.length);
      return found.steps;
    });
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(MOST_STEPS);
    expect(Math.max(...steps)).toBeLessThan(1.1 * MOST_STEPS);
  });

  test('of large branches what is suggested is legal, with acceptLoss where something is lost', () => {
    const seen = { lost: 0, kept: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const { board, root } = randomTable(seed, 45);
      const branch = branchOf(board, root);
      if (branch.length <= EXACT) continue;
      for (const { place } of lossyPlaces({ board, root })) {
        const { puppets = [], plan } = suggestPlacement(board, 'ann', { group: root, ...place }) ?? {};
        const losses = plan?.lost.length ?? 0;
        expect(checkBranch(board, 'ann', branch, { ...place, puppets, acceptLoss: losses > 0 })).toEqual(plan);
        seen[losses > 0 ? 'lost' : 'kept'] += 1;
      }
    }
    expect(Math.min(seen.lost, seen.kept)).toBeGreaterThan(20);
  });
});
