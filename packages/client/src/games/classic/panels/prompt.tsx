import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { cardName } from '../../../text';
import { Chip } from '../../../ui/chip';
import { useTable } from '../use-table';
import css from './prompt.module.css';

/** What to pick next, and the cards to choose from as buttons: the same as tapping them on the table. */
export function Prompt({ text, choices, picked }: { text: string; choices: readonly CardId[]; picked?: CardId | null }) {
  const table = useTable();
  return (
    <fieldset class={css.prompt} aria-label={text}>
      <p>{text}</p>
      <div class="chips">
        {choices.map((card) => {
          const owner = table.game.view.value.board.cards[card]?.owner;
          return (
            <Chip
              key={card}
              pressed={picked === undefined ? undefined : picked === card}
              colour={owner ? table.seat(owner).look.colour : 'var(--brass)'}
              testid={`pick-${card}`}
              onClick={() => table.draft.tap(card)}
            >
              {cardName(card)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A question that something in the panel, or on the table, answers. */
export const PromptFrame = ({ children }: { children: ComponentChildren }) => <div class={css.prompt}>{children}</div>;
