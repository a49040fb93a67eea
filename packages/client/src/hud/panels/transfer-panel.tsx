import { check } from '@illuminice/rules';
import { cardName, t } from '../../text';
import { AmountSlider } from '../../ui/amount-slider';
import { Button } from '../../ui/button';
import { CardChip } from '../attack/card-chip';
import { newTransfer, transferIntent, transferMax, transferSources, transferTargets } from '../gestures/money';
import type { Table, TransferGesture } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from './prompt';
import { StepPanel } from './step-panel';

/** Money from one card to its master or puppet (C-701). */
export function TransferPanel({ gesture, table: now }: { gesture: TransferGesture; table: Table }) {
  const table = useTable();
  const { from, to, amount } = gesture;
  const intent = transferIntent(now, gesture);
  const can = now.offers.transfer.can;
  const refusal = intent
    ? table.why(check(now.view, intent))
    : t(from ? (to ? 'transfer.pickAmount' : 'transfer.pickTo') : 'transfer.pickFrom');
  const send = async () => {
    if (intent && (await table.act(intent))) table.change(newTransfer());
  };
  return (
    <StepPanel title={t('transfer.title')} testid="transfer-panel">
      <p class="small muted">
        {can?.asAction ? t('transfer.costsAction') : t('transfer.freeLeft', { n: now.view.board.turn?.freeTransfersLeft ?? 0 })}
      </p>
      <div class="duel">
        <CardChip card={from} empty={t('transfer.pickFrom')} onClear={() => table.change(newTransfer())} />
        <CardChip card={to} empty={t('transfer.pickTo')} onClear={() => table.change({ ...gesture, to: null })} />
      </div>
      {!from && <Prompt text={t('transfer.pickFrom')} choices={transferSources(now)} />}
      {from && !to && <Prompt text={t('transfer.pickTo')} choices={transferTargets(now, from)} />}
      {from && to && (
        <AmountSlider
          label={t('transfer.amount', { card: cardName(from) })}
          min={1}
          max={transferMax(now, from)}
          value={amount}
          testid="transfer-amount"
          onChange={(value) => table.change({ ...gesture, amount: value })}
        />
      )}
      <PanelFoot>
        <Button kind="brass" size="big" icon="transfer" testid="transfer-confirm" reason={refusal} onClick={() => void send()}>
          {can?.asAction ? t('transfer.confirmAction', { amount }) : t('transfer.confirm', { amount })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
