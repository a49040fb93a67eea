import type { CardId } from '@illuminice/rules';
import { check, type IntentOf } from '@illuminice/rules/classic';
import { NO_MARKS } from '../../../board/contract';
import { Duel } from '../../../hud/contest/card-chip';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { CardChip } from '../attack/card-chip';
import { Prompt } from '../panels/prompt';
import { useTable } from '../use-table';
import type { TransferDraft } from './data';
import type { DraftKind, Position } from './kind';

export const transferDraft: DraftKind<TransferDraft, [from?: CardId | null]> = {
  start: (from = null) => ({ kind: 'transfer', from, to: null, amount: 0 }),
  tap(position, draft, card) {
    const next = pickForTransfer(position, draft, card);
    return next ? { draft: next } : { ask: { type: 'transfer', from: draft.from ?? card, to: card, amount: 1 } };
  },
  highlights: (position, { from, to }) => ({
    ...NO_MARKS,
    legal: from ? transferTargets(position, from) : transferSources(position),
    selected: [from, to].filter((card) => card !== null),
    dim: true,
  }),
  revalidate(position, draft) {
    if (!position.offers.transfer.can) return null;
    return transferIntent(position, draft) || !draft.from ? draft : { ...draft, to: null, amount: 0 };
  },
  intent: transferIntent,
  Panel: TransferPanel,
};

const source = (position: Position, from: CardId | null) => position.offers.transfer.can?.from.find(({ card }) => card === from);

export const transferSources = (position: Position): CardId[] => position.offers.transfer.can?.from.map(({ card }) => card) ?? [];
export const transferTargets = (position: Position, from: CardId | null): CardId[] => source(position, from)?.to ?? [];
export const transferMax = (position: Position, from: CardId | null): number => source(position, from)?.max ?? 0;

/** Picks the treasury to take from, then the one to fill; null when the card can be neither. */
export function pickForTransfer(position: Position, draft: TransferDraft, card: CardId): TransferDraft | null {
  if (card === draft.from) return transferDraft.start();
  if (draft.from && transferTargets(position, draft.from).includes(card)) {
    return { ...draft, to: card, amount: draft.amount || transferMax(position, draft.from) };
  }
  if (transferSources(position).includes(card)) return aimed(position, transferDraft.start(card));
  return null;
}

/** The only treasury that money could go to is picked. */
function aimed(position: Position, draft: TransferDraft): TransferDraft {
  const [only, ...others] = transferTargets(position, draft.from);
  return only && others.length === 0 ? { ...draft, to: only, amount: transferMax(position, draft.from) } : draft;
}

/** What *Transfer* begins with: the only card that has money to give is picked, and so is the only one that could have it. */
export function firstTransfer(position: Position): TransferDraft {
  const [only, ...others] = transferSources(position);
  return only && others.length === 0 ? aimed(position, transferDraft.start(only)) : transferDraft.start();
}

export function transferIntent(position: Position, { from, to, amount }: TransferDraft): IntentOf<'transfer'> | null {
  if (!from || !to || amount < 1) return null;
  return { type: 'transfer', from, to, amount, ...(position.offers.transfer.can?.asAction && { asAction: true }) };
}

/** Money from one card to its master or puppet (C-701). */
function TransferPanel({ draft, position }: { draft: TransferDraft; position: Position }) {
  const table = useTable();
  const { from, to, amount } = draft;
  const intent = transferIntent(position, draft);
  const can = position.offers.transfer.can;
  const refusal = intent
    ? whyNot(table, check(position.view, intent))
    : t(from ? (to ? 'transfer.pickAmount' : 'transfer.pickTo') : 'transfer.pickFrom');
  const send = async () => {
    if (intent && (await table.game.act(intent))) table.draft.change(transferDraft.start());
  };
  return (
    <StepPanel title={t('transfer.title')} testid="transfer-panel">
      <p class="small muted">
        {can?.asAction ? t('transfer.costsAction') : t('transfer.freeLeft', { n: position.view.board.turn?.freeTransfersLeft ?? 0 })}
      </p>
      <Duel>
        <CardChip card={from} empty={t('transfer.from')} onClear={() => table.draft.change(transferDraft.start())} />
        <CardChip card={to} empty={t('transfer.to')} onClear={() => table.draft.change({ ...draft, to: null })} />
      </Duel>
      {!from && <Prompt text={t('transfer.pickFrom')} choices={transferSources(position)} />}
      {from && !to && <Prompt text={t('transfer.pickTo')} choices={transferTargets(position, from)} />}
      {from && to && (
        <AmountSlider
          label={t('transfer.amount', { card: cardName(from) })}
          min={1}
          max={transferMax(position, from)}
          value={amount}
          testid="transfer-amount"
          onChange={(value) => table.draft.change({ ...draft, amount: value })}
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
