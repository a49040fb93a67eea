import { type CardId, isSpecial, powerOf } from '@illuminice/rules';
import { cardName } from '../../text';
import { Icon } from '../../ui/icon';
import { useTable } from '../table-context';
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
      class={`pick-card ${kind}`}
      aria-pressed={on}
      data-testid={testid}
      onClick={onToggle}
      onMouseEnter={({ currentTarget }) => {
        const rect = currentTarget.closest('.deal-columns')?.getBoundingClientRect();
        if (rect && rect.left > ROOM) table.closeUp.value = { card, rect, pinned: false };
      }}
      onMouseLeave={() => {
        if (!table.closeUp.value?.pinned) table.closeUp.value = null;
      }}
    >
      {on ? (
        <>
          <SmallCard card={card} />
          <Icon name="check" class="pick-mark" />
          <span class="visually-hidden">{cardName(card)}</span>
        </>
      ) : (
        <>
          <span class="pick-tab" aria-hidden="true">
            {kind === 'group' ? String(powerOf(table.view.value.board, card)).replace('-', '−') : <Icon name="special" />}
          </span>
          <span class="pick-name">{cardName(card)}</span>
        </>
      )}
    </button>
  );
}
