import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { boardFacts, cardFacts } from '../cards/index.js';
import { type Actor, cardOn, seatOf, tableCard, turnOf } from '../game/game.js';
import { onTable, own } from '../game/gates.js';
import { obstaclesOf, openArrows } from '../structure/structure.js';
import type { Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { AttackKind } from '../types/words.js';
import { alignmentsOf, powerOf, transferableOf } from '../values/values.js';
import { leaderAlignments } from './strength.js';

/** Attacks a turn the card may take part in (C-403). */
const participations = (card: CardId): number => {
  for (const ability of boardFacts(card).abilities) if ('modify' in ability && ability.modify === 'participations') return ability.to;
  return 1;
};

/** Refuses a card that is in as many attacks this turn as allowed (C-403). */
export const mayTakePart = (board: Board, card: CardId): Refusal | null => {
  const { attacked } = turnOf(board);
  let times = 0;
  for (const used of attacked) if (used === card) times += 1;
  return times < participations(card) ? null : refuse('C-403', 'alreadyTookPart', { card });
};

/** Checks an own card as leader: it needs Power, and an attack left (C-402, C-403). */
export const mayLead = (actor: Actor, card: CardId): Refusal | null =>
  own(actor, card, 'C-402') ??
  (powerOf(actor.board, card) > 0 ? null : refuse('C-402', 'noPower', { card })) ??
  mayTakePart(actor.board, card);

/** Checks an own card as helper (C-404, C-403). */
export const mayAid = (actor: Actor, card: CardId): Refusal | null =>
  own(actor, card, 'C-404') ??
  (transferableOf(actor.board, card) > 0 ? null : refuse('C-404', 'nothingToLend', { card })) ??
  mayTakePart(actor.board, card);

/** A Group in play or in the middle, whatever the kind of attack (C-405). */
export const isTarget = (board: Board, card: CardId): Refusal | null => {
  const facts = cardFacts[card];
  if (!facts) return onTable(board, card);
  const zone = tableCard(board, card)?.zone;
  if (facts.kind === 'group' && (zone === 'play' || zone === 'uncontrolled')) return null;
  return refuse('C-405', facts.kind === 'group' ? 'notInPlay' : 'notAGroup', { card });
};

/** Conditions on the target by kind of attack (C-406, C-407, C-408). */
export const suitsKind = (
  board: Board,
  player: PlayerId,
  { kind, target, whispering }: { readonly kind: AttackKind; readonly target: CardId; readonly whispering: boolean },
): Refusal | null => {
  const { owner } = cardOn(board, target);
  if (kind === 'control') return owner === player ? refuse('C-406', 'alreadyYours', { card: target }) : null;
  if (kind === 'neutralize') return owner === null || owner === player ? refuse('C-407', 'notOthers', { card: target }) : null;
  const power = powerOf(board, target);
  if (power === 0 && !whispering) return refuse('C-408', 'noPowerToDestroy', { card: target });
  if (power > 0 && whispering) return refuse('C-414', 'hasPower', { card: target });
  return null;
};

/** An arrow of the attacker is open for the target (C-406). */
export const hasRoomFor = (board: Board, attacker: CardId, target: CardId): Refusal | null => {
  const { owner } = cardOn(board, attacker);
  const room = owner !== null && openArrows(board, { group: target, onto: attacker }, obstaclesOf(board, owner)).length > 0;
  return room ? null : refuse('C-406', 'noOpenArrow', { card: attacker, target });
};

/** Alignments that may neither attack nor aid against the structure of this card's owner (C-412). */
export const shunnedBy = (board: Board, target: CardId): readonly string[] => {
  const { owner } = cardOn(board, target);
  if (owner === null) return [];
  const { illuminati } = seatOf(board, owner);
  if (illuminati === null) return [];
  for (const ability of boardFacts(illuminati).abilities) if ('forbid' in ability) return ability.by;
  return [];
};

/** Checks that the target's structure does not bar this card from attacking it or aiding against it (C-412). */
export const notShunned = (
  board: Board,
  player: PlayerId,
  attack: { kind: AttackKind; attacker: CardId; target: CardId },
  card: CardId,
): Refusal | null => {
  if (cardOn(board, attack.target).owner === player) return null;
  const shunned = shunnedBy(board, attack.target);
  if (shunned.length === 0) return null;
  const alignments = card === attack.attacker ? leaderAlignments(board, attack) : alignmentsOf(board, card);
  const alignment = alignments.find((a) => shunned.includes(a));
  return alignment === undefined ? null : refuse('C-412', 'immune', { card, target: attack.target, alignment });
};
