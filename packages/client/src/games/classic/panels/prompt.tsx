import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { Picks } from '../../../hud/form/picks';
import { cardChoice, type Others, unfitChoices } from '../drafts/card-choices';
import { useTable } from '../use-table';
import css from './prompt.module.css';

/** Cards to choose from, as by a tap on the table; `others`: folded ones, each with its reason. */
export function Prompt({ text, choices, others }: { text: string; choices: readonly CardId[]; others?: Others }) {
  const table = useTable();
  const position = table.game.position.value;
  if (!position) return null;
  const fitting = choices.map((card) => cardChoice(position, card));
  const unfit = others ? unfitChoices(position, choices, others) : [];
  return <Picks name="card" label={text} choices={[...fitting, ...unfit]} press={({ card }) => table.draft.tap(card)} />;
}

/** Frame of a question that is answered in the panel or on the table. */
export const PromptFrame = ({ children }: { children: ComponentChildren }) => <div class={css.prompt}>{children}</div>;
