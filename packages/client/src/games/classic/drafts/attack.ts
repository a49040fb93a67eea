import type { CardId } from '@illuminice/rules';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import {
  announcement,
  asked,
  attackers,
  firstAttack,
  newAttack,
  pickForAttack,
  possibleAids,
  preview,
  targets,
  whispers,
} from '../attack/announcement';
import { chancesOf, gainsOf } from '../attack/chances';
import { Composer } from '../attack/composer';
import type { AttackDraft } from './data';
import type { DraftKind } from './kind';

export const attackDraft: DraftKind<AttackDraft, [attacker?: CardId | null]> = {
  start: newAttack,
  begins: (position, card) => (attackers(position, newAttack()).includes(card) ? { ...firstAttack(position, card), tapped: true } : null),
  tap(position, draft, card) {
    if (draft.tapped && card === draft.attacker && !draft.target) return { preview: 'instead' };
    const next = pickForAttack(position, draft, card);
    // The card under the pointer has left the list or joined the attack.
    return next ? { draft: { ...next, aimed: null } } : { ask: asked(position, draft, card) };
  },
  highlights(position, draft) {
    const intent = announcement(position, draft);
    const odds = preview(position, draft);
    const { attacker, target, aids } = draft;
    const chances = chancesOf(position, draft);
    const reached = chances.filter(({ odds }) => odds > 0).map(({ card }) => card);
    const open = !attacker ? attackers(position, draft) : !target ? targets(position, draft) : possibleAids(position, draft);
    // Cards without a chance are left out, as long as any card has one.
    const legal = reached.length > 0 ? reached : open;
    return {
      ...NO_HIGHLIGHTS,
      legal: attacker || target ? legal : [...legal, ...targets(position, draft)],
      attacker,
      target,
      aids,
      chances: [...chances, ...gainsOf(position, draft).filter(({ gain }) => gain > 0)],
      pointed: draft.aimed,
      dim: !target,
      preview: intent && odds ? { needs: odds.needs, odds: odds.odds } : null,
    };
  },
  revalidate(position, draft) {
    if (!position.offers.attack.can || (draft.whispering && !whispers(position))) return null;
    const attacker = attackers(position, { ...draft, target: null }).includes(draft.attacker ?? '') ? draft.attacker : null;
    const target = targets(position, { ...draft, attacker }).includes(draft.target ?? '') ? draft.target : null;
    const aids = draft.aids.filter((aid) => possibleAids(position, draft).includes(aid));
    return { ...draft, attacker, target, aids };
  },
  endsOnBackground: ({ tapped, target }) => tapped && !target,
  intent: announcement,
  Panel: Composer,
};
