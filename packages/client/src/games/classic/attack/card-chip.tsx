import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { EngravedSeal } from '../card/seal';
import { useTable } from '../use-table';
import css from './card-chip.module.css';

/** A card in a word and its owner's mark; an empty one says what is to be picked. */
export function CardChip({ card, empty, onClear, testid }: { card: CardId | null; empty?: string; onClear?: () => void; testid?: string }) {
  const table = useTable();
  const owner = card ? (table.game.view.value.board.cards[card]?.owner ?? null) : null;
  const seat = owner ? table.seat(owner) : null;
  if (!card) return <span class={cx(css.cardChip, css.empty)}>{empty}</span>;
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
      <span class={css.cardChipSeal}>
        <EngravedSeal card={card} size={68} />
      </span>
    </>
  );
  const style = { '--seat': seat?.look.colour ?? 'var(--brass)' };
  const hover = {
    onMouseEnter: (event: MouseEvent) => {
      table.ui.preview.hover(card, (event.currentTarget as HTMLElement).getBoundingClientRect());
    },
    onMouseLeave: () => {
      table.ui.preview.leave();
    },
  };
  return onClear ? (
    <button type="button" class={css.cardChip} style={style} data-testid={testid} onClick={onClear} {...hover}>
      {body}
    </button>
  ) : (
    <span class={css.cardChip} style={style} data-testid={testid} {...hover}>
      {body}
    </span>
  );
}

/** The two cards of something that passes between them. */
export const Duel = ({ children }: { children: ComponentChildren }) => <div class={css.duel}>{children}</div>;

export const DuelArrow = () => <Icon name="arrow" class={css.duelArrow} />;
