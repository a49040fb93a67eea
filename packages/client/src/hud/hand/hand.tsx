import type { CardId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useGameUi, useTable } from '../../table/table-context';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { looksAt } from '../shell/looks-at';
import css from './hand.module.css';

/** The viewer's cards at the lower edge; behind a button where bars are tight. */
export function HandFrame({ title, children }: { title: string; children: ComponentChildren }) {
  const table = useTable();
  return (
    <section class={cx(css.hand, table.ui.hand.isOpen.value && css.open)} aria-label={title} data-testid="hand">
      {children}
    </section>
  );
}

/** Cards side by side, overlapping as much as the room demands. */
export const HandFan = ({ title, n, children }: { title?: string; n: number; children: ComponentChildren }) => (
  <div class={css.fan} style={{ '--cards': n }}>
    {title !== undefined && <p class="small muted">{title}</p>}
    <div class={css.cards}>{children}</div>
  </div>
);

const PICTURE = 48;
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

export function HandCard(props: {
  /** Id in intents and previews; `face`: the card that is painted. */
  id: string;
  face: CardId;
  name: string;
  short: string;
  look?: string;
  /** Text that marks the card as public; null: it is hidden. */
  up: string | null;
  /** Its effect in a few words, if there is room. */
  note?: string;
  isPlayable: boolean;
  isPicked?: boolean;
  isRaised?: boolean;
  kind?: string;
  figures?: ComponentChildren;
  act?: ComponentChildren;
  onClick: (event: MouseEvent) => void;
}) {
  const table = useTable();
  const { Picture } = useGameUi().card;
  const { id, face, name, short, look, up, note, isPlayable, isPicked, isRaised, kind, figures, act, onClick } = props;
  return (
    <span class={css.slot} data-testid={act ? `hand-${id}` : undefined}>
      <button
        type="button"
        class={cx(css.card, look, isRaised && css.raised, isPlayable && css.playable, isPicked && css.picked)}
        aria-pressed={isRaised}
        data-testid={act ? 'hand-face' : `hand-${id}`}
        data-card={face}
        data-surface="dark"
        {...looksAt(table, id)}
        onClick={onClick}
      >
        <strong style={{ '--longest': longestWord(name), '--letters': short.length }}>
          <span class={css.whole}>{name}</span>
          <span class={css.short} aria-hidden="true">
            {short}
          </span>
        </strong>
        {note !== undefined && <span class={css.note}>{note}</span>}
        <span class={css.picture}>
          <Picture card={face} width={PICTURE} height={PICTURE} />
        </span>
        <span class={css.foot}>
          <span class={css.kind}>{kind}</span>
          {figures}
        </span>
        {up !== null && (
          <span class={css.eye} title={up}>
            <Icon name="eye" />
            <span class="visually-hidden">{up}</span>
          </span>
        )}
      </button>
      {act && <span class={css.act}>{act}</span>}
    </span>
  );
}
