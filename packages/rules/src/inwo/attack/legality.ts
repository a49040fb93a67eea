import type { PlayerId, Refusal } from '../../core/types.js';
import { fitsBy, fitsWords } from '../cards/filter.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import {
  cardOn,
  cardsOn,
  factsOn,
  illuminatiCard,
  inStructure,
  isGroup,
  isShielded,
  isShutOut,
  seatsIn,
  structureOf,
  tableCard,
} from '../game/game.js';
import { openArrows } from '../structure/structure.js';
import type { Forbid } from '../types/cards.js';
import type { Attack, Board, CopyId, Join, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, forbiddersOn, hasRule, isSilenced, playerHasRule, powerOf, standingChanges, traitsOf } from '../values/values.js';
import { covered } from '../values/words.js';
import { attackersOf, lends, opposes, reachesSecret, targetIsSecret } from './forces.js';

/** The cause of an act: a card on the table, or a Plot by its id. */
export interface Deed {
  readonly by: PlayerId;
  readonly card: CopyId | null;
  readonly plot?: string;
  readonly magic?: boolean;
}

const DEADLY: readonly string[] = ['destroy', 'assassination', 'instant'];

const needsMagic = (board: Board, target: CopyId): boolean =>
  traitsOf(board, target).has('Vampire') || hasRule(board, target, 'onlyByMagic');

const binds = (
  board: Board,
  forbid: Forbid,
  { source, target }: { readonly source: CopyId; readonly target: CopyId },
  { by, card, plot }: Deed,
): boolean => {
  const { by: whom, illuminati, except, when } = forbid;
  if (when === 'powerZero' && powerOf(board, source) > 0) return false;
  if (when === 'masterMedia' && !traitsOf(board, target).has('Media')) return false;
  if (illuminati !== undefined && illuminatiCard(board, by) !== illuminati) return false;
  if (except !== undefined && card !== null && fits(board, except, card)) return false;
  if (whom === undefined) return true;
  if (card === null) return plot !== undefined && fitsWords(whom, new Set(), plot);
  const words = traitsOf(board, card);
  const seen = hasRule(board, card, 'ignoresDiscordia') ? new Set([...words].filter((word) => word !== 'Straight')) : words;
  return fitsBy(board, (id) => (id === card ? seen : traitsOf(board, id)), whom, card);
};

/** True if it is a rival's only Group, so that destroying it eliminates them. */
const isLastOf = (board: Board, { owner, zone, master }: TableCard, by: PlayerId): boolean =>
  owner !== null && owner !== by && zone === 'structure' && master !== null && structureOf(board, owner).length === 2;

/** Why a player may destroy this Group by nothing at all: their own Illuminati spares it, or its text names their Illuminati (N-412, N-731). */
export const spareRefusal = (board: Board, player: PlayerId, target: CopyId): Refusal | null => {
  const goal = cardOn(board, target);
  if (
    playerHasRule(board, player, 'onlyViolent') &&
    isGroup(board, target) &&
    !fits(board, 'Violent', target) &&
    (earlierOf(board).sparesLast || !isLastOf(board, goal, player))
  )
    return refuse('N-412', 'protected', { card: goal.card, by: illuminatiCard(board, player) ?? '' });
  const own = illuminatiCard(board, player);
  const says = forbiddersOn(board).find(([source, forbids]) =>
    forbids.some(
      ({ covers: what, illuminati, acts }) =>
        illuminati !== undefined &&
        illuminati === own &&
        acts.includes('destroy') &&
        what !== 'own attack' &&
        covered(board, source, what).some(({ id }) => id === target),
    ),
  );
  return says ? refuse('N-412', 'protected', { card: goal.card, by: says[0].card }) : null;
};

/** Prohibitions by a Group of a hand, or the middle, for itself; nobody is immune to a card of the own hand (N-415, N-490). */
const ownForbids = (board: Board, target: CopyId): [TableCard, Forbid[]][] => {
  const goal = cardOn(board, target);
  if ((goal.zone !== 'target' && goal.zone !== 'middle') || earlierOf(board).mutesHands || isSilenced(board, target)) return [];
  const own = textsOf(cardOn(board, target).card).forbids.filter(
    ({ covers: what, code }) => what === 'self' && (code === 'N-412' || goal.zone === 'middle'),
  );
  return own.length > 0 ? [[goal, own]] : [];
};

/** True if the card's own text, or one linked to it, spares it such a death. */
const isDeathless = (board: Board, acts: Forbid['acts'], deed: Deed, target: CopyId): boolean => {
  const isMagic = deed.magic || (deed.card !== null && traitsOf(board, deed.card).has('Magic'));
  if (acts.some((act) => DEADLY.includes(act)) && needsMagic(board, target) && !isMagic) return true;
  return acts.includes('assassination') && cardsOn(board).some(({ id, host }) => host === target && hasRule(board, id, 'cannotBeKilled'));
};

/** Why a card may not do this to another (N-412, N-490); null: nothing forbids it. */
export const forbidden = (board: Board, acts: Forbid['acts'], deed: Deed, target: CopyId): Refusal | null => {
  const goal = cardOn(board, target);
  if (isDeathless(board, acts, deed, target)) return refuse('N-412', 'protected', { card: goal.card, by: goal.card });
  const own = ownForbids(board, target);
  for (const [source, forbids] of own.length > 0 ? [...forbiddersOn(board), ...own] : forbiddersOn(board)) {
    for (const forbid of forbids) {
      if (forbid.covers === 'own attack' || !forbid.acts.some((act) => acts.includes(act))) continue;
      if (forbid.code === 'N-490' && source.owner === deed.by) continue;
      const reached = covered(board, source, forbid.covers).some(({ id }) => id === target) || covers(forbid, source.owner, goal);
      if (!reached || !fits(board, forbid.filter ?? 'anything', target) || !binds(board, forbid, { source: source.id, target }, deed))
        continue;
      if (ignoredBySecret(board, source.id, target, deed.card)) continue;
      return forbid.code === 'N-490'
        ? refuse('N-490', 'immune', { card: goal.card, by: source.card })
        : refuse('N-412', 'protected', { card: goal.card, by: source.card });
    }
  }
  return null;
};

/** Why an ability of a card may not touch another one (N-490, N-491). */
export const abilityRefusal = (board: Board, by: PlayerId, card: CopyId, target: CopyId): Refusal | null => {
  const { zone, card: name } = cardOn(board, target);
  if (zone !== 'structure' && zone !== 'resource') return null;
  const barred = forbidden(board, ['ability'], { by, card }, target);
  if (barred || zone === 'resource' || !traitsOf(board, target).has('Secret')) return barred;
  const host = cardOn(board, card).zone === 'resource' ? cardOn(board, card).host : card;
  const isNear = cardOn(board, target).master === host || (host !== null && cardOn(board, host).master === target);
  return host === null || isNear || reachesSecret(board, host, target, 'aid') ? null : refuse('N-491', 'secret', { card: name });
};

/** A structure that is immune covers its player's hand, decks and discards (N-490). */
export const handImmunity = (board: Board, by: PlayerId, card: CopyId, player: PlayerId): Refusal | null => {
  for (const [source, forbids] of forbiddersOn(board)) {
    if (source.owner !== player) continue;
    for (const forbid of forbids)
      if (forbid.code === 'N-490' && forbid.covers === 'structure' && forbid.filter === undefined && forbid.acts.includes('ability'))
        if (binds(board, forbid, { source: source.id, target: source.id }, { by, card }))
          return refuse('N-490', 'immune', { card: source.card, by: source.card });
  }
  return null;
};

/** A structure that is immune covers its Resources, too (N-490). */
const covers = ({ covers: what, code }: Forbid, owner: PlayerId | null, { zone, owner: whose }: { zone: string; owner: PlayerId | null }) =>
  code === 'N-490' && what === 'structure' && zone === 'resource' && whose === owner;

/** Immunities that open Groups give do not count where a Secret one fights (N-491). */
const ignoredBySecret = (board: Board, source: CopyId, target: CopyId, leader: CopyId | null): boolean => {
  if (source === target || !isGroup(board, source) || !isGroup(board, target)) return false;
  const secrets = [target, ...(leader && isGroup(board, leader) ? [leader] : [])].filter((id) => traitsOf(board, id).has('Secret'));
  return secrets.some((secret) => !reachesSecret(board, source, secret, 'lead'));
};

export interface Announced {
  readonly kind: 'control' | 'destroy';
  readonly by: PlayerId;
  readonly leader: CopyId;
  readonly target: CopyId;
  readonly fromHand: boolean;
}

/** Cards that may act twice only as long as no action is an attempt to destroy. */
export const keepsFromDestroying = (board: Board, card: CopyId): boolean =>
  cardsOn(board).some(({ id, host }) => host === card && hasRule(board, id, 'notForDestroy'));

/** Why this rival cannot be attacked yet. */
const newcomerRefusal = (board: Board, owner: PlayerId): Refusal | null => {
  if (isShielded(board, owner)) return refuse('N-113', 'shielded', { player: owner });
  const isDuel = seatsIn(board).length === 2 && board.seats.length === 2;
  return isDuel && board.seats.some(({ turns }) => turns === 0) ? refuse('N-1301', 'noAttackYet') : null;
};

const peacefulRefusal = (board: Board, by: PlayerId, target: CopyId): Refusal | null => {
  const { card } = cardOn(board, target);
  const isKept = playerHasRule(board, by, 'noControlOfPeaceful') && traitsOf(board, target).has('Peaceful');
  return isKept ? refuse('N-412', 'protected', { card, by: card }) : null;
};

/** Why this card may not lead this attack; asked again after every change (N-931). */
export const attackRefusal = (board: Board, { kind, by, leader, target, fromHand }: Announced, attack?: Attack): Refusal | null => {
  const goal = cardOn(board, target);
  if (powerOf(board, leader) <= 0) return refuse('N-401', 'powerless', { card: cardOn(board, leader).card });
  const rival = fromHand || goal.owner === by ? null : goal.owner;
  const spared =
    (rival === null ? null : newcomerRefusal(board, rival)) ??
    (kind === 'destroy' ? spareRefusal(board, by, target) : peacefulRefusal(board, by, target));
  if (spared) return spared;
  const barred = forbidden(board, ['attack', kind], { by, card: leader, magic: attack?.magic ?? false }, target);
  if (barred) return barred;
  if (targetIsSecret(board, attack ?? { target }) && !reachesSecret(board, leader, target, 'lead'))
    return refuse('N-491', 'secret', { card: goal.card });
  if (kind === 'control' && openArrows(board, leader, goal.card, inStructure(goal) ? branchIds(board, target) : []).length === 0)
    return refuse('N-498', 'noOpenArrow', { card: cardOn(board, leader).card });
  return null;
};

const branchIds = (board: Board, root: CopyId): CopyId[] => {
  const ids = [root];
  for (const id of ids) for (const card of cardsOn(board)) if (card.master === id) ids.push(card.id);
  return ids;
};

export const interferenceRefusal = (board: Board, attack: Attack, player: PlayerId): Refusal | null => {
  if (isShutOut(attack, player)) return refuse('N-480', 'privileged');
  const isThird = player !== attack.by && player !== attack.defender;
  if (isThird && isShielded(board, attack.by)) return refuse('N-113', 'shielded', { player: attack.by });
  return isThird && attack.barred.includes(player) ? refuse('N-440', 'barred') : null;
};

export const isOpenTo = (board: Board, { open, target }: Attack, card: CopyId, side: 'for' | 'against'): boolean =>
  open?.sides.includes(side) === true && card !== target && tableCard(board, card) !== undefined && fits(board, open.filter, card);

/** Noted in an attack for a card whose joining was cancelled: no other token of it joins (N-414). */
export const lostJoin = (card: CopyId): string => `lost:${card}`;

/** True if the card may put several of its tokens into one attack (N-414). */
export const massesTokens = (board: Board, card: CopyId): boolean =>
  tableCard(board, card) !== undefined && hasRule(board, card, 'tokensAccumulate');

type Stand = Pick<Join, 'card' | 'side'>;

/** Why cards of this player never stand on this side. */
const ownSideRefusal = ({ by, defender, plot }: Attack, owner: PlayerId, side: Stand['side'], name: string): Refusal | null => {
  if (side === 'against') return owner === by ? refuse('N-440', 'attackerNeverOpposes') : null;
  if (owner === defender) return refuse('N-431', 'defenderNeverAids');
  return plot?.joiners === 'opposing' ? refuse('N-430', 'noHelp', { card: name }) : null;
};

/** Why this card may not stand on this side, its token apart; asked again after every change (N-933). */
export const sideRefusal = (
  board: Board,
  attack: Attack,
  { card, side, isIn, byText = false }: Stand & { readonly isIn: boolean; readonly byText?: boolean },
): Refusal | null => {
  const { owner, card: name } = cardOn(board, card);
  const { target, leader, defender } = attack;
  if (owner === null) return refuse('N-1403', 'notSeen');
  if (card === target) return side === 'against' && owner === defender ? null : refuse('N-441', 'itself', { card: name });
  const never = ownSideRefusal(attack, owner, side, name);
  if (never) return never;
  if (!isIn && attack.used.includes(lostJoin(card))) return refuse('N-414', 'alreadyIn', { card: name });
  if (!isIn && !massesTokens(board, card) && (card === leader || attack.joins.some((join) => join.card === card)))
    return refuse('N-414', 'alreadyIn', { card: name });
  const secret = secretRefusal(board, attack, card, side);
  if (secret) return secret;
  if (side === 'for') {
    const barred = forbidden(board, ['aid'], { by: owner, card }, target);
    if (barred) return barred;
  } else if (isKeptFromOpposing(board, attack, card, isIn))
    return refuse('N-412', 'protected', { card: name, by: factsOn(board, target).id });
  const isIdle = !byText && lends(board, attack, { card, side }) <= 0;
  return isIdle ? refuse(side === 'for' ? 'N-430' : 'N-440', 'noHelp', { card: name }) : null;
};

/** N-491: who may join an attack on a Secret Group, or by one. */
const secretRefusal = (board: Board, attack: Attack, card: CopyId, side: 'for' | 'against'): Refusal | null => {
  const { target, leader } = attack;
  const way = side === 'for' ? 'aid' : 'oppose';
  const near = (id: CopyId) => cardOn(board, id).master === card || cardOn(board, card).master === id;
  if (targetIsSecret(board, attack) && !reachesSecret(board, card, target, way) && !(side === 'against' && near(target)))
    return refuse('N-491', 'secret', { card: cardOn(board, target).card });
  if (leader && traitsOf(board, leader).has('Secret') && !reachesSecret(board, card, leader, way) && !(side === 'for' && near(leader)))
    return refuse('N-491', 'secret', { card: cardOn(board, leader).card });
  return null;
};

/** Cards that lead or aid may keep others from opposing. */
const isKeptFromOpposing = (board: Board, attack: Attack, card: CopyId, isIn: boolean): boolean =>
  attackersOf(attack).some(
    (source) =>
      tableCard(board, source) !== undefined &&
      textsOf(cardOn(board, source).card).forbids.some(
        ({ covers: what, acts, by, newcomers }) =>
          !(isIn && newcomers) && what === 'own attack' && acts.includes('oppose') && fits(board, by ?? 'anything', card),
      ),
  );

/** Why a card may not join now, with a token of its own. */
export const joinRefusal = (
  board: Board,
  attack: Attack,
  { player, card: id, side }: Stand & { readonly player: PlayerId },
): Refusal | null => {
  const card = tableCard(board, id);
  if (!card || card.owner !== player || !inStructure(card)) return refuse('N-410', 'notYours', { card: card?.card ?? id });
  const held = interferenceRefusal(board, attack, player);
  const isAdmitted = held?.code === 'N-480' && isOpenTo(board, attack, id, side);
  const barred = (isAdmitted ? null : held) ?? sideRefusal(board, attack, { card: id, side, isIn: id === attack.target });
  if (barred) return barred;
  if (opposes(attack, id) && id !== attack.target && !massesTokens(board, id)) return refuse('N-414', 'alreadyIn', { card: card.card });
  return card.tokens > 0 || defendsFreely(board, attack, id, side) ? null : refuse('N-401', 'noToken', { card: card.card });
};

/** True if the card's text lets it defend the target without a token (N-446). */
export const defendsFreely = (board: Board, { target, defender }: Attack, card: CopyId, side: 'for' | 'against'): boolean =>
  side === 'against' &&
  card !== target &&
  cardOn(board, card).owner === defender &&
  defender !== null &&
  standingChanges(board, 'freeDefence').some(([source, modify]) => source.id === card && fits(board, modify.target, target));

/** Cards whose neighbours, and they themselves, are never attacked privileged. */
export const openAlways = (board: Board, target: CopyId): Refusal | null => {
  const near = cardsOn(board).find(
    ({ id: copy, master }) =>
      (copy === target || master === target || board.cards[target]?.master === copy) && hasRule(board, copy, 'immunePrivileged'),
  );
  return near ? refuse('N-480', 'cannotGive', { card: near.card }) : null;
};
