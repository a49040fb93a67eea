import { type Intent, powerOf, tokensFor } from '@illuminice/rules/inwo';
import type { Position } from '../types';
import { t } from '../words';
import { copyName } from './choice-text';

/** Paying cards, each with its Power: 'Pays: B.A.T.F. 6 + NASA 2'. */
export function PaymentNote({ position: { view }, intent }: { position: Position; intent: Intent }) {
  const named = 'pay' in intent && Array.isArray(intent.pay) ? (intent.pay as readonly string[]) : [];
  // Payers are named only if the rules leave a choice.
  const pay = named.length > 0 ? named : [...new Set(tokensFor(view, intent))];
  if (pay.length === 0) return null;
  const { cards } = view.board;
  const partial = pay.map((id) => (Object.hasOwn(cards, id) ? `${copyName(view, id)} ${powerOf(view.board, id)}` : copyName(view, id)));
  return (
    <p class="note" data-testid="payment">
      {t('say.pays', { cards: partial.join(' + ') })}
    </p>
  );
}
