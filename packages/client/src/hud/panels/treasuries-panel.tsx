import { check, type Intent } from '@illuminice/rules';
import { cardName, cardText, t } from '../../text';
import { Button } from '../../ui/button';
import { treasuryMoves, unspent } from '../gestures/money';
import type { Table, TreasuriesGesture } from '../gestures/types';
import { useTable } from '../model';
import { LockIn, StepPanel } from './step-panel';

/** Shifting money among all one's treasuries at once: the Gnomes (C-1001), White Collar Crime (C-913). */
export function TreasuriesPanel({ gesture, table: now }: { gesture: TreasuriesGesture; table: Table }) {
  const table = useTable();
  const left = unspent(now, gesture);
  const moves = left < 0 ? [] : treasuryMoves(now, gesture);
  const intent: Intent = { type: gesture.by, card: gesture.card, moves };
  const refusal =
    left < 0
      ? t('treasuries.tooMuch', { n: -left })
      : left > 0 && gesture.bonus === 0
        ? t('treasuries.left', { n: left })
        : moves.length === 0
          ? t('treasuries.nothing')
          : table.why(check(now.view, intent));
  const set = (card: string, amount: number) =>
    table.change({ ...gesture, wanted: { ...gesture.wanted, [card]: Math.max(0, Math.floor(amount) || 0) } });
  return (
    <StepPanel title={cardName(gesture.card)} testid="treasuries-panel">
      <p class="small muted">{cardText(gesture.card)}</p>
      <p class={`small ${left < 0 ? 'minus' : 'muted'}`} role="status">
        {t('treasuries.toLay', { n: left })}
      </p>
      <div>
        {Object.entries(gesture.wanted).map(([card, amount]) => (
          <div key={card} class="treasury-row">
            <span>{cardName(card)}</span>
            <span class="stepper">
              <Button
                size="small"
                icon="minus"
                label={t('treasuries.less', { card: cardName(card) })}
                reason={amount === 0 ? t('treasuries.empty') : null}
                onClick={() => set(card, amount - 1)}
              />
              <input
                class="field figures"
                type="number"
                min={0}
                value={amount}
                aria-label={cardName(card)}
                data-testid={`treasury-${card}`}
                onInput={(event) => set(card, Number(event.currentTarget.value))}
              />
              <Button
                size="small"
                icon="plus"
                label={t('treasuries.more', { card: cardName(card) })}
                onClick={() => set(card, amount + 1)}
              />
            </span>
          </div>
        ))}
      </div>
      <LockIn testid="treasuries-confirm" reason={refusal} text={t('treasuries.confirm')} send={() => table.act(intent)} />
    </StepPanel>
  );
}
