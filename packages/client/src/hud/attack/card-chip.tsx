import type { CardId } from '@illuminice/rules';
import { cardName, t } from '../../text';
import { EngravedSeal } from '../../ui/seal';
import { SeatMark } from '../../ui/seat-mark';
import { useTable } from '../model';
import './card-chip.css';

/** A card in a word and its owner's mark; an empty one says what is to be picked. */
export function CardChip({ card, empty, onClear, testid }: { card: CardId | null; empty?: string; onClear?: () => void; testid?: string }) {
  const table = useTable();
  const owner = card ? (table.view.value.board.cards[card]?.owner ?? null) : null;
  const seat = owner ? table.seat(owner) : null;
  if (!card) return <span class="card-chip empty">{empty}</span>;
  const body = (
    <>
      <strong>{cardName(card)}</strong>
      <span class="small">
        {seat ? (
          <>
            <SeatMark look={seat.look} size={12} /> {seat.name}
          </>
        ) : (
          t('scene.uncontrolled')
        )}
      </span>
      <span class="card-chip-seal">
        <EngravedSeal card={card} size={68} />
      </span>
    </>
  );
  const style = { '--seat': seat?.look.colour ?? 'var(--brass)' };
  const hover = {
    onMouseEnter: (event: MouseEvent) => {
      table.closeUp.value = { card, rect: (event.currentTarget as HTMLElement).getBoundingClientRect(), pinned: false };
    },
    onMouseLeave: () => {
      if (!table.closeUp.value?.pinned) table.closeUp.value = null;
    },
  };
  return onClear ? (
    <button type="button" class="card-chip" style={style} data-testid={testid} onClick={onClear} {...hover}>
      {body}
    </button>
  ) : (
    <span class="card-chip" style={style} data-testid={testid} {...hover}>
      {body}
    </span>
  );
}
