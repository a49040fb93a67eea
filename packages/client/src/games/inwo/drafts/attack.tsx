import { type CopyId, check, openAttack, previewAttack } from '@illuminice/rules/inwo';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { lazyComponent } from '../../../ui/lazy-part';
import { asked, attackers, firstAttack, isUnderAttack, isWhole, settledKind, targets, type WholeAttack } from '../attack/announcement';
import type { Position } from '../types';
import type { AttackDraft } from './data';
import type { DraftKind } from './kind';

export { firstAttack };

export const Composer = lazyComponent(() => import('../attack/composer'), 'Composer', { must: true });

const withCard = (position: Position, draft: AttackDraft, card: CopyId): AttackDraft | null => {
  const { partial } = draft;
  if (partial.attacker === undefined)
    return attackers(position).includes(card) ? settledKind(position, { ...draft, partial: { ...partial, attacker: card } }) : null;
  if (partial.target === undefined) {
    if (targets(position, partial).some(({ target }) => target === card))
      return settledKind(position, { ...draft, aimed: null, partial: { ...partial, target: card, ...isUnderAttack(position, card) } });
    return attackers(position).includes(card) ? settledKind(position, { ...draft, partial: { ...partial, attacker: card } }) : null;
  }
  const aids = partial.aids ?? [];
  const next = aids.includes(card) ? aids.filter((aid) => aid !== card) : [...aids, card];
  const tried = { ...partial, aids: next };
  return isWhole(tried) && check(position.view, tried) === null ? { ...draft, partial: tried } : null;
};

export const attackDraft: DraftKind<AttackDraft> = {
  begins: (position, card) =>
    position.view.board.turn?.player === position.me &&
    position.view.board.phase === 'main' &&
    position.view.board.frames.length === 0 &&
    attackers(position).includes(card)
      ? firstAttack(position, card)
      : null,
  tap(position, draft, card) {
    const next = withCard(position, draft, card);
    if (next) return { draft: next };
    const { attacker, target } = draft.partial;
    if (attacker !== undefined && target === undefined && card !== attacker) {
      const intent = asked(position, draft.partial, card);
      return check(position.view, intent) ? { ask: intent } : null;
    }
    return { preview: 'over' };
  },
  highlights(position, draft) {
    const { attacker = null, target = null, aids = [] } = draft.partial;
    const seen = target ?? draft.aimed;
    const tried = { ...draft.partial, ...(seen !== null && { target: seen, ...isUnderAttack(position, seen) }) };
    const preview = isWhole(tried) && check(position.view, tried) === null ? previewAttack(position.view, tried) : null;
    return {
      ...NO_HIGHLIGHTS,
      legal: attacker === null ? attackers(position) : target === null ? targets(position, draft.partial).map((entry) => entry.target) : [],
      attacker,
      target: seen,
      aids,
      preview: preview && { needs: preview.needs, odds: preview.odds },
      dim: target === null,
    };
  },
  revalidate(position, draft) {
    const { board } = position.view;
    const { attacker, target } = draft.partial;
    if (board.turn?.player !== position.me || board.phase !== 'main' || openAttack(board) || board.frames.length > 0) return null;
    if (attacker !== undefined && !attackers(position).includes(attacker)) return null;
    if (target !== undefined && !targets(position, { ...draft.partial, target: undefined }).some((entry) => entry.target === target))
      return { ...draft, partial: { ...draft.partial, target: undefined, aids: [] } };
    return draft;
  },
  endsOnBackground: ({ partial }) => partial.target === undefined,
  intent: (_position, { partial }) => (isWhole(partial) ? (partial as WholeAttack) : null),
  Panel: Composer,
};
