import { SIDES } from '@illuminice/rules';
import {
  type Board,
  branchOf,
  check,
  decision,
  distanceOf,
  findFacts,
  type Intent,
  type IntentOf,
  openAttack,
  powerOf,
  previewAttack,
  progressOf,
  READY_DECKS,
  suggestPlaces,
  type TableCard,
} from '@illuminice/rules/inwo';
import type { Advice } from '../../minds.js';
import { decideFor } from './answers.js';
import { ideaOf, resistanceToCome } from './attacks.js';
import { answerWorth, shiftOf } from './contest.js';
import type { PlayerScene } from './player-scene.js';
import { chanceOnceTurned, effectOf, strikeOf } from './plots.js';
import type { Reason } from './reasons.js';
import { chanceOf, dangerOf, goalCounting } from './worth.js';

const NEAR = 4;
const STRONG = 3;

export const percentOf = (needs: number): number => Math.round(100 * chanceOf(needs));

export const cardOf = ({ board, hand, plots }: PlayerScene, id: string): string =>
  (Object.hasOwn(board.cards, id) ? board.cards[id]?.card : [...hand, ...plots].find((copy) => copy.id === id)?.card) ?? '';

/** Puppets of a card that would find a place at a new master (N-496). */
const puppetsOf = ({ board, player }: PlayerScene, id: string, master: string | null): string[] => {
  if (board.cards[id]?.zone !== 'structure') return [];
  const lost = master === null ? [] : (suggestPlaces(board, id, player, master)[0]?.lost ?? []);
  return branchOf(board, id).filter((puppet) => puppet !== id && !lost.includes(puppet));
};

/** The table after a successful control attack, as far as goals count it. */
const ifTaken = (scene: PlayerScene, attacker: string, target: string): Board => {
  const { board, player } = scene;
  const leader = board.cards[attacker];
  if (!leader) return board;
  const cards: Record<string, TableCard> = { ...board.cards };
  const taken = Object.hasOwn(cards, target) ? cards[target] : undefined;
  for (const id of puppetsOf(scene, target, attacker)) cards[id] = { ...(cards[id] as TableCard), owner: player };
  const fresh: TableCard = { ...leader, id: target, card: cardOf(scene, target), host: null, tokens: 0, devastated: false, arrows: [] };
  cards[target] = { ...(taken ?? fresh), zone: 'structure', owner: player, master: attacker };
  return { ...board, cards };
};

const goalReasons = (scene: PlayerScene, attacker: string, target: string): Reason[] => {
  const { board, player } = scene;
  const [before] = progressOf(board, player);
  const [have, need] = progressOf(ifTaken(scene, attacker, target), player);
  const counting = Object.hasOwn(board.cards, target) ? goalCounting(scene, target) : undefined;
  return [
    ...(have > before ? [{ kind: have >= need ? ('reaches' as const) : ('goal' as const), have, need }] : []),
    ...(counting === undefined ? [] : [{ kind: 'counted' as const, goal: counting }]),
  ];
};

const stopping = (scene: PlayerScene, player: string | null | undefined): Reason[] => {
  if (player == null || dangerOf(scene, player) < NEAR) return [];
  const [have, need] = progressOf(scene.board, player);
  return [{ kind: 'stops', player, have, need }];
};

/** @param master the new owner; null: the loss counts */
const branchReason = (scene: PlayerScene, id: string, master: string | null): Reason[] => {
  const { length: groups } = puppetsOf(scene, id, master);
  return groups > 0 ? [{ kind: 'branch', card: cardOf(scene, id), groups }] : [];
};

const powerReason = ({ board }: PlayerScene, id: string, card: string): Reason[] => {
  const facts = findFacts(card);
  const printed = facts && 'inward' in facts ? (facts.power ?? 0) : 0;
  const power = Object.hasOwn(board.cards, id) ? powerOf(board, id) : printed;
  return power >= STRONG ? [{ kind: 'power', card, power }] : [];
};

const weightiest = (reasons: readonly Reason[]): Reason[] => {
  const isFirst = ({ kind }: Reason) => kind === 'wins' || kind === 'reaches';
  return [...reasons.filter(isFirst), ...reasons.filter((reason) => !isFirst(reason))];
};

const attackReasons = (scene: PlayerScene, intent: IntentOf<'attack'>): Reason[] => {
  const { board } = scene;
  const { attacker, target, kind, fromHand } = intent;
  const card = cardOf(scene, target);
  const owner = fromHand ? null : (board.cards[target]?.owner ?? null);
  const needs = ideaOf(scene, intent, 1)?.needs ?? previewAttack(scene.view, intent).needs;
  const opposed = Math.round(owner === null ? 0 : resistanceToCome(scene, { intent, owner }));
  return weightiest([
    { kind: 'odds', target: card, percent: percentOf(needs) },
    ...(kind === 'control' ? goalReasons(scene, attacker, target) : []),
    ...stopping(scene, owner),
    ...(kind === 'control' ? branchReason(scene, target, attacker) : []),
    ...(fromHand ? [{ kind: 'stake' as const, card }] : []),
    ...(owner !== null && opposed > 0 ? [{ kind: 'opposed' as const, player: owner, power: opposed }] : []),
    ...(kind === 'control' ? powerReason(scene, target, card) : []),
  ]);
};

const contestReasons = (scene: PlayerScene, intent: Intent): Reason[] => {
  const attack = openAttack(scene.board);
  if (!attack) return [];
  const { by, leader, target, targetCard, needs, kind } = attack;
  const shift = shiftOf(scene, intent);
  const odds: Reason =
    shift === 0
      ? { kind: 'odds', target: targetCard, percent: percentOf(needs) }
      : { kind: 'shift', target: targetCard, from: percentOf(needs), to: percentOf(needs + shift) };
  if (by === scene.player) return weightiest([odds, ...(kind === 'control' && leader !== null ? goalReasons(scene, leader, target) : [])]);
  return [odds, ...stopping(scene, by), ...(attack.defender === scene.player ? branchReason(scene, target, null) : [])];
};

const playReasons = (scene: PlayerScene, intent: IntentOf<'playPlot'> | IntentOf<'useAbility'>): Reason[] => {
  const { board } = scene;
  const strike = strikeOf(scene, intent);
  if (strike) {
    const { on, odds } = strike;
    const card = board.cards[on];
    return [
      { kind: 'odds', target: card?.card ?? '', percent: Math.round(100 * odds) },
      ...stopping(scene, card?.owner),
      ...(card?.owner == null ? [] : [{ kind: 'takes' as const, player: card.owner, groups: branchOf(board, on).length }]),
    ];
  }
  const attack = openAttack(board);
  if (attack?.roll != null && chanceOnceTurned(scene, intent) !== null)
    return [{ kind: 'dice', roll: attack.roll, needs: Math.min(10, attack.needs) }];
  if (effectOf(scene, intent, ['cancelPlay', 'cancelAction'])) return [{ kind: 'aimed' }];
  if (effectOf(scene, intent, ['reload'])) return [{ kind: 'reload', cards: intent.cards?.length ?? 1 }];
  return attack?.stage === 'contest' ? contestReasons(scene, intent) : [{ kind: 'helps' }];
};

const comingReasons = (scene: PlayerScene, id: string, card: string): Reason[] => {
  const facts = findFacts(card);
  const arrows = facts && 'outward' in facts ? facts.outward.length : 0;
  return [...powerReason(scene, id, card), ...(arrows > 0 ? [{ kind: 'arrows' as const, card, arrows }] : [])];
};

const plainReason = (scene: PlayerScene, intent: Intent): Reason | null => {
  switch (intent.type) {
    case 'drawPlot':
      return { kind: 'free' };
    case 'drawGroup':
      return { kind: intent.pay ? 'spare' : 'free' };
    case 'buyPlot':
      return { kind: 'spare' };
    case 'link':
      return { kind: 'helps' };
    case 'claim':
      return { kind: 'wins', goal: cardOf(scene, intent.cards[0] ?? '') };
    case 'returnPlot':
      return { kind: 'leastUse', card: cardOf(scene, intent.card) };
    case 'place':
      return { kind: 'place', steps: distanceOf(scene.board, intent.onto) + 1 };
    default:
      return null;
  }
};

const reasonsOf = (scene: PlayerScene, intent: Intent): Reason[] => {
  const { board, own } = scene;
  const nothing: Reason = { kind: 'nothingBetter' };
  switch (intent.type) {
    case 'attack':
      return attackReasons(scene, intent);
    case 'join':
    case 'agents':
      return contestReasons(scene, intent);
    case 'roll':
    case 'done':
      return board.attack?.stage === 'contest' ? contestReasons(scene, intent) : [nothing];
    case 'playPlot':
    case 'useAbility':
      return playReasons(scene, intent);
    case 'takeOver':
      return [{ kind: intent.pay ? 'spare' : 'free' }, ...comingReasons(scene, intent.card, cardOf(scene, intent.card))];
    case 'chooseLead':
      return [...comingReasons(scene, '', intent.card), nothing];
    case 'knock': {
      const tokens = own.reduce((sum, card) => sum + card.tokens, 0);
      return [nothing, ...(tokens > 0 ? [{ kind: 'reserve' as const, tokens }] : [])];
    }
    default:
      return [plainReason(scene, intent) ?? nothing];
  }
};

export const explained = (scene: PlayerScene, intent: Intent, worth: number): Advice<Intent, Reason> => ({
  intent,
  reasons: reasonsOf(scene, intent),
  worth: Math.round(10 * worth) / 10,
});

/** Gain over the least commitment, in points, as far as it can be estimated. */
const worthOf = (scene: PlayerScene, intent: Intent): number => {
  if (intent.type === 'attack') return ideaOf(scene, intent, 1)?.gain ?? 0;
  return strikeOf(scene, intent)?.gain ?? answerWorth(scene, intent);
};

/**
 * The lead for which a ready-made deck was built, as the page proposes it: no two of these decks have the same, and players who pick the
 * same one choose again (N-107). Null: it is no such deck, or no lead is asked for.
 */
const readyLead = ({ board, view, seat }: PlayerScene): Intent | null => {
  if (decision(board).kind !== 'chooseLead') return null;
  const card = READY_DECKS.get(board.cards[seat.illuminati ?? '']?.card ?? '')?.lead;
  const leads = card === undefined ? [] : SIDES.map((arrow): Intent => ({ type: 'chooseLead', card, arrow }));
  return leads.find((intent) => check(view, intent) === null) ?? null;
};

/** The advised move with its reasons; null if nothing is possible. */
export const advise = (scene: PlayerScene): Advice<Intent, Reason> | null => {
  const intent = readyLead(scene) ?? decideFor(scene);
  return intent && explained(scene, intent, worthOf(scene, intent));
};
