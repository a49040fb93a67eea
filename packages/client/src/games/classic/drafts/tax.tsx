import type { CardId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import { NO_MARKS } from '../../../board/contract';
import { StepPanel } from '../../../hud/shell/step-panel';
import { cardName, t } from '../../../text';
import { Chip } from '../../../ui/chip';
import { useTable } from '../use-table';
import type { TaxDraft } from './data';
import type { DraftKind, Position } from './kind';

export const taxDraft: DraftKind<TaxDraft> = {
  start: () => ({ kind: 'tax' }),
  tap: () => null,
  highlights: () => NO_MARKS,
  revalidate: ({ offers }, draft) => (offers.taxFrom.can ? draft : null),
  intent: () => null,
  Panel: TaxPanel,
};

/** Whether a card costs its owner money each turn. */
const hasUpkeep = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'group' && facts.abilities.some((ability) => 'upkeep' in ability);
};

/** Which of one's cards pays the tax first (C-202). */
function TaxPanel({ position }: { position: Position }) {
  const table = useTable();
  const own = position.view.board.seats.find(({ player }) => player === position.me)?.cards ?? [];
  const upkept = own.filter(hasUpkeep);
  const named = position.view.board.seats.find(({ player }) => player === position.me)?.taxFrom;
  return (
    <StepPanel title={t('tax.title')} testid="tax-panel">
      <p class="small muted">{t('tax.help')}</p>
      {upkept.map((card) => (
        <p key={card} class="small muted" data-testid={`tax-upkeep-${card}`}>
          {t('tax.upkeep', { card: cardName(card), master: cardName(position.view.board.cards[card]?.master ?? '') })}
        </p>
      ))}
      <div class="chips">
        {position.offers.taxFrom.can?.cards.map((card) => (
          <Chip
            key={card}
            pressed={card === named}
            testid={`tax-${card}`}
            onClick={async () => {
              if (await table.game.act({ type: 'taxFrom', card })) table.draft.cancel();
            }}
          >
            {cardName(card)} · {position.view.board.cards[card]?.money ?? 0}
          </Chip>
        ))}
      </div>
    </StepPanel>
  );
}
