import type { CardId } from '@illuminice/rules';
import { shortName } from '../../text';
import { useTable } from '../model';

/** What to pick next, and the cards to choose from as buttons: the same as tapping them on the table. */
export function Prompt({ text, choices, picked }: { text: string; choices: readonly CardId[]; picked?: CardId | null }) {
  const table = useTable();
  return (
    <fieldset class="prompt" aria-label={text}>
      <p>{text}</p>
      <div class="chips">
        {choices.map((card) => {
          const owner = table.view.value.board.cards[card]?.owner;
          return (
            <button
              key={card}
              type="button"
              class="chip"
              aria-pressed={picked === undefined ? undefined : picked === card}
              style={{ '--seat': owner ? table.seat(owner).look.colour : 'var(--brass)' }}
              data-testid={`pick-${card}`}
              onClick={() => table.tapCard(card)}
            >
              {shortName(card)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
