import type { CardId } from '@illuminice/rules';
import { ATTACK_KINDS, type AttackKind, findSeat, type IntentOf, previewAttack } from '@illuminice/rules/classic';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';

export const newAttack = (attacker: CardId | null = null): AttackDraft => ({
  kind: 'attack',
  attackKind: null,
  attacker,
  target: null,
  aids: [],
  spend: {},
  privilege: null,
  whispering: false,
  aimed: null,
  tapped: false,
});

/** Initial draft of *Attack*: the only possible attacker is picked, and control, if there is anything to control. */
export function firstAttack(position: Position, attacker: CardId | null = null): AttackDraft {
  const [only = null, ...others] = attackers(position, { target: null, whispering: false });
  const draft = newAttack(attacker ?? (others.length === 0 ? only : null));
  return { ...draft, attackKind: targets(position, { ...draft, attackKind: 'control' }).length > 0 ? 'control' : null };
}

/** Initial draft of *Attack this*: control, or another possible kind. */
export function attackOn(position: Position, target: CardId): AttackDraft {
  const draft = { ...firstAttack(position), target };
  const fits = (kind: AttackKind) => targets(position, { ...draft, attacker: null, attackKind: kind }).includes(target);
  const attackKind = ATTACK_KINDS.find(fits) ?? null;
  const attacker = draft.attacker && attackers(position, { ...draft, attackKind }).includes(draft.attacker) ? draft.attacker : null;
  return settled(position, { ...draft, attackKind, attacker });
}

type Row = NonNullable<Position['offers']['attack']['can']>['attackers'][number];
type Picks = Pick<AttackDraft, 'attacker' | 'target' | 'attackKind' | 'whispering'>;

const rowsOf = (position: Position): readonly Row[] => position.offers.attack.can?.attackers ?? [];

/** Targets of this attacker by this kind (C-406 to C-408); Groups of Power 0 come last, by Whispering Campaign (C-914). */
const reached = (row: Row, kind: AttackKind, { whispering }: Pick<AttackDraft, 'whispering'>): CardId[] => [
  ...(whispering ? [] : row[kind]),
  ...(kind === 'destroy' ? row.whispering : []),
];

export const whispers = (position: Position): boolean => rowsOf(position).some((row) => row.whispering.length > 0);

export const kindsOf = (position: Position, { attacker, target, whispering }: Omit<Picks, 'attackKind'>): AttackKind[] =>
  rowsOf(position)
    .filter(({ card }) => card === attacker)
    .flatMap((row) => ATTACK_KINDS.filter((kind) => target !== null && reached(row, kind, { whispering }).includes(target)));

/** Cards that can lead an attack, of the picked kind and against the picked target, if any. */
export const attackers = (
  position: Position,
  { target, whispering, attackKind = null }: Pick<Picks, 'target' | 'whispering'> & Partial<Pick<Picks, 'attackKind'>>,
): CardId[] =>
  rowsOf(position)
    .filter((row) => {
      const kinds = target && attackKind ? [attackKind] : ATTACK_KINDS;
      const all = kinds.flatMap((kind) => reached(row, kind, { whispering }));
      return target ? all.includes(target) : all.length > 0;
    })
    .map(({ card }) => card);

export function targets(position: Position, { attacker, attackKind, whispering }: Omit<Picks, 'target'>): CardId[] {
  const kinds = attackKind ? [attackKind] : ATTACK_KINDS;
  const rows = rowsOf(position).filter(({ card }) => !attacker || card === attacker);
  return [...new Set(rows.flatMap((row) => kinds.flatMap((kind) => reached(row, kind, { whispering }))))];
}

export const possibleAids = (position: Position, { attacker, target }: AttackDraft): CardId[] =>
  (position.offers.attack.can?.aids ?? [])
    .filter(({ card, never }) => card !== attacker && card !== target && !(target && never.includes(target)))
    .map(({ card }) => card);

const isOwn = (position: Position, card: CardId) => position.view.board.cards[card]?.owner === position.me;

/** The draft after a pick of this card; null if the card has no part in it. */
export function pickForAttack(position: Position, draft: AttackDraft, card: CardId): AttackDraft | null {
  if (card === draft.attacker) {
    // The only possible attacker stays picked.
    return attackers(position, draft).length > 1 ? { ...draft, attacker: null, aids: [], spend: {} } : draft;
  }
  if (card === draft.target) return { ...draft, target: null };
  if (draft.aids.includes(card)) return { ...draft, aids: draft.aids.filter((aid) => aid !== card) };
  // The picked kind stays: cards that it cannot attack are no targets.
  const asTarget = targets(position, draft).includes(card);
  // One's own card is a target only when destroying was chosen; otherwise a click adds its help.
  if (asTarget && (!isOwn(position, card) || (draft.attackKind === 'destroy' && !draft.target))) {
    return settled(position, { ...draft, target: card });
  }
  if (!draft.attacker) {
    return attackers(position, draft).includes(card) ? settled(position, { ...draft, attacker: card }) : null;
  }
  if (possibleAids(position, draft).includes(card)) return { ...draft, aids: [...draft.aids, card] };
  return null;
}

/** Picks the first kind that fits the pair if none is picked; drops aids that may not help. */
export function settled(position: Position, draft: AttackDraft): AttackDraft {
  const { attacker, target } = draft;
  const aids = draft.aids.filter((aid) => possibleAids(position, draft).includes(aid));
  if (!attacker || !target) {
    // A kind picked in advance is dropped if the attacker has no target for it.
    const open = targets(position, draft).length > 0;
    return { ...draft, aids, attackKind: open ? draft.attackKind : null };
  }
  const kinds = kindsOf(position, draft);
  return { ...draft, aids, attackKind: draft.attackKind ?? kinds[0] ?? null };
}

export function announcement(position: Position, draft: AttackDraft): IntentOf<'attack'> | null {
  const { attackKind, attacker, target, aids, privilege } = draft;
  if (!attackKind || !attacker || !target) return null;
  const can = position.offers.attack.can;
  const row = can?.attackers.find(({ card }) => card === attacker);
  const whispering = attackKind === 'destroy' && row?.whispering.includes(target) && !row.destroy.includes(target) ? can?.whispering : null;
  const spend = Object.entries(draft.spend)
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

export function preview(position: Position, draft: AttackDraft): ReturnType<typeof previewAttack> | null {
  const intent = announcement(position, draft);
  if (!intent) return null;
  const { kind, attacker, target, aids, spend, whispering } = intent;
  return previewAttack(position.view, { kind, attacker, target, aids, spend, whispering });
}

/** An announcement whose refusal says why this card can't be picked next. */
export const asked = (position: Position, { attacker, target, attackKind }: AttackDraft, card: CardId): IntentOf<'attack'> =>
  attacker
    ? { type: 'attack', kind: attackKind ?? 'control', attacker, target: card, aids: [] }
    : {
        type: 'attack',
        kind: attackKind ?? 'control',
        attacker: card,
        target: target ?? targets(position, newAttack())[0] ?? card,
        aids: [],
      };

/** Cards that can't be picked next although people may look for them: targets of the attacker, or else possible leaders. */
export function unfit(position: Position, draft: AttackDraft): CardId[] {
  const { board } = position.view;
  const able = draft.attacker ? targets(position, draft) : attackers(position, draft);
  const others = board.seats.flatMap(({ player, cards }) => (player === position.me ? [] : cards.slice(1)));
  const all = draft.attacker ? [...board.uncontrolled, ...others] : (findSeat(board, position.me)?.cards ?? []);
  return all.filter((card) => !able.includes(card) && card !== draft.attacker && card !== draft.target);
}

/** The announcement with one more helper; its refusal says why the card can't help. */
export const askedToAid = (intent: IntentOf<'attack'>, card: CardId): IntentOf<'attack'> => ({ ...intent, aids: [...intent.aids, card] });
