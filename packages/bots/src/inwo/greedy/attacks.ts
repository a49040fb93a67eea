import {
  alignmentsOf,
  check,
  findFacts,
  type IntentOf,
  openArrows,
  powerOf,
  previewAttack,
  resistanceOf,
  type TableCard,
  usesOf,
} from '@illuminice/rules/inwo';
import type { Scene } from '../scene.js';
import { dangerOf, goalOf, lacking, worthOfGroup } from './worth.js';

/* Which attack of one's own turn is worth its tokens. */

type Attack = IntentOf<'attack'>;

/** An attack with what it is expected to bring. */
export interface Idea {
  readonly intent: Attack;
  readonly needs: number;
  readonly gain: number;
}

/** Pairs that are looked at closely. */
const LOOKED_AT = 14;
const WORKED_OUT = 6;

/** How many of the 36 rolls of two dice succeed. */
const CHANCES = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33] as const;
export const chanceOf = (needs: number): number => (needs < 2 ? 0 : (CHANCES[Math.min(10, needs)] ?? 33) / 36);

interface Pair {
  readonly intent: Attack;
  readonly owner: string | null;
  readonly worth: number;
  readonly guess: number;
}

/** Every leader against every target, with a first guess of its strength. */
const pairs = (scene: Scene, leaders: readonly TableCard[]): Pair[] => {
  const { board, player, hand, table } = scene;
  const mayDestroy = goalOf(board, player).kind === 'destroyed';
  const found: Pair[] = [];
  const add = (leader: TableCard, intent: Attack, owner: string | null, worth: number, against: number, alignments: readonly string[]) => {
    const mine = alignmentsOf(board, leader.id);
    const shared = alignments.filter((one) => one !== 'Fanatic' && (mine as readonly string[]).includes(one)).length;
    const guess = powerOf(board, leader.id) + (intent.kind === 'control' ? 4 : -4) * shared - against;
    found.push({ intent, owner, worth, guess });
  };
  for (const leader of leaders) {
    for (const kept of hand) {
      const facts = findFacts(kept.card);
      if (!facts || !('inward' in facts) || openArrows(board, leader.id, kept.card).length === 0) continue;
      const intent: Attack = { type: 'attack', kind: 'control', attacker: leader.id, target: kept.id, fromHand: true };
      add(leader, intent, null, worthOfGroup(board, player, kept.card, kept.id), facts.resistance, facts.alignments);
    }
    for (const { id, card, owner, zone, master } of table) {
      if (owner === player || zone === 'resource' || (zone === 'structure' && master === null)) continue;
      const danger = owner === null ? 0 : dangerOf(scene, owner);
      const worth = worthOfGroup(board, player, card, id);
      const common = { type: 'attack', attacker: leader.id, target: id } as const;
      add(leader, { ...common, kind: 'control' }, owner, worth + danger + 1, resistanceOf(board, id), alignmentsOf(board, id));
      if (mayDestroy || danger >= 8)
        add(leader, { ...common, kind: 'destroy' }, owner, (mayDestroy ? 11 : 2) + danger, powerOf(board, id), alignmentsOf(board, id));
    }
  }
  return found.sort((one, other) => other.guess * 1.2 + other.worth - one.guess * 1.2 - one.worth);
};

/** What the defender may still put up: tokens that lie there are spent now and then. */
const resistanceToCome = ({ board, rivals }: Scene, { intent, owner }: Pair): number => {
  if (owner === null) return rivals.length > 0 ? 0.5 : 0;
  const target = board.cards[intent.target];
  if (!target) return 0;
  const near = [target.id, target.master, board.seats.find(({ player }) => player === owner)?.illuminati];
  return near.reduce((sum, id) => {
    const card = id == null ? undefined : board.cards[id];
    return card && card.tokens > 0 ? sum + powerOf(board, card.id) * (card.id === target.id ? 0.5 : 0.35) : sum;
  }, 0);
};

/** What a failure costs: a Group of the hand is lost with it. */
const atStake = ({ fromHand }: Attack): number => (fromHand ? 5 : 0.5);

/** Adds aids, the weakest that suffice first, until more of them would be wasted. */
const withAids = (scene: Scene, pair: Pair, leaders: readonly TableCard[]): Idea | null => {
  const { board, view } = scene;
  let intent = pair.intent;
  if (check(view, intent) !== null) return null;
  const more = resistanceToCome(scene, pair);
  let { needs } = previewAttack(view, intent);
  const aids = leaders
    .filter(({ id }) => id !== intent.attacker && id !== intent.target)
    .map(({ id }) => ({ id, power: powerOf(board, id) }))
    .sort((one, other) => one.power - other.power);
  const lent: { id: string; adds: number }[] = [];
  for (const { id } of aids) {
    const tried = { ...intent, aids: [id] };
    if (check(view, tried) !== null) continue;
    const adds = previewAttack(view, tried).needs - needs;
    if (adds > 0) lent.push({ id, adds });
  }
  const goal = 10 + Math.ceil(more);
  const chosen: string[] = [];
  // One that suffices alone is better than several.
  while (needs < goal && lent.length > 0) {
    const enough = lent.filter(({ adds }) => needs + adds >= goal).sort((one, other) => one.adds - other.adds)[0];
    const next = enough ?? [...lent].sort((one, other) => other.adds - one.adds)[0];
    if (!next) break;
    chosen.push(next.id);
    needs += next.adds;
    lent.splice(lent.indexOf(next), 1);
  }
  if (chosen.length > 0) {
    intent = { ...intent, aids: chosen };
    if (check(view, intent) !== null) return null;
    ({ needs } = previewAttack(view, intent));
  }
  const odds = chanceOf(Math.round(needs - more));
  const gain = odds * pair.worth - (1 - odds) * atStake(intent) - 0.5 - chosen.length * 0.4;
  return { intent, needs, gain };
};

/** Plots of the hand that strengthen an announced attack. */
const boosts = (scene: Scene): { card: string; amount: number }[] =>
  scene.plots.flatMap(({ id, card }) => {
    const use = usesOf(card).find(({ moments, effect }) => moments.includes('announce') && effect.kind === 'boost');
    return use?.effect.kind === 'boost' ? [{ card: id, amount: use.effect.amount }] : [];
  });

/** The same with a +10 Plot, if that is worth the Plot. */
const withBoost = (scene: Scene, idea: Idea, worth: number): Idea => {
  const before = chanceOf(Math.round(idea.needs));
  if (before > 0.6 || worth < 11) return idea;
  for (const { card, amount } of boosts(scene)) {
    for (const on of [idea.intent.attacker, ...(idea.intent.aids ?? [])]) {
      const intent: Attack = { ...idea.intent, plus: [{ plot: card, on }] };
      if (check(scene.view, intent) !== null) continue;
      const needs = idea.needs + amount;
      const gain = idea.gain + (chanceOf(needs) - before) * (worth + atStake(intent)) - 4;
      if (gain > idea.gain) return { intent, needs, gain };
    }
  }
  return idea;
};

/** The attack that promises most; null if none is worth it. */
export const bestAttack = (scene: Scene): Attack | null => {
  const { board, structure, player } = scene;
  const leaders = structure.filter(({ id, tokens }) => tokens > 0 && powerOf(board, id) > 0);
  if (leaders.length === 0) return null;
  const looked = pairs(scene, leaders)
    .slice(0, LOOKED_AT * 3)
    .filter(({ intent }) => check(scene.view, intent) === null)
    .slice(0, LOOKED_AT)
    .map((pair) => ({ pair, guess: previewAttack(scene.view, pair.intent).needs }))
    .sort((one, other) => other.guess + other.pair.worth - one.guess - one.pair.worth)
    .slice(0, WORKED_OUT);
  let best: Idea | null = null;
  for (const { pair } of looked) {
    const plain = withAids(scene, pair, leaders);
    const idea = plain && withBoost(scene, plain, pair.worth);
    if (idea && (!best || idea.gain > best.gain)) best = idea;
  }
  const least = lacking(board, player) <= 2 ? 0.5 : 2;
  return best && best.gain > least ? best.intent : null;
};
