import type { PlayerId } from '../../core/types.js';
import { winningRolls } from '../../domain/odds.js';
import { factsOf, groupFacts } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { cardOn, illuminatiCard, isGroup, linkedTo, tableCard } from '../game/game.js';
import type { Modify } from '../types/cards.js';
import type { Attack, Board, CopyId, LedgerEntry, TableCard } from '../types/index.js';
import { oppositeOf } from '../types/words.js';
import { worth } from '../values/layers.js';
import { liveCard } from '../values/live.js';
import {
  alignmentsOf,
  changesAround,
  distanceOf,
  fits,
  hasLink,
  hasRule,
  isAsleep,
  playerHasRule,
  powerInDefence,
  powerOf,
  standingChanges,
  traitsOf,
} from '../values/values.js';
import { covered } from '../values/words.js';
import {
  answersTo,
  areFactions,
  attackersOf,
  countsIn,
  hasSpy,
  isMeant,
  leaderOf,
  leadPower,
  lends,
  opposes,
  piercesDefence,
} from './forces.js';

const isFromSpace = ({ plot }: Attack): boolean =>
  plot !== null &&
  factsOf(plot.card).abilities.some(
    (ability) => 'effect' in ability && ability.effect.kind === 'disaster' && ability.effect.space === true,
  );

type AttackModify = Extract<Modify, { of: 'attack' }>;

/** True if the card has the part in the attack that its text asks for. */
const isInScope = (attack: Attack, source: CopyId, scope: AttackModify['scope']): boolean => {
  const isLeader = leaderOf(attack) === source;
  if (scope === 'direct') return isLeader;
  const isAttacker = attackersOf(attack).includes(source);
  return scope === 'aid' ? isAttacker && !isLeader : scope !== 'part' || isAttacker;
};

/** True if a standing bonus to attacks counts in this one (N-422). */
const bonusCounts = (board: Board, attack: Attack, source: CopyId, modify: AttackModify): boolean => {
  const { kinds, scope, target, led, rivalOnly, power, notPrivileged, earthly, orLeader } = modify;
  if (!isMeant(board, attack, kinds) || source === attack.target) return false;
  const leader = leaderOf(attack);
  if (!isInScope(attack, source, scope)) return false;
  if (led && (leader === null || tableCard(board, source)?.master !== leader)) return false;
  if (rivalOnly && attack.defender === null) return false;
  if (notPrivileged && attack.privilege === 'declared') return false;
  if (power && !power.includes(powerOf(board, attack.target))) return false;
  if (earthly && attack.kind === 'disaster' && (traitsOf(board, attack.target).has('Space') || isFromSpace(attack))) return false;
  return answersTo(board, attack, target, leader === source ? undefined : orLeader) && countsIn(board, attack, source);
};

/** A line that another player's card makes by being in the attack. */
interface JoinersEntry extends LedgerEntry {
  readonly whose?: PlayerId;
}

const joinersLine = (value: number, { card, owner }: TableCard): JoinersEntry => ({
  part: 'ability',
  value,
  card,
  ...(owner !== null && { whose: owner }),
});

const linkedBonuses = (board: Board, attack: Attack): LedgerEntry[] => {
  const leader = leaderOf(attack);
  return (leader ? linkedTo(board, leader) : []).flatMap(({ id, card, zone }) => {
    const own = zone === 'linked' && !isAsleep(board, id) ? textsOf(card).link?.link.direct : undefined;
    return own?.kinds.includes(attack.kind) && fits(board, own.target, attack.target)
      ? [{ part: 'ability' as const, value: own.amount, card }]
      : [];
  });
};

const rivalries = (board: Board, { by, defender }: Attack): LedgerEntry[] =>
  standingChanges(board, 'rivalry').flatMap(([{ owner, card }, { illuminati, amount }]) =>
    owner === by && defender !== null && illuminatiCard(board, defender) === illuminati
      ? [{ part: 'ability' as const, value: amount, card }]
      : [],
  );

/** Bonuses that the attacker's own cards give, one line for each card, and the alignments that they replace. */
const attackBonuses = (board: Board, attack: Attack): { lines: JoinersEntry[]; instead: Set<string> } => {
  const found = new Map<CopyId, { any: number; lent: number; direct: number; alone: number | null }>();
  const instead = new Set<string>();
  const { leadersAside } = earlierOf(board);
  for (const [source, modify] of standingChanges(board, 'attack')) {
    if (source.owner !== attack.by && (!modify.anyones || leadersAside)) continue;
    if (!bonusCounts(board, attack, source.id, modify)) continue;
    const sums = found.get(source.id) ?? { any: 0, lent: 0, direct: 0, alone: null };
    if (modify.alone) sums.alone = Math.max(sums.alone ?? 0, modify.amount);
    if (modify.scope === 'direct') sums.direct = Math.max(sums.direct, modify.amount);
    else if (modify.kinds.includes(attack.kind)) sums.any += modify.amount;
    // A text on Disasters replaces the card's text on attempts to destroy.
    else sums.lent += modify.amount;
    for (const alignment of modify.instead ?? []) instead.add(alignment);
    found.set(source.id, sums);
  }
  const lines = [...found].map(([id, { any, lent, direct, alone }]) =>
    joinersLine(alone ?? Math.max(any, lent, direct), cardOn(board, id)),
  );
  lines.push(...linkedBonuses(board, attack), ...rivalries(board, attack));
  return { lines, instead };
};

const weaknesses = (board: Board, attack: Attack): LedgerEntry[] => {
  const lines: LedgerEntry[] = [];
  for (const [source, { kinds, amount, leader, illuminati }] of changesAround(board, attack.target, 'weakness')) {
    if (source.id !== attack.target || !kinds.includes(attack.kind)) continue;
    if (leader !== undefined && (attack.leader === null || !fits(board, leader, attack.leader))) continue;
    if (illuminati !== undefined && illuminatiCard(board, attack.by) !== illuminati) continue;
    lines.push({ part: 'ability', value: amount, card: source.card });
  }
  return lines;
};

interface Defence {
  readonly lines: JoinersEntry[];
  readonly resistance: number;
  readonly power: number;
}

type DefenceModify = Extract<Modify, { of: 'defence' }>;

/** True if a standing bonus to the defence counts in this attack. A player's own cards never protect from themselves (N-966). */
const defenceCounts = (board: Board, attack: Attack, source: TableCard, modify: DefenceModify): boolean => {
  const { target, kind } = attack;
  const { against, leader } = modify;
  // Bonuses of an opposing card are its own, and never the attacker's.
  const outside = modify.opposing && !earlierOf(board).leadersAside;
  if (!modify.kinds.includes(kind) || modify.stat === 'base') return false;
  const spared = cardOn(board, target).owner === attack.by || (attack.fromHand && source.id !== target);
  if (source.zone !== 'nwo' && !outside && spared) return false;
  if (modify.covers === 'linked' && isAsleep(board, source.id)) return false;
  if (modify.opposing ? !opposes(attack, source.id) : !covered(board, source, modify.covers).some(({ id }) => id === target)) return false;
  if (!answersTo(board, attack, modify.filter ?? 'anything', modify.orLeader) || !countsIn(board, attack, source.id)) return false;
  if (leader !== undefined && (attack.leader === null || !fits(board, leader, attack.leader))) return false;
  return against === undefined || attackersOf(attack).some((card) => fits(board, against, card));
};

const linkedDefences = (board: Board, { target, kind }: Attack): LedgerEntry[] =>
  linkedTo(board, target).flatMap(({ id, card, zone }) => {
    const given = zone === 'linked' && !isAsleep(board, id) ? (textsOf(card).link?.link.defence ?? []) : [];
    return given.flatMap(({ kinds, amount }) => (kinds.includes(kind) ? [{ part: 'ability' as const, value: -amount, card }] : []));
  });

/** Bonuses for the defence of the target. */
const defences = (board: Board, attack: Attack): Defence => {
  const lines: JoinersEntry[] = [];
  let resistance = 0;
  let power = 0;
  const { target, kind } = attack;
  if (kind === 'assassination' && piercesDefence(board, attack)) return { lines, resistance, power };
  if (kind === 'control' && liveCard(board, target).bare) return { lines, resistance, power };
  for (const [source, modify] of changesAround(board, target, 'defence')) {
    if (!defenceCounts(board, attack, source, modify)) continue;
    if (modify.stat === 'resistance') resistance += modify.amount;
    else if (modify.stat === 'power') power += modify.amount;
    else if (modify.opposing) lines.push(joinersLine(-modify.amount, source));
    else lines.push({ part: 'ability', value: -modify.amount, card: source.card });
  }
  lines.push(...linkedDefences(board, attack));
  return { lines, resistance, power };
};

/** Identical and opposite alignments of leader and target (N-420). */
const alignmentRows = (board: Board, attack: Attack, instead: ReadonlySet<string>): number => {
  if (attack.leader === null || !isGroup(board, attack.leader)) return 0;
  let identical = 4;
  let opposite = 4;
  for (const [, rows] of standingChanges(board, 'rows')) {
    identical = rows.identical ?? identical;
    opposite = rows.opposite ?? opposite;
  }
  const theirs = alignmentsOf(board, attack.target);
  const sign = attack.kind === 'control' ? 1 : -1;
  const rows: number[] = [];
  for (const mine of alignmentsOf(board, attack.leader)) {
    const counterpart = oppositeOf(mine);
    for (const other of theirs) {
      if (instead.has(mine) || instead.has(other)) continue;
      if (other === counterpart) rows.push(-sign * opposite);
      else if (other === mine) rows.push(sign * identical);
    }
  }
  const polls = (card: CopyId) => hasRule(board, card, 'ignoresHarm');
  const helps = attackersOf(attack).some(polls);
  const hinders = polls(attack.target) || attack.joins.some(({ side, card }) => side === 'against' && polls(card));
  return rows.filter((row) => !(helps && row < 0) && !(hinders && row > 0)).reduce((sum, row) => sum + row, 0);
};

/** True if a card that leads or aids makes Weird Groups easy (Comic Books). */
const readsComics = (board: Board, attack: Attack): boolean =>
  attack.kind === 'control' &&
  traitsOf(board, attack.target).has('Weird') &&
  attackersOf(attack).some((card) => hasRule(board, card, 'easyWeird'));

/** Resistance that the card's own text gives in place of the printed one against this leader, from the hand, too (N-303). */
const ownBase = (board: Board, { leader, kind, targetCard }: Attack): number => {
  let base = 0;
  for (const modify of textsOf(targetCard).modifies)
    if (modify.of === 'defence' && modify.stat === 'base' && modify.kinds.includes(kind) && leader !== null)
      if (fits(board, modify.leader ?? 'anything', leader)) base = modify.amount;
  return base;
};

const resistanceAgainst = (board: Board, attack: Attack, bonus: number): number => {
  const { resistance, defence } = liveCard(board, attack.target);
  const printed = groupFacts(attack.targetCard)?.resistance ?? 0;
  let { base } = resistance;
  if (readsComics(board, attack)) base = base === printed ? 0 : base;
  else if (base >= printed) base = Math.max(base, ownBase(board, attack));
  return worth({ ...resistance, base }, { times: defence.resistance.times, sum: bonus + defence.resistance.sum });
};

const loyalty = (board: Board, attack: Attack): number => {
  const { master, zone } = cardOn(board, attack.target);
  if (attack.kind !== 'control' || zone !== 'structure' || master === null || liveCard(board, attack.target).bare) return 0;
  const theirs = traitsOf(board, master);
  const comics = readsComics(board, attack);
  return alignmentsOf(board, attack.target).filter((word) => word !== 'Fanatic' && !(comics && word === 'Weird') && theirs.has(word))
    .length;
};

export const positionOf = (board: Board, target: CopyId, by: string): number => {
  const { zone, owner } = cardOn(board, target);
  if (zone !== 'structure' || owner === by) return 0;
  const distance = distanceOf(board, target);
  return distance === 1 ? 10 : distance === 2 ? 5 : 0;
};

/** A line of the number needed, and whose doing it is: what lies there anyway is the attacker's to reckon with. */
export interface SharedEntry extends LedgerEntry {
  readonly by: PlayerId;
  /** The target spends its own tokens (N-441). */
  readonly itself: boolean;
}

const heardAgents = (board: Board, { agents, defender, target }: Attack): Attack['agents'] => {
  const isIgnored =
    defender !== null && ((agents?.side === 'for' && playerHasRule(board, defender, 'noAgents')) || hasLink(board, target, 'noAgents'));
  return isIgnored ? null : agents;
};

const defenceOf = (board: Board, attack: Attack, shield: Defence): number => {
  const { kind, frozen, target } = attack;
  if (kind === 'control') return resistanceAgainst(board, attack, shield.resistance);
  if (frozen) return frozen.power + shield.power;
  return powerInDefence(board, target, { sum: shield.power, halved: cardOn(board, target).devastated });
};

/** All parts of the number needed, each with the player who made it; lines of 0 are left out. */
export const sharedLedger = (board: Board, attack: Attack): SharedEntry[] => {
  const { target, leader, helper, plot, frozen, defender, by } = attack;
  const lines: SharedEntry[] = [];
  const add = (part: LedgerEntry['part'], value: number, card?: string, { by: maker = by, itself = false } = {}) => {
    if (value !== 0) lines.push(card === undefined ? { part, value, by: maker, itself } : { part, value, card, by: maker, itself });
  };
  const cardId = (id: CopyId) => cardOn(board, id).card;
  if (plot) add('power', plot.power, plot.card);
  if (leader) add('power', leadPower(board, attack, leader), cardId(leader));
  if (helper) add('power', leadPower(board, attack, helper.card), cardId(helper.card));
  const tokensOf = (which: 'for' | 'against') =>
    attack.joins.flatMap(({ card, side, tokens, by: whose }) =>
      side === which ? Array.from({ length: tokens }, (_, index) => ({ card, index, whose })) : [],
    );
  for (const { card, index, whose } of tokensOf('for'))
    add('aid', lends(board, attack, { card, side: 'for', index }), cardId(card), { by: whose });
  const { lines: bonuses, instead } = attackBonuses(board, attack);
  add('alignment', alignmentRows(board, attack, instead));
  const shield = defences(board, attack);
  const byText: JoinersEntry[] = [...bonuses, ...weaknesses(board, attack), ...shield.lines];
  for (const { value, card, whose } of byText) add('ability', value, card, { by: whose });
  for (const { part, amount, card, by: whose } of attack.bonuses) add(part, amount, card, { by: whose });
  const agents = heardAgents(board, attack);
  if (agents) add('agents', agents.side === 'for' ? 10 : -6, agents.card, { by: agents.by });
  if (defender !== null) {
    if (areFactions(board, by, defender)) add('faction', 5);
    add('spy', (hasSpy(board, by, defender) ? 3 : 0) - (hasSpy(board, defender, by) ? 3 : 0));
  }
  add('defence', -defenceOf(board, attack, shield));
  add('loyalty', -4 * loyalty(board, attack));
  add('position', -(frozen?.position ?? positionOf(board, target, by)));
  for (const { card, index, whose } of tokensOf('against'))
    add('opposition', -lends(board, attack, { card, side: 'against', index }), cardId(card), { by: whose, itself: card === target });
  return lines;
};

export const ledgerOf = (board: Board, attack: Attack): LedgerEntry[] =>
  sharedLedger(board, attack).map(({ part, value, card }) => (card === undefined ? { part, value } : { part, value, card }));

/** Works out the number needed and the odds anew (N-424). */
export const recompute = (board: Board, attack: Attack): void => {
  attack.ledger = ledgerOf(board, attack);
  attack.needs = attack.ledger.reduce((sum, { value }) => sum + value, 0);
  attack.odds = winningRolls(attack.needs);
};
