import type { Attack } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { useTable } from '../use-table';

export function SettlePanel({ attack }: { attack: Attack }) {
  const table = useTable();
  const { settle, done } = table.game.offers.value;
  const max = settle.can?.max ?? 0;
  const [amount, setAmount] = useState(0);
  const pay = Math.min(amount, max);
  return (
    <StepPanel title={t('settle.title', { card: cardName(attack.target) })} testid="settle-panel" must>
      <p class="small muted">{t('settle.help', { from: cardName(attack.attacker), to: cardName(attack.target) })}</p>
      <AmountSlider label={t('settle.amount')} min={0} max={max} value={pay} testid="settle-amount" onChange={setAmount} />
      <PanelFoot>
        <Button
          testid="settle-pay"
          icon="coin"
          reason={whyNot(table, settle.refusal) ?? (pay < 1 ? t('transfer.pickAmount') : null)}
          onClick={() => void table.game.act({ type: 'settle', amount: pay }).then(() => setAmount(0))}
        >
          {t('settle.pay', { amount: pay })}
        </Button>
        <Button
          kind="brass"
          icon="check"
          testid="done"
          reason={whyNot(table, done.refusal)}
          onClick={() => void table.game.act({ type: 'done', rev: done.can?.rev })}
        >
          {t('settle.done')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
