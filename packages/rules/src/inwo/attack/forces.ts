import { names } from '../cards/filter.js';
import { earlierOf } from '../earlier.js';
import { cardOn, cardsOn, illuminatiCard, inStructure, isGroup, seatOf, tableCard } from '../game/game.js';
import type { Filter, Modify } from '../types/cards.js';
import type { Attack, AttackKind, Board, CopyId, Join } from '../types/index.js';
import { oppositeOf } from '../types/words.js';
import {
  alignmentsOf,
  changesAround,
  fits,
  globalOf,
  hasRule,
  powerInDefence,
  powerOf,
  standingChanges,
  traitsOf,
} from '../values/values.js';

export const attackersOf = (attack: Attack): CopyId[] => [
  ...(attack.leader ? [attack.leader] : []),
  ...(attack.helper ? [attack.helper.card] : []),
  ...attack.joins.filter(({ side }) => side === 'for').map(({ card }) => card),
];

/** The card whose direct bonuses count (N-422). */
export const leaderOf = (attack: Attack): CopyId | null => attack.leader ?? attack.helper?.card ?? null;

export const opposes = (attack: Attack, card: CopyId): boolean =>
  attack.joins.some((join) => join.side === 'against' && join.card === card);

/** True if the target is Secret in this attack (N-491); some cards lift that for all. */
export const targetIsSecret = (board: Board, attack: Pick<Attack, 'target'> & Partial<Attack>): boolean => {
  if (!traitsOf(board, attack.target).has('Secret')) return false;
  const attackers = 'joins' in attack && attack.joins ? attackersOf(attack as Attack) : [];
  return !attackers.some((card) => tableCard(board, card) && hasRule(board, card, 'opensSecrets'));
};

/** True if a card's text lets it touch this Group by name, or Secret ones (N-491). */
const textReaches = (board: Board, card: CopyId, target: CopyId, side: 'lead' | 'aid' | 'oppose'): boolean => {
  const name = cardOn(board, target).card;
  for (const [source, modify] of standingChanges(board, 'join')) {
    if (source.id !== card || !modify.sides.includes(side)) continue;
    if (modify.target === 'Secret' || names(modify.target, name)) return true;
    if (modify.evenSecret && fits(board, modify.involves ?? 'anything', target)) return true;
  }
  for (const [source, modify] of standingChanges(board, 'attack')) if (source.id === card && names(modify.target, name)) return true;
  return hasRule(board, card, 'opensSecrets');
};

/** True if a card may touch a Secret Group (N-491). */
export const reachesSecret = (board: Board, card: CopyId, secret: CopyId, side: 'lead' | 'aid' | 'oppose'): boolean => {
  if (card === secret || !isGroup(board, card) || traitsOf(board, card).has('Secret')) return true;
  return textReaches(board, card, secret, side);
};

/** True if a card's bonuses, penalties and immunities count in this attack: those of open Groups do not if a Secret one takes part. */
export const countsIn = (board: Board, attack: Attack, source: CopyId): boolean => {
  const secrets = [
    ...(targetIsSecret(board, attack) ? [attack.target] : []),
    ...(attack.leader && traitsOf(board, attack.leader).has('Secret') ? [attack.leader] : []),
  ];
  if (secrets.length === 0) return true;
  const card = cardOn(board, source);
  const group = card.zone === 'resource' ? card.host : source;
  if (group === null || card.zone === 'nwo') return true;
  return secrets.every((secret) => reachesSecret(board, group, secret, 'lead'));
};

/** True if a text about such attacks applies: a Disaster that is not Instant is an attempt to destroy, too (N-732). */
export const isMeant = (board: Board, { kind, instant }: Pick<Attack, 'kind' | 'instant'>, kinds: readonly AttackKind[]): boolean =>
  kinds.includes(kind) || (kind === 'disaster' && !instant && kinds.includes('destroy') && !earlierOf(board).sparesDisasters);

/** Highest multiplier of a card's Power in this attack (N-304). */
export const multiplierIn = (board: Board, attack: Attack, card: CopyId, side: 'for' | 'against'): number => {
  if (!isGroup(board, card)) return 1;
  let times = 1;
  for (const [source, modify] of changesAround(board, attack.target, 'multiplier')) {
    if (!isMeant(board, attack, modify.kinds) || !fits(board, modify.target, attack.target) || !fits(board, modify.affects, card)) continue;
    if (modify.side === (side === 'for' ? 'defenders' : 'attackers') || !isPart(attack, source.id, card, modify)) continue;
    if (countsIn(board, attack, source.id)) times = Math.max(times, modify.amount);
  }
  return times;
};

const isPart = (attack: Attack, source: CopyId, card: CopyId, { needs }: Extract<Modify, { of: 'multiplier' }>): boolean => {
  if (needs === 'leading') return attack.leader === card;
  if (needs === 'part') return attackersOf(attack).includes(source);
  return needs === 'opposing' ? opposes(attack, source) : attack.target === source;
};

export const plusOn = (attack: Attack, card: CopyId): number =>
  attack.plus.reduce((sum, { on: boosted, amount }) => (boosted === card ? sum + amount : sum), 0);

/** Power of the leader or a helper (N-420 `power`). */
export const leadPower = (board: Board, attack: Attack, card: CopyId): number =>
  powerOf(board, card, { times: multiplierIn(board, attack, card, 'for'), sum: plusOn(attack, card) });

/** True if the target matches a text's filter, or the leader where the text allows that. */
export const answersTo = (board: Board, { target, leader }: Attack, asks: Filter, orLeader: Filter | undefined): boolean =>
  fits(board, asks, target) ||
  (orLeader !== undefined && leader !== null && !earlierOf(board).leadersAside && fits(board, orLeader, leader));

/** True if a text lets the card join with full Power, whatever its alignments. */
const joinsByText = (board: Board, attack: Attack, card: CopyId, side: 'aid' | 'oppose'): boolean => {
  const involved = [attack.target, ...(attack.leader ? [attack.leader] : [])];
  for (const [source, { sides, target, orLeader, involves, master }] of standingChanges(board, 'join')) {
    // Permission to touch Secret Groups does not override alignments.
    if (target === 'Secret' || !sides.includes(side) || !(source.id === card || (master && source.master === card && isGroup(board, card))))
      continue;
    if (target !== undefined && !answersTo(board, attack, target, orLeader)) continue;
    if (involves === undefined || involved.some((filter) => fits(board, involves, filter))) return true;
  }
  return false;
};

const shares = (board: Board, card: CopyId, target: CopyId): boolean => {
  const theirs = traitsOf(board, target);
  return alignmentsOf(board, card).some((alignment) => theirs.has(alignment));
};

const opposed = (board: Board, card: CopyId, target: CopyId): boolean => {
  const theirs = traitsOf(board, target);
  return alignmentsOf(board, card).some((alignment) => {
    const opposite = oppositeOf(alignment);
    return opposite !== undefined && theirs.has(opposite);
  });
};

/** If a card opens a Secret Group, all may join with full Power. */
const opensToAll = (board: Board, attack: Attack): boolean =>
  traitsOf(board, attack.target).has('Secret') && !targetIsSecret(board, attack);

/** True if a card joins with full Power (N-430, N-440); if not, it lends its Global Power. */
export const joinsInFull = (board: Board, attack: Attack, card: CopyId, side: 'for' | 'against'): boolean => {
  const { target, defender, kind } = attack;
  if (attack.joins.some((join) => join.full && join.card === card)) return true;
  if (opensToAll(board, attack)) return true;
  if (attack.open?.full && attack.open.sides.includes(side) && fits(board, attack.open.filter, card)) return true;
  if (side === 'for') {
    if (joinsByText(board, attack, card, 'aid')) return true;
    return kind === 'control' ? shares(board, card, target) : opposed(board, card, target);
  }
  if (joinsByText(board, attack, card, 'oppose') || shares(board, card, target)) return true;
  if (hasRule(board, target, 'anyMayDefend')) return true;
  if (
    cardOn(board, card).owner === defender &&
    standingChanges(board, 'freeDefence').some(([source, { target: whom }]) => source.id === card && fits(board, whom, target))
  )
    return true;
  const struck = cardOn(board, target);
  if (!inStructure(struck) || struck.owner !== cardOn(board, card).owner) return false;
  return (
    struck.master === card || cardOn(board, card).master === target || (defender !== null && seatOf(board, defender).illuminati === card)
  );
};

interface LentToken extends Pick<Join, 'card' | 'side'> {
  readonly index?: number;
}

/** Power that a card lends with one token; the target's own by N-445. `index`: from 0, since a +10 Plot counts once (N-414). */
export const lends = (board: Board, attack: Attack, { card, side, index = 0 }: LentToken): number => {
  const times = multiplierIn(board, attack, card, side);
  const sum = index === 0 && card !== attack.leader ? plusOn(attack, card) : 0;
  // +10 on the Power of a Group under destruction is part of `defence` already.
  if (side === 'against' && card === attack.target)
    return powerInDefence(
      board,
      card,
      { times, step: 1, sum },
      index === 0 && (attack.kind === 'control' || earlierOf(board).defendsTwice === true),
    );
  // A leader counts with its whole Power, and so do its further tokens.
  if (card === attack.leader || joinsInFull(board, attack, card, side)) return powerOf(board, card, { times, sum });
  return globalOf(board, card);
};

/** True if this Assassination ignores protections that do not mention Magic. */
export const piercesDefence = (board: Board, { helper }: Pick<Attack, 'helper'>): boolean =>
  helper !== null && tableCard(board, helper.card) !== undefined && hasRule(board, helper.card, 'ignoresMagicDefence');

/** True if both players play the same Illuminati (N-111). */
export const areFactions = (board: Board, first: string, second: string): boolean =>
  first !== second && illuminatiCard(board, first) !== null && illuminatiCard(board, first) === illuminatiCard(board, second);

export const hasSpy = (board: Board, player: string, rival: string): boolean =>
  cardsOn(board).some(({ zone, owner, card }) => zone === 'spy' && owner === player && card === illuminatiCard(board, rival));
