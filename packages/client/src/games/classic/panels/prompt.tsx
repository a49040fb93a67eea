import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { Picks } from '../../../hud/form/form-panel';
import { cardChoice } from '../drafts/card-choices';
import { useTable } from '../use-table';
import css from './prompt.module.css';

export function Prompt({ text, choices }: { text: string; choices: readonly CardId[] }) {
  const table = useTable();
  const view = table.game.view.value;
  return (
    <Picks
      name="card"
      label={text}
      choices={choices.map((card) => cardChoice({ view }, card))}
      press={({ card }) => table.draft.tap(card)}
    />
  );
}

/** A question that something in the panel, or on the table, answers. */
export const PromptFrame = ({ children }: { children: ComponentChildren }) => <div class={css.prompt}>{children}</div>;
