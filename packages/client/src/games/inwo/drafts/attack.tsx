import { type CopyId, check, type Intent, openAttack, previewAttack } from '@illuminice/rules/inwo';
import { NO_MARKS } from '../../../board/contract';
import { lazyComponent } from '../../../ui/lazy-part';
import { attackers, firstAttack, isUnderAttack, isWhole, settledKind, targets, type WholeAttack } from '../attack/announcement';
import type { Position } from '../types';
import type { AttackDraft } from './data';
import type { DraftKind } from './kind';

export { firstAttack };

export const Composer = lazyComponent(() => import('../attack/composer'), 'Composer', { must: true });

const withCard = (position: Position, draft: AttackDraft, card: CopyId): AttackDraft | null => {
  const { said } = draft;
  if (said.attacker === undefined)
    return attackers(position).includes(card) ? settledKind(position, { ...draft, said: { ...said, attacker: card } }) : null;
  if (said.target === undefined) {
    if (targets(position, said).some(({ target }) => target === card))
      return settledKind(position, { ...draft, aimed: null, said: { ...said, target: card, ...isUnderAttack(position, card) } });
    return attackers(position).includes(card) ? settledKind(position, { ...draft, said: { ...said, attacker: card } }) : null;
  }
  const aids = said.aids ?? [];
  const next = aids.includes(card) ? aids.filter((one) => one !== card) : [...aids, card];
  const tried = { ...said, aids: next };
  return isWhole(tried) && check(position.view, tried) === null ? { ...draft, said: tried } : null;
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
    const { attacker, target, kind = 'control' } = draft.said;
    if (attacker !== undefined && target === undefined && card !== attacker) {
      const intent: Intent = { type: 'attack', kind, attacker, target: card, ...isUnderAttack(position, card) };
      return check(position.view, intent) ? { ask: intent } : null;
    }
    return { preview: 'over' };
  },
  highlights(position, draft) {
    const { attacker = null, target = null, aids = [] } = draft.said;
    const seen = target ?? draft.aimed;
    const tried = { ...draft.said, ...(seen !== null && { target: seen, ...isUnderAttack(position, seen) }) };
    const preview = isWhole(tried) && check(position.view, tried) === null ? previewAttack(position.view, tried) : null;
    return {
      ...NO_MARKS,
      legal: attacker === null ? attackers(position) : target === null ? targets(position, draft.said).map((one) => one.target) : [],
      attacker,
      target: seen,
      aids,
      preview: preview && { needs: preview.needs, odds: preview.odds },
      dim: target === null,
    };
  },
  revalidate(position, draft) {
    const { board } = position.view;
    const { attacker, target } = draft.said;
    if (board.turn?.player !== position.me || board.phase !== 'main' || openAttack(board) || board.frames.length > 0) return null;
    if (attacker !== undefined && !attackers(position).includes(attacker)) return null;
    if (target !== undefined && !targets(position, { ...draft.said, target: undefined }).some((one) => one.target === target))
      return { ...draft, said: { ...draft.said, target: undefined, aids: [] } };
    return draft;
  },
  endsOnBackground: ({ said }) => said.target === undefined,
  intent: (_position, { said }) => (isWhole(said) ? (said as WholeAttack) : null),
  Panel: Composer,
};
