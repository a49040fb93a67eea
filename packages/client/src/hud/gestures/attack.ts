import { ATTACK_KINDS, type AttackKind, type CardId, type IntentOf, previewAttack } from '@illuminice/rules';
import type { AttackGesture, Table } from './types';

/** An attack of which nothing has been picked yet. */
export const newAttack = (attacker: CardId | null = null): AttackGesture => ({
  kind: 'attack',
  attackKind: null,
  attacker,
  target: null,
  aids: [],
  spend: {},
  privilege: null,
  whispering: false,
});

type Row = NonNullable<Table['offers']['attack']['can']>['attackers'][number];
type Picks = Pick<AttackGesture, 'attacker' | 'target' | 'attackKind' | 'whispering'>;

const rowsOf = (table: Table): readonly Row[] => table.offers.attack.can?.attackers ?? [];

/** What this attacker may attack in this way (C-406 to C-408); Groups of Power 0 come last, by Whispering Campaign (C-914). */
const reached = (row: Row, kind: AttackKind, { whispering }: Pick<AttackGesture, 'whispering'>): CardId[] => [
  ...(whispering ? [] : row[kind]),
  ...(kind === 'destroy' ? row.whispering : []),
];

/** Whether a Whispering Campaign has anything to work on. */
export const whispers = (table: Table): boolean => rowsOf(table).some((row) => row.whispering.length > 0);

/** The kinds of attack that are open to this attacker against this target. */
export const kindsOf = (table: Table, { attacker, target, whispering }: Omit<Picks, 'attackKind'>): AttackKind[] =>
  rowsOf(table)
    .filter(({ card }) => card === attacker)
    .flatMap((row) => ATTACK_KINDS.filter((kind) => target !== null && reached(row, kind, { whispering }).includes(target)));

/** Who may lead it, whatever its kind. */
export const attackers = (table: Table, { target, whispering }: Omit<Picks, 'attackKind' | 'attacker'>): CardId[] =>
  rowsOf(table)
    .filter((row) => {
      const all = ATTACK_KINDS.flatMap((kind) => reached(row, kind, { whispering }));
      return target ? all.includes(target) : all.length > 0;
    })
    .map(({ card }) => card);

/** Every card that somebody (or this attacker) could attack, of one kind or of any. */
export function targets(table: Table, { attacker, attackKind, whispering }: Omit<Picks, 'target'>): CardId[] {
  const kinds = attackKind ? [attackKind] : ATTACK_KINDS;
  const rows = rowsOf(table).filter(({ card }) => !attacker || card === attacker);
  return [...new Set(rows.flatMap((row) => kinds.flatMap((kind) => reached(row, kind, { whispering }))))];
}

/** Cards that may lend their power to it. */
export const possibleAids = (table: Table, { attacker, target }: AttackGesture): CardId[] =>
  (table.offers.attack.can?.aids ?? [])
    .filter(({ card, never }) => card !== attacker && card !== target && !(target && never.includes(target)))
    .map(({ card }) => card);

const isOwn = (table: Table, card: CardId) => table.view.board.cards[card]?.owner === table.me;

/** What the attack becomes when this card is picked; null when the card has no part to play in it. */
export function pickForAttack(table: Table, gesture: AttackGesture, card: CardId): AttackGesture | null {
  if (card === gesture.attacker) return { ...gesture, attacker: null, aids: [], spend: {} };
  if (card === gesture.target) return { ...gesture, target: null };
  if (gesture.aids.includes(card)) return { ...gesture, aids: gesture.aids.filter((aid) => aid !== card) };
  const asTarget = targets(table, { ...gesture, attackKind: isOwn(table, card) ? gesture.attackKind : null }).includes(card);
  // One's own card is a target only where destroying was chosen, else a click on it means its help.
  if (asTarget && (!isOwn(table, card) || (gesture.attackKind === 'destroy' && !gesture.target))) {
    return settled(table, { ...gesture, target: card });
  }
  if (!gesture.attacker) {
    return attackers(table, gesture).includes(card) ? settled(table, { ...gesture, attacker: card }) : null;
  }
  if (possibleAids(table, gesture).includes(card)) return { ...gesture, aids: [...gesture.aids, card] };
  return null;
}

/** Keeps the kind where it still fits the pair, else takes the first that does; forgets aids that may not help. */
export function settled(table: Table, gesture: AttackGesture): AttackGesture {
  const { attacker, target } = gesture;
  const aids = gesture.aids.filter((aid) => possibleAids(table, gesture).includes(aid));
  if (!attacker || !target) return { ...gesture, aids };
  const kinds = kindsOf(table, gesture);
  const attackKind = gesture.attackKind && kinds.includes(gesture.attackKind) ? gesture.attackKind : (kinds[0] ?? gesture.attackKind);
  return { ...gesture, aids, attackKind };
}

/** The announcement, as far as it is complete. */
export function announcement(table: Table, gesture: AttackGesture): IntentOf<'attack'> | null {
  const { attackKind, attacker, target, aids, privilege } = gesture;
  if (!attackKind || !attacker || !target) return null;
  const can = table.offers.attack.can;
  const row = can?.attackers.find(({ card }) => card === attacker);
  const whispering = attackKind === 'destroy' && row?.whispering.includes(target) && !row.destroy.includes(target) ? can?.whispering : null;
  const spend = Object.entries(gesture.spend)
    .filter(([, amount]) => amount > 0)
    .map(([from, amount]) => ({ from, amount }));
  return {
    type: 'attack',
    kind: attackKind,
    attacker,
    target,
    aids,
    ...(spend.length > 0 && { spend }),
    ...(privilege && { privilege }),
    ...(whispering && { whispering }),
  };
}

/** Odds and ledger of what is put together so far, or null before attacker and target are known. */
export function preview(table: Table, gesture: AttackGesture): ReturnType<typeof previewAttack> | null {
  const intent = announcement(table, gesture);
  if (!intent) return null;
  const { kind, attacker, target, aids, spend, whispering } = intent;
  return previewAttack(table.view, { kind, attacker, target, aids, spend, whispering });
}
