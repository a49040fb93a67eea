import type { CardId } from '@illuminice/rules';
import { NO_MARKS } from '../../../board/contract';
import { announcement, attackers, newAttack, pickForAttack, possibleAids, preview, targets, whispers } from '../attack/announcement';
import { Composer } from '../attack/composer';
import type { AttackDraft } from './data';
import type { DraftKind } from './kind';

export const attackDraft: DraftKind<AttackDraft, [attacker?: CardId | null]> = {
  start: newAttack,
  tap(position, draft, card) {
    const next = pickForAttack(position, draft, card);
    if (next) return { draft: next };
    const { attacker, attackKind } = draft;
    return attacker
      ? { ask: { type: 'attack', kind: attackKind ?? 'control', attacker, target: card, aids: [] } }
      : { ask: { type: 'attack', kind: 'control', attacker: card, target: targets(position, newAttack())[0] ?? card, aids: [] } };
  },
  highlights(position, draft) {
    const intent = announcement(position, draft);
    const odds = preview(position, draft);
    const { attacker, target, aids } = draft;
    const legal = !attacker ? attackers(position, draft) : !target ? targets(position, draft) : possibleAids(position, draft);
    return {
      ...NO_MARKS,
      legal: attacker || target ? legal : [...legal, ...targets(position, draft)],
      attacker,
      target,
      aids,
      dim: !target,
      preview: intent && odds ? { needs: odds.needs, odds: odds.odds } : null,
    };
  },
  revalidate(position, draft) {
    if (!position.offers.attack.can || (draft.whispering && !whispers(position))) return null;
    const attacker = attackers(position, { ...draft, target: null }).includes(draft.attacker ?? '') ? draft.attacker : null;
    const target = targets(position, { ...draft, attacker, attackKind: null }).includes(draft.target ?? '') ? draft.target : null;
    const aids = draft.aids.filter((aid) => possibleAids(position, draft).includes(aid));
    return { ...draft, attacker, target, aids };
  },
  intent: announcement,
  Panel: Composer,
};
