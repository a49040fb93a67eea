import type { CardId } from '@illuminice/rules';
import { cardFacts, findSeat } from '@illuminice/rules/classic';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { FormPanel } from '../../../hud/form/form-panel';
import type { FormBlank } from '../../../table/form-draft';
import { cardName, t } from '../../../text';
import { useTable } from '../use-table';
import { cardBlank, ownCards } from './card-choices';
import type { TaxDraft } from './data';
import type { DraftKind, Position } from './kind';

function blanks(position: Position, draft: TaxDraft): FormBlank<TaxDraft>[] {
  const blank = cardBlank<TaxDraft>(position, {
    name: 'card',
    label: t('tax.help'),
    cards: position.offers.taxFrom.can?.cards ?? [],
    others: { draft, cards: ownCards(position), ask: (card) => ({ type: 'taxFrom', card }) },
    picked: findSeat(position.view.board, position.me)?.taxFrom ?? null,
    pick: (card) => ({ ...draft, card }),
  });
  const withMoney = (card: CardId) => `${cardName(card)} · ${position.view.board.cards[card]?.money ?? 0}`;
  return [{ ...blank, choices: blank.choices.map((choice) => ({ ...choice, text: withMoney(choice.id) })) }];
}

export const taxDraft: DraftKind<TaxDraft> = {
  start: () => ({ kind: 'tax', card: null }),
  tap: () => null,
  highlights: () => NO_HIGHLIGHTS,
  revalidate: ({ offers }, draft) => (offers.taxFrom.can ? draft : null),
  intent: (_, { card }) => (card ? { type: 'taxFrom', card } : null),
  Panel: TaxPanel,
};

const hasUpkeep = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'group' && facts.abilities.some((ability) => 'upkeep' in ability);
};

function TaxPanel({ draft, position }: { draft: TaxDraft; position: Position }) {
  const table = useTable();
  const upkept = ownCards(position).filter(hasUpkeep);
  const send = async (picked: TaxDraft) => {
    const intent = taxDraft.intent(position, picked);
    if (intent && (await table.game.act(intent))) table.draft.sent(draft);
  };
  return (
    <FormPanel
      title={t('tax.title')}
      testid="tax-panel"
      blanks={blanks(position, draft)}
      onPick={(picked) => void send(picked)}
      notes={upkept.map((card) => (
        <p key={card} class="small muted" data-testid={`tax-upkeep-${card}`}>
          {t('tax.upkeep', { card: cardName(card), master: cardName(position.view.board.cards[card]?.master ?? '') })}
        </p>
      ))}
    />
  );
}
