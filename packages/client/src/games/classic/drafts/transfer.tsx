import type { CardId } from '@illuminice/rules';
import { check, type IntentOf } from '@illuminice/rules/classic';
import { FormPanel } from '../../../hud/form/form-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { type FormBlank, formLife } from '../../../table/form-draft';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { cardBlank, ownCards } from './card-choices';
import type { TransferDraft } from './data';
import type { DraftKind, Position } from './kind';

export const transferDraft: DraftKind<TransferDraft, [from?: CardId | null]> = {
  start: (from = null) => ({ kind: 'transfer', from, to: null, amount: 0 }),
  ...formLife<Classic, TransferDraft>(blanks),
  tap(position, draft, card) {
    const next = pickForTransfer(position, draft, card);
    return next ? { draft: next } : { ask: { type: 'transfer', from: draft.from ?? card, to: card, amount: 1 } };
  },
  revalidate(position, draft) {
    if (!position.offers.transfer.can) return null;
    return transferIntent(position, draft) || !draft.from ? draft : { ...draft, to: null, amount: 0 };
  },
  intent: transferIntent,
  Panel: TransferPanel,
};

const source = (position: Position, from: CardId | null) => position.offers.transfer.can?.from.find(({ card }) => card === from);

const transferSources = (position: Position): CardId[] => position.offers.transfer.can?.from.map(({ card }) => card) ?? [];
const transferTargets = (position: Position, from: CardId | null): CardId[] => source(position, from)?.to ?? [];
const transferMax = (position: Position, from: CardId | null): number => source(position, from)?.max ?? 0;

/** The draft after a tap on a card: it fills the open blank, else becomes the new source; null: it can be neither. */
export function pickForTransfer(position: Position, draft: TransferDraft, card: CardId): TransferDraft | null {
  if (card === draft.from) return transferDraft.start();
  const choices = blanks(position, draft).flatMap((blank) => (blank.isOpen ? blank.choices : []));
  const choice = choices.find((entry) => entry.card === card && entry.why === undefined);
  if (choice) return choice.pick();
  return transferSources(position).includes(card) ? aimed(position, transferDraft.start(card)) : null;
}

function aimed(position: Position, draft: TransferDraft): TransferDraft {
  const [only, ...others] = transferTargets(position, draft.from);
  return only && others.length === 0 ? { ...draft, to: only, amount: transferMax(position, draft.from) } : draft;
}

/** Initial draft of *Transfer*: the only source and the only receiver are picked. */
export function firstTransfer(position: Position): TransferDraft {
  const [only, ...others] = transferSources(position);
  return only && others.length === 0 ? aimed(position, transferDraft.start(only)) : transferDraft.start();
}

export function transferIntent(position: Position, { from, to: goal, amount }: TransferDraft): IntentOf<'transfer'> | null {
  if (!from || !goal || amount < 1) return null;
  return { type: 'transfer', from, to: goal, amount, ...(position.offers.transfer.can?.asAction && { asAction: true }) };
}

const asked = ({ offers }: Position, from: CardId, goal: CardId): IntentOf<'transfer'> => ({
  type: 'transfer',
  from,
  to: goal,
  amount: 1,
  ...(offers.transfer.can?.asAction && { asAction: true }),
});

/** A card that can get money from this one (C-701). */
const neighbourOf = (position: Position, card: CardId): CardId => {
  const { cards } = position.view.board;
  return cards[card]?.master ?? ownCards(position).find((other) => cards[other]?.master === card) ?? card;
};

function blanks(position: Position, draft: TransferDraft): FormBlank<TransferDraft>[] {
  const { from, to: receiver } = draft;
  const source = cardBlank<TransferDraft>(position, {
    name: 'from',
    label: from ? t('transfer.from') : t('transfer.pickFrom'),
    cards: transferSources(position),
    others: { draft, cards: ownCards(position), ask: (card) => asked(position, card, neighbourOf(position, card)) },
    picked: from,
    pick: (card) => aimed(position, transferDraft.start(card)),
    open: () => transferDraft.start(),
  });
  if (!from) return [source];
  const goal = cardBlank<TransferDraft>(position, {
    name: 'to',
    label: receiver ? t('transfer.to') : t('transfer.pickTo'),
    cards: transferTargets(position, from),
    others: { draft, cards: ownCards(position).filter((card) => card !== from), ask: (card) => asked(position, from, card) },
    picked: receiver,
    pick: (card) => ({ ...draft, to: card, amount: draft.amount || transferMax(position, from) }),
    open: () => ({ ...draft, to: null }),
  });
  return [source, goal];
}

function TransferPanel({ draft, position }: { draft: TransferDraft; position: Position }) {
  const table = useTable();
  const { from, to: goal, amount } = draft;
  const intent = transferIntent(position, draft);
  const { can } = position.offers.transfer;
  const missing = from ? (goal ? 'transfer.pickAmount' : 'transfer.pickTo') : 'transfer.pickFrom';
  // The next transfer can begin at once.
  const send = async () => {
    if (intent && (await table.game.act(intent))) table.draft.change(transferDraft.start());
    return false;
  };
  return (
    <FormPanel
      title={t('transfer.title')}
      testid="transfer-panel"
      notes={
        <p class="small muted">
          {can?.asAction ? t('transfer.costsAction') : t('transfer.freeLeft', { n: position.view.board.turn?.freeTransfersLeft ?? 0 })}
        </p>
      }
      blanks={blanks(position, draft)}
      send={{
        icon: 'transfer',
        testid: 'transfer-confirm',
        text: can?.asAction ? t('transfer.confirmAction', { amount }) : t('transfer.confirm', { amount }),
        reason: intent ? whyNot(table, check(position.view, intent)) : t(missing),
        send,
      }}
    >
      {from && goal && (
        <AmountSlider
          label={t('transfer.amount', { card: cardName(from) })}
          min={1}
          max={transferMax(position, from)}
          value={amount}
          testid="transfer-amount"
          onChange={(value) => table.draft.change({ ...draft, amount: value })}
        />
      )}
    </FormPanel>
  );
}
