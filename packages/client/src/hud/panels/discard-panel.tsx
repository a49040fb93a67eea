import { cardName, t } from '../../text';
import { discardable, discardIntent, pickForDiscard } from '../gestures/special';
import type { DiscardGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { LockIn, StepPanel } from './step-panel';

/** Which Specials are given up for a privilege, against one, or in place of one that was cancelled (C-602, C-603, C-909). */
export function DiscardPanel({ gesture, table: now }: { gesture: DiscardGesture; table: Table }) {
  const table = useTable();
  const { why, cards, pay } = gesture;
  const can = discardable(now, why);
  const intent = discardIntent(now, gesture);
  return (
    <StepPanel title={t('discard.title', { why })} testid="discard-panel">
      <p class="small muted">{t('discard.help', { why })}</p>
      <fieldset class="chips" aria-label={t('discard.pick', { n: can.count })}>
        {can.pay && (
          <button
            type="button"
            class="chip"
            aria-pressed={pay}
            data-testid="discard-pay"
            onClick={() => table.change({ ...gesture, cards: [], pay: !pay })}
          >
            {t('attack.privilegePay')}
          </button>
        )}
        {can.cards.map((card) => (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={cards.includes(card)}
            data-testid={`discard-${card}`}
            onClick={() => table.change(pickForDiscard(now, gesture, card))}
          >
            {cardName(card)}
          </button>
        ))}
      </fieldset>
      <LockIn
        icon={why === 'privilege' ? 'lock' : 'unlock'}
        testid="discard-confirm"
        reason={intent ? null : t('discard.pick', { n: can.count })}
        text={pay ? t('discard.pay') : t('discard.confirm', { cards: cards.map((card) => cardName(card)).join(' + '), n: cards.length })}
        send={() => (intent ? table.act(intent) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}
