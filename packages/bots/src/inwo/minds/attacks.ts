import {
  alignmentsOf,
  branchOf,
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
import { CONTESTED, wasTaken } from '../../taken.js';
import type { PlayerScene } from './player-scene.js';
import { chanceOf, dangerOf, goalOf, lacking, lossOf, worthHere, worthOfGroup } from './worth.js';

/* Which attack of one's own turn is worth its tokens. */

type Attack = IntentOf<'attack'>;

/** An attack with what it is expected to bring. */
export interface Idea {
  readonly intent: Attack;
  readonly needs: number;
  readonly gain: number;
}

/** Groups of the hand that one of them is easily spared of. */
const MANY = 3;
/** A hand of Plots that gives one away at the turn's end (N-503). */
const FULL = 5;

interface Pair {
  readonly intent: Attack;
  readonly owner: string | null;
  readonly worth: number;
  readonly guess: number;
}

/** Every leader against every target, with a first guess of its strength. */
const pairs = (scene: PlayerScene, leaders: readonly TableCard[]): Pair[] => {
  const { board, player, hand, table, rivals, skill } = scene;
  const mayDestroy = goalOf(board, player).kind === 'destroyed';
  const found: Pair[] = [];
  const add = (leader: TableCard, intent: Attack, owner: string | null, worth: number, against: number, alignments: readonly string[]) => {
    const mine = alignmentsOf(board, leader.id);
    const shared = alignments.filter((one) => one !== 'Fanatic' && (mine as readonly string[]).includes(one)).length;
    const guess = powerOf(board, leader.id) + (intent.kind === 'control' ? 4 : -4) * shared - against;
    found.push({ intent, owner, worth, guess });
  };
  for (const leader of leaders) {
    const near = leader.master === null ? skill.near : 0;
    for (const kept of hand) {
      const facts = findFacts(kept.card);
      if (!facts || !('inward' in facts) || openArrows(board, leader.id, kept.card).length === 0) continue;
      const intent: Attack = { type: 'attack', kind: 'control', attacker: leader.id, target: kept.id, fromHand: true };
      add(leader, intent, null, worthHere(scene, kept.card, kept.id) + near, facts.resistance, facts.alignments);
    }
    for (const { id, card, owner, zone, master } of table) {
      if (owner === player || zone === 'resource' || (zone === 'structure' && master === null)) continue;
      if (owner !== null && !skill.raids) continue;
      const danger = owner === null ? 0 : dangerOf(scene, owner);
      const loss = owner === null ? 0 : (skill.duel / rivals.length) * lossOf(scene, owner, id);
      const below = owner === null || skill.branch === 0 ? [] : branchOf(board, id).slice(1);
      const won = below.reduce((sum, one) => sum + skill.branch * worthOfGroup(board, player, board.cards[one]?.card ?? '', one), 0);
      const stays = owner !== null && wasTaken(scene.taken, branchOf(board, id), owner) ? CONTESTED : 1;
      const worth = stays * (worthHere(scene, card, id) + won + loss + near);
      const common = { type: 'attack', attacker: leader.id, target: id } as const;
      add(leader, { ...common, kind: 'control' }, owner, worth + danger + 1, resistanceOf(board, id), alignmentsOf(board, id));
      if (mayDestroy || danger >= 8)
        add(
          leader,
          { ...common, kind: 'destroy' },
          owner,
          (mayDestroy ? 11 : 2) + danger + loss,
          powerOf(board, id),
          alignmentsOf(board, id),
        );
    }
  }
  return found.sort((one, other) => other.guess * 1.2 + other.worth - one.guess * 1.2 - one.worth);
};

/** What the defender may still put up: tokens that lie there are spent now and then. */
const resistanceToCome = ({ board, rivals }: PlayerScene, { intent, owner }: Pair): number => {
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
const atStake = ({ skill: { lost }, hand }: PlayerScene, { fromHand }: Attack): number =>
  fromHand ? (hand.length > MANY ? lost.many : lost.few) : lost.try;

/** Adds aids, the weakest that suffice first, until more of them would be wasted. */
const withAids = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[]): Idea | null => {
  const { board, view } = scene;
  let intent = pair.intent;
  if (check(view, intent) !== null) return null;
  const more = resistanceToCome(scene, pair);
  let { needs } = previewAttack(view, intent);
  const aids = (scene.skill.attacks === 'alone' ? [] : leaders)
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
  const gain = odds * pair.worth - (1 - odds) * atStake(scene, intent) - 0.5 - chosen.length * scene.skill.price.token;
  return { intent, needs, gain };
};

/** Plots of the hand that strengthen an announced attack. */
const boosts = (scene: PlayerScene): { card: string; amount: number }[] =>
  scene.plots.flatMap(({ id, card }) => {
    const use = usesOf(card).find(({ moments, effect }) => moments.includes('announce') && effect.kind === 'boost');
    return use?.effect.kind === 'boost' ? [{ card: id, amount: use.effect.amount }] : [];
  });

/** The same with a +10 Plot, if that is worth the Plot. */
const withBoost = (scene: PlayerScene, idea: Idea, worth: number): Idea => {
  const before = chanceOf(Math.round(idea.needs));
  if (scene.skill.attacks === 'alone' || before > 0.6 || worth < 11) return idea;
  for (const { card, amount } of boosts(scene)) {
    for (const on of [idea.intent.attacker, ...(idea.intent.aids ?? [])]) {
      const intent: Attack = { ...idea.intent, plus: [{ plot: card, on }] };
      if (check(scene.view, intent) !== null) continue;
      const needs = idea.needs + amount;
      const gain = idea.gain + (chanceOf(needs) - before) * (worth + atStake(scene, intent)) - scene.skill.price.plot;
      if (gain > idea.gain) return { intent, needs, gain };
    }
  }
  return idea;
};

/** Helpers that are weighed against one another. */
const MOST_HELPERS = 7;

/** The helpers, and a +10 Plot or none, that bring most for what their tokens are worth. */
const weighed = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[], share: number): Idea | null => {
  const { board, view, plots } = scene;
  const { price } = scene.skill;
  const { intent } = pair;
  if (check(view, intent) !== null) return null;
  const { needs } = previewAttack(view, intent);
  const costOf = (id: string) => share * (price.token + price.power * powerOf(board, id));
  const helpers = leaders
    .filter(({ id }) => id !== intent.attacker && id !== intent.target)
    .flatMap(({ id }) => {
      const tried = { ...intent, aids: [id] };
      const adds = check(view, tried) === null ? previewAttack(view, tried).needs - needs : 0;
      return adds > 0 ? [{ id, adds, cost: costOf(id) }] : [];
    })
    .sort((one, other) => other.adds - one.adds)
    .slice(0, MOST_HELPERS);
  const boost = boosts(scene).find(({ card }) => check(view, { ...intent, plus: [{ plot: card, on: intent.attacker }] }) === null);
  const boostCost = plots.length >= FULL ? price.spare : price.plot;
  const stake = atStake(scene, intent);
  const more = resistanceToCome(scene, pair);
  let best: Idea | null = null;
  for (let set = 0; set < 2 ** helpers.length; set++) {
    const aiding = helpers.filter((_, i) => ((set >> i) & 1) === 1);
    const sum = aiding.reduce((all, { adds }) => all + adds, needs);
    const cost = aiding.reduce((all, one) => all + one.cost, costOf(intent.attacker));
    for (const plus of boost ? [null, boost] : [null]) {
      const strength = sum + (plus?.amount ?? 0);
      const odds = chanceOf(Math.round(strength - more));
      const gain = odds * pair.worth - (1 - odds) * stake - cost - (plus ? boostCost : 0);
      if (best && gain <= best.gain) continue;
      const made: Attack = {
        ...intent,
        ...(aiding.length > 0 && { aids: aiding.map(({ id }) => id) }),
        ...(plus && { plus: [{ plot: plus.card, on: intent.attacker }] }),
      };
      best = { intent: made, needs: strength, gain };
    }
  }
  return best && check(view, best.intent) === null ? best : null;
};

/** With helpers until the attack can hardly fail, and with a +10 Plot where it still might. */
const assured = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[]): Idea | null => {
  const plain = withAids(scene, pair, leaders);
  return plain && withBoost(scene, plain, pair.worth);
};

/** Tokens are worth less once nothing better is left to do with them: they come again with the next turn. */
const SHARES = [1, 0.25];

/** The attack that promises most; null if none is worth it. */
export const bestAttack = (scene: PlayerScene): Attack | null => {
  const { board, structure, player } = scene;
  const leaders = structure.filter(({ id, tokens }) => tokens > 0 && powerOf(board, id) > 0);
  if (leaders.length === 0) return null;
  const [lookedAt, workedOut] = scene.skill.width;
  const looked = pairs(scene, leaders)
    .slice(0, lookedAt * 3)
    .filter(({ intent }) => check(scene.view, intent) === null)
    .slice(0, lookedAt)
    .map((pair) => ({ pair, guess: previewAttack(scene.view, pair.intent).needs }))
    .sort((one, other) => other.guess + other.pair.worth - one.guess - one.pair.worth)
    .slice(0, workedOut);
  const { least, attacks } = scene.skill;
  const enough = least[lacking(board, player) <= 2 ? 1 : 0];
  for (const share of attacks === 'weighed' ? SHARES : [1]) {
    let best: Idea | null = null;
    for (const { pair } of looked) {
      const idea = attacks === 'weighed' ? weighed(scene, pair, leaders, share) : assured(scene, pair, leaders);
      if (idea && (!best || idea.gain > best.gain)) best = idea;
    }
    if (best && best.gain > enough) return best.intent;
  }
  return null;
};
