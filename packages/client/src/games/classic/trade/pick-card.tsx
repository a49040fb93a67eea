import type { CardId } from '@illuminice/rules';
import { isSpecial, powerOf } from '@illuminice/rules/classic';
import { cardName } from '../../../text';
import { Icon } from '../../../ui/icon';
import { useTable } from '../use-table';
import css from './deal.module.css';
import { SmallCard } from './small-card';

/** What a card shown large takes beside the panel, px; where there is less it would lie under the pointer. */
const ROOM = 350;

/** A card that may go into an offer: a strip of it until it is chosen, then the card. */
export function PickCard({ card, on, testid, onToggle }: { card: CardId; on: boolean; testid: string; onToggle: () => void }) {
  const table = useTable();
  const kind = isSpecial(card) ? 'special' : 'group';
  return (
    <button
      type="button"
      class={css.pickCard}
      data-kind={kind}
      aria-pressed={on}
      data-testid={testid}
      onClick={onToggle}
      onMouseEnter={({ currentTarget }) => {
        const rect = currentTarget.closest('[data-deal-columns]')?.getBoundingClientRect();
        if (rect && rect.left > ROOM) table.ui.preview.hover(card, rect);
      }}
      onMouseLeave={() => {
        table.ui.preview.leave();
      }}
    >
      {on ? (
        <>
          <SmallCard card={card} />
          <Icon name="check" class={css.pickMark} />
          <span class="visually-hidden">{cardName(card)}</span>
        </>
      ) : (
        <>
          <span class={css.pickTab} aria-hidden="true">
            {kind === 'group' ? String(powerOf(table.game.view.value.board, card)).replace('-', '−') : <Icon name="special" />}
          </span>
          <span class={css.pickName}>{cardName(card)}</span>
        </>
      )}
    </button>
  );
}
