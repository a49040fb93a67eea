import {
  alignmentsOf,
  branchOf,
  check,
  findFacts,
  findSeat,
  type IntentOf,
  type Attack as OpenAttack,
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

type Attack = IntentOf<'attack'>;

export interface Idea {
  readonly intent: Attack;
  readonly needs: number;
  readonly gain: number;
}

/** Groups in hand from which one is easily spared. */
const MANY = 3;
/** Plots in hand from which one must be given away (N-503). */
const FULL = 5;

interface Pair {
  readonly intent: Attack;
  readonly owner: string | null;
  readonly worth: number;
  readonly guess: number;
}

/** Points of success with this leader, and the target's owner. */
const prizeOf = (
  scene: PlayerScene,
  leader: TableCard,
  { kind, target, fromHand }: Pick<Attack, 'kind' | 'target' | 'fromHand'>,
  card: string,
): Pick<Pair, 'owner' | 'worth'> => {
  const { board, player, rivals, skill } = scene;
  const near = leader.master === null ? skill.near : 0;
  const owner = fromHand ? null : (board.cards[target]?.owner ?? null);
  if (fromHand) return { owner, worth: worthHere(scene, card, target) + near };
  const danger = owner === null ? 0 : dangerOf(scene, owner);
  const loss = owner === null ? 0 : (skill.duel / rivals.length) * lossOf(scene, owner, target);
  if (kind === 'destroy') return { owner, worth: (mayDestroy(scene) ? 11 : 2) + danger + loss };
  const below = owner === null || skill.branch === 0 ? [] : branchOf(board, target).slice(1);
  const won = below.reduce((sum, puppet) => sum + skill.branch * worthOfGroup(board, player, board.cards[puppet]?.card ?? '', puppet), 0);
  const stays = owner !== null && wasTaken(scene.taken, branchOf(board, target), owner) ? CONTESTED : 1;
  return { owner, worth: stays * (worthHere(scene, card, target) + won + loss + near) + danger + 1 };
};

const mayDestroy = ({ board, player }: PlayerScene): boolean => goalOf(board, player).kind === 'destroyed';

interface Defence {
  readonly strength: number;
  readonly alignments: readonly string[];
}

/** All leader–target pairs with a rough estimate of strength. */
const pairs = (scene: PlayerScene, leaders: readonly TableCard[]): Pair[] => {
  const { board, player, hand, table, skill } = scene;
  const destroys = mayDestroy(scene);
  const found: Pair[] = [];
  const add = (leader: TableCard, intent: Attack, card: string, defence: Defence) => {
    const mine = alignmentsOf(board, leader.id);
    const shared = defence.alignments.filter(
      (alignment) => alignment !== 'Fanatic' && (mine as readonly string[]).includes(alignment),
    ).length;
    const guess = powerOf(board, leader.id) + (intent.kind === 'control' ? 4 : -4) * shared - defence.strength;
    found.push({ intent, ...prizeOf(scene, leader, intent, card), guess });
  };
  for (const leader of leaders) {
    for (const copy of hand) {
      const facts = findFacts(copy.card);
      if (!facts || !('inward' in facts) || openArrows(board, leader.id, copy.card).length === 0) continue;
      const intent: Attack = { type: 'attack', kind: 'control', attacker: leader.id, target: copy.id, fromHand: true };
      add(leader, intent, copy.card, { strength: facts.resistance, alignments: facts.alignments });
    }
    for (const { id, card, owner, zone, master } of table) {
      if (owner === player || zone === 'resource' || (zone === 'structure' && master === null)) continue;
      if (owner !== null && !skill.raids) continue;
      const common = { type: 'attack', attacker: leader.id, target: id } as const;
      const alignments = alignmentsOf(board, id);
      add(leader, { ...common, kind: 'control' }, card, { strength: resistanceOf(board, id), alignments });
      if (destroys || (owner !== null && dangerOf(scene, owner) >= 8))
        add(leader, { ...common, kind: 'destroy' }, card, { strength: powerOf(board, id), alignments });
    }
  }
  return found.sort((a, b) => b.guess * 1.2 + b.worth - a.guess * 1.2 - a.worth);
};

/** Expected addition by the defender: unspent tokens are used now and then. */
export const resistanceToCome = (
  { board, rivals }: PlayerScene,
  { intent, owner }: { readonly intent: Pick<Attack, 'target'>; readonly owner: string | null },
): number => {
  if (owner === null) return rivals.length > 0 ? 0.5 : 0;
  const target = board.cards[intent.target];
  if (!target) return 0;
  const near = [target.id, target.master, findSeat(board, owner)?.illuminati];
  return near.reduce((sum, id) => {
    const card = id == null ? undefined : board.cards[id];
    return card && card.tokens > 0 ? sum + powerOf(board, card.id) * (card.id === target.id ? 0.5 : 0.35) : sum;
  }, 0);
};

/** Cost of failure: a Group from the hand is lost. */
export const atStake = ({ skill: { lost }, hand }: PlayerScene, { fromHand }: { readonly fromHand?: boolean }): number =>
  fromHand ? (hand.length > MANY ? lost.many : lost.few) : lost.try;

export const tokenPrice = ({ board, skill: { price } }: PlayerScene, id: string): number => price.token + price.power * powerOf(board, id);

/** Worth of a Plot; next to nothing if it must be given away. */
export const plotPrice = ({ plots, skill: { price } }: PlayerScene): number => (plots.length >= FULL ? price.spare : price.plot);

/** Adds the weakest sufficient aids, up to the useful limit. */
const withAids = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[]): Idea | null => {
  const { board, view } = scene;
  let intent = pair.intent;
  if (check(view, intent) !== null) return null;
  const more = resistanceToCome(scene, pair);
  let { needs } = previewAttack(view, intent);
  const aids = (scene.skill.attacks === 'alone' ? [] : leaders)
    .filter(({ id }) => id !== intent.attacker && id !== intent.target)
    .map(({ id }) => ({ id, power: powerOf(board, id) }))
    .sort((a, b) => a.power - b.power);
  const lent: { id: string; adds: number }[] = [];
  for (const { id } of aids) {
    const tried = { ...intent, aids: [id] };
    if (check(view, tried) !== null) continue;
    const adds = previewAttack(view, tried).needs - needs;
    if (adds > 0) lent.push({ id, adds });
  }
  const goal = 10 + Math.ceil(more);
  const chosen: string[] = [];
  // One sufficient aid is better than several.
  while (needs < goal && lent.length > 0) {
    const enough = lent.filter(({ adds }) => needs + adds >= goal).sort((a, b) => a.adds - b.adds)[0];
    const next = enough ?? [...lent].sort((a, b) => b.adds - a.adds)[0];
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

const boosts = (scene: PlayerScene): { card: string; amount: number }[] =>
  scene.plots.flatMap(({ id, card }) => {
    const use = usesOf(card).find(({ moments, effect }) => moments.includes('announce') && effect.kind === 'boost');
    return use?.effect.kind === 'boost' ? [{ card: id, amount: use.effect.amount }] : [];
  });

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

const MOST_HELPERS = 7;

/** Best combination of aids and at most one +10 Plot, by gain less tokens. */
const weighed = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[], share: number): Idea | null => {
  const { view } = scene;
  const { intent } = pair;
  if (check(view, intent) !== null) return null;
  const { needs } = previewAttack(view, intent);
  const costOf = (id: string) => share * tokenPrice(scene, id);
  const helpers = leaders
    .filter(({ id }) => id !== intent.attacker && id !== intent.target)
    .flatMap(({ id }) => {
      const tried = { ...intent, aids: [id] };
      const adds = check(view, tried) === null ? previewAttack(view, tried).needs - needs : 0;
      return adds > 0 ? [{ id, adds, cost: costOf(id) }] : [];
    })
    .sort((a, b) => b.adds - a.adds)
    .slice(0, MOST_HELPERS);
  const boost = boosts(scene).find(({ card }) => check(view, { ...intent, plus: [{ plot: card, on: intent.attacker }] }) === null);
  const boostCost = plotPrice(scene);
  const stake = atStake(scene, intent);
  const more = resistanceToCome(scene, pair);
  let best: Idea | null = null;
  for (let set = 0; set < 2 ** helpers.length; set++) {
    const aiding = helpers.filter((_, i) => ((set >> i) & 1) === 1);
    const sum = aiding.reduce((all, { adds }) => all + adds, needs);
    const cost = aiding.reduce((all, aid) => all + aid.cost, costOf(intent.attacker));
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

/** Aids for a safe attack, and a +10 Plot if still unsafe. */
const assured = (scene: PlayerScene, pair: Pair, leaders: readonly TableCard[]): Idea | null => {
  const plain = withAids(scene, pair, leaders);
  return plain && withBoost(scene, plain, pair.worth);
};

/** Tokens are cheaper once nothing better is left: they return next turn. */
const SHARES = [1, 0.25];

/** The best attack, and the share of the token price used; null if none is worth it. */
export const bestIdea = (scene: PlayerScene): (Idea & { readonly share: number }) | null => {
  const { board, structure, player } = scene;
  const leaders = structure.filter(({ id, tokens }) => tokens > 0 && powerOf(board, id) > 0);
  if (leaders.length === 0) return null;
  const [lookedAt, workedOut] = scene.skill.width;
  const looked = pairs(scene, leaders)
    .slice(0, lookedAt * 3)
    .filter(({ intent }) => check(scene.view, intent) === null)
    .slice(0, lookedAt)
    .map((pair) => ({ pair, guess: previewAttack(scene.view, pair.intent).needs }))
    .sort((a, b) => b.guess + b.pair.worth - a.guess - a.pair.worth)
    .slice(0, workedOut);
  const { least, attacks } = scene.skill;
  const enough = least[lacking(board, player) <= 2 ? 1 : 0];
  for (const share of attacks === 'weighed' ? SHARES : [1]) {
    let best: Idea | null = null;
    for (const { pair } of looked) {
      const idea = attacks === 'weighed' ? weighed(scene, pair, leaders, share) : assured(scene, pair, leaders);
      if (idea && (!best || idea.gain > best.gain)) best = idea;
    }
    if (best && best.gain > enough) return { ...best, share };
  }
  return null;
};

/**
 * Expected gain of a legal own attack, calculated like {@link bestIdea}; null for what cannot be estimated: an own Group, a card
 * that is no Group, Plots other than +10, privilege.
 */
export const ideaOf = (scene: PlayerScene, intent: Attack, share: number): Idea | null => {
  const { board, view, player, hand } = scene;
  const { attacker, target, fromHand, aids = [], plus = [] } = intent;
  const leader = board.cards[attacker];
  const card = fromHand ? hand.find(({ id }) => id === target)?.card : board.cards[target]?.card;
  const isOwn = !fromHand && board.cards[target]?.owner === player;
  if (!leader || card === undefined || isOwn || intent.privilege !== undefined || (intent.plots?.length ?? 0) > 0) return null;
  const pair: Pair = { intent, ...prizeOf(scene, leader, intent, card), guess: 0 };
  const added = boosts(scene).filter((boost) => plus.some(({ plot }) => plot === boost.card));
  const needs = added.reduce((sum, { amount }) => sum + amount, previewAttack(view, intent).needs);
  const odds = chanceOf(Math.round(needs - resistanceToCome(scene, pair)));
  const cost = [attacker, ...aids].reduce((sum, id) => sum + share * tokenPrice(scene, id), 0);
  return { intent, needs, gain: odds * pair.worth - (1 - odds) * atStake(scene, intent) - cost - added.length * plotPrice(scene) };
};

/** Points of an open own attack's success plus the cost of its failure. */
export const openPrize = (scene: PlayerScene, attack: OpenAttack): number => {
  const { kind, target, fromHand } = attack;
  const leader = attack.leader === null ? undefined : scene.board.cards[attack.leader];
  if (!leader || (kind !== 'control' && kind !== 'destroy')) return 0;
  return prizeOf(scene, leader, { kind, target, fromHand }, attack.targetCard).worth + atStake(scene, attack);
};
