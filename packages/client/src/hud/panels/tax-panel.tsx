import { cardName, t } from '../../text';
import type { Table } from '../gestures/types';
import { useTable } from '../model';
import { StepPanel } from './step-panel';
import '../attack/attack.css';

/** Which of one's cards pays the tax first (C-202). */
export function TaxPanel({ table: now }: { table: Table }) {
  const table = useTable();
  const named = now.view.board.seats.find(({ player }) => player === now.me)?.taxFrom;
  return (
    <StepPanel title={t('tax.title')} testid="tax-panel">
      <p class="small muted">{t('tax.help')}</p>
      <div class="chips">
        {now.offers.taxFrom.can?.cards.map((card) => (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={card === named}
            data-testid={`tax-${card}`}
            onClick={async () => {
              if (await table.act({ type: 'taxFrom', card })) table.cancel();
            }}
          >
            {cardName(card)} · {now.view.board.cards[card]?.money ?? 0}
          </button>
        ))}
      </div>
    </StepPanel>
  );
}
