import { type CopyId, check, findFacts, type IntentOf, previewAttack } from '@illuminice/rules/inwo';
import type { AttackDraft, Unfinished } from '../drafts/data';
import { ownGroups } from '../known';
import type { Position } from '../types';

/* Draft of an attack: possible leaders, targets, and chances. */

export type WholeAttack = IntentOf<'attack'>;
type Said = Unfinished<'attack'>;

export const isWhole = (partial: Said): partial is WholeAttack & Said =>
  partial.attacker !== undefined && partial.target !== undefined && partial.kind !== undefined;

/** A target in the viewer's own hand is named with its zone. */
export const isUnderAttack = ({ view }: Position, target: CopyId): { fromHand: true } | { fromHand: undefined } =>
  ownGroups(view).some(({ id }) => id === target) ? { fromHand: true } : { fromHand: undefined };

/** The viewer's possible leaders: they can act, and have a token. */
export const attackers = ({ offers, view }: Position): readonly CopyId[] =>
  (offers.attack.can?.cards ?? []).filter((id) => (view.board.cards[id]?.tokens ?? 0) > 0);

export interface Target {
  readonly target: CopyId;
  readonly needs: number;
  /** How many of the 36 rolls of two dice succeed. */
  readonly odds: number;
}

const aims = ({ view }: Position): CopyId[] => [
  ...ownGroups(view).flatMap(({ id, card }) => (findFacts(card)?.kind === 'resource' ? [] : [id])),
  ...Object.values(view.board.cards).flatMap(({ id, zone, master }) =>
    (zone === 'structure' && master !== null) || zone === 'middle' ? [id] : [],
  ),
];

const found = new WeakMap<Position, Map<string, readonly Target[]>>();

/** Targets of this leader by this kind, best chance first; own cards last. */
export const targets = (position: Position, { attacker, kind = 'control' }: Said): readonly Target[] => {
  if (attacker === undefined) return [];
  let known = found.get(position);
  if (!known) {
    known = new Map();
    found.set(position, known);
  }
  const key = `${attacker} ${kind}`;
  let all = known.get(key);
  if (!all) {
    const ownLast = ({ target }: Target) => Number(position.view.board.cards[target]?.owner === position.me);
    all = aims(position)
      .flatMap((target): Target[] => {
        const intent: WholeAttack = { type: 'attack', kind, attacker, target, ...isUnderAttack(position, target) };
        if (check(position.view, intent) !== null) return [];
        const { needs, odds } = previewAttack(position.view, intent);
        return [{ target, needs, odds }];
      })
      .sort((target, other) => ownLast(target) - ownLast(other) || other.odds - target.odds || other.needs - target.needs);
    known.set(key, all);
  }
  return all;
};

/** An announcement whose refusal says why this card can't be picked next. */
export const asked = (position: Position, { attacker, kind = 'control' }: Said, card: CopyId): WholeAttack => {
  const target = attacker === undefined ? (aims(position).find((aim) => aim !== card) ?? card) : card;
  return { type: 'attack', kind, attacker: attacker ?? card, target, ...isUnderAttack(position, target) };
};

/** Cards that can't be picked next although people may look for them: targets of the leader, or else possible leaders. */
export const unfit = (position: Position, partial: Said): CopyId[] => {
  const { cards } = position.view.board;
  const isOwn = (card: CopyId) => cards[card]?.owner === position.me;
  const able = partial.attacker === undefined ? attackers(position) : targets(position, partial).map(({ target }) => target);
  const all =
    partial.attacker === undefined
      ? Object.values(cards).flatMap(({ id, zone }) => (zone === 'structure' && isOwn(id) ? [id] : []))
      : aims(position).filter((card) => !isOwn(card));
  return all.filter((card) => !able.includes(card));
};

interface Pair extends Target {
  readonly attacker: CopyId;
}

const MOST_PAIRS = 3;

/** Pairs of leader and target (a rival's, or of the own hand) with the best chances, each target once. The first ones are proposed. */
export const bestPairs = (position: Position, kind: Said['kind']): readonly Pair[] => {
  const best = new Map<CopyId, Pair>();
  for (const attacker of attackers(position))
    for (const entry of targets(position, { type: 'attack', kind, attacker })) {
      const known = best.get(entry.target)?.odds ?? 0;
      const isOwn = position.view.board.cards[entry.target]?.owner === position.me;
      if (!isOwn && entry.odds > known) best.set(entry.target, { ...entry, attacker });
    }
  return [...best.values()].sort((one, other) => other.odds - one.odds || other.needs - one.needs).slice(0, MOST_PAIRS);
};

export const ATTACKS = ['control', 'destroy'] as const;

export const firstAttack = (_position: Position, attacker?: CopyId): AttackDraft => ({
  kind: 'attack',
  partial: { type: 'attack', kind: 'control', ...(attacker !== undefined && { attacker }) },
  aimed: null,
});

/** Switches to the other kind if only that one is possible with the present picks. */
export const settledKind = (position: Position, draft: AttackDraft): AttackDraft => {
  const { partial } = draft;
  if (partial.attacker === undefined || targets(position, partial).length > 0) return draft;
  const other = ATTACKS.find((kind) => kind !== partial.kind);
  return other && targets(position, { ...partial, kind: other }).length > 0 ? { ...draft, partial: { ...partial, kind: other } } : draft;
};

export interface Aid {
  readonly card: CopyId;
  readonly gain: number;
}

export const aidsFor = (position: Position, partial: WholeAttack): readonly Aid[] => {
  const { aids = [] } = partial;
  const bare = strip(partial);
  if (check(position.view, bare) !== null) return [];
  const before = previewAttack(position.view, bare).needs;
  return attackers(position)
    .filter((card) => card !== partial.attacker && !aids.includes(card))
    .flatMap((card): Aid[] => {
      const tried = { ...bare, aids: [...aids, card] };
      return check(position.view, tried) === null ? [{ card, gain: previewAttack(position.view, tried).needs - before }] : [];
    })
    .sort((aid, other) => other.gain - aid.gain);
};

/** The attack without its Plots, which the preview does not count. */
export const strip = ({ plots: _, plus: __, privilege: ___, ...bare }: WholeAttack): WholeAttack => bare;
