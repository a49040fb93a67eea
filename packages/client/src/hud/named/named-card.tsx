import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useGameUi, useTable } from '../../table/table-context';
import { looksAt } from '../shell/looks-at';
import css from './named-card.module.css';

const PICTURE = { width: 22, height: 15 } as const;

/** A card in a sentence: small picture and name (`children`), a button that opens its preview unless `isPlain`. */
export function NamedCard(props: {
  card: CardId;
  children: ComponentChildren;
  isPlain?: boolean;
  hasPicture?: boolean;
  tabIndex?: number | undefined;
}) {
  const { card, children, isPlain = false, hasPicture = true, tabIndex } = props;
  const table = useTable();
  const { Picture } = useGameUi().card;
  const words = (
    <>
      {hasPicture && (
        <span class={css.picture} data-picture={card}>
          <Picture card={card} {...PICTURE} />
        </span>
      )}
      {children}
    </>
  );
  if (isPlain) return words;
  return (
    <button
      type="button"
      class={css.card}
      tabIndex={tabIndex}
      {...looksAt(table, card)}
      onClick={({ currentTarget }) => table.ui.preview.pin(card, currentTarget.getBoundingClientRect())}
    >
      {words}
    </button>
  );
}
