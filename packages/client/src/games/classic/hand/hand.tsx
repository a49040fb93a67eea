import type { CardId } from '@illuminice/rules';
import { findSeat } from '@illuminice/rules/classic';
import { briefText, cardName, cardText, shortName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { Tooltip } from '../../../ui/tooltip';
import { CardPicture } from '../card/picture';
import type { Position } from '../drafts/kind';
import { specialDraft } from '../drafts/special';
import { type TableModel, useTable } from '../use-table';
import css from './hand.module.css';
import { PlaySpecial } from './play-special';

/** One's own Specials at the bottom edge: those everyone sees are marked; each says what it does and when it may be played. */
export function Hand() {
  const table = useTable();
  const position = table.game.position.value;
  if (!position?.view.mine) return null;
  const { mine, board } = position.view;
  const seat = findSeat(board, position.me);
  const up = seat?.faceUp ?? [];
  const cards = [...mine.hand, ...up];
  if (cards.length === 0) return null;
  return (
    <section class={cx(css.hand, table.ui.hand.isOpen.value && css.open)} aria-label={t('hand.title')} data-testid="hand">
      {cards.map((card) => (
        <HandCard key={card} card={card} faceUp={up.includes(card)} table={table} position={position} />
      ))}
    </section>
  );
}

function HandCard({ card, faceUp, table, position }: { card: CardId; faceUp: boolean; table: TableModel; position: Position }) {
  const playable = specialDraft(position, card) !== null;
  return (
    <article class={cx(css.handCard, faceUp && css.up, playable && css.playable)} data-testid={`hand-${card}`}>
      <div class={css.handBody} data-surface="dark">
        <Tooltip text={cardText(card)}>
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              class={css.handFace}
              data-testid="hand-face"
              onClick={({ currentTarget }) => table.ui.preview.pin(card, currentTarget.getBoundingClientRect())}
            >
              <strong>
                <span class={css.whole}>{titleOf(card)}</span>
                <span class={css.short} aria-hidden="true">
                  {shortName(card)}
                </span>
              </strong>
              {faceUp && (
                <span class={css.handUp} title={t('hand.faceUp')}>
                  <Icon name="eye" />
                  <span class="visually-hidden">{t('hand.faceUp')}</span>
                </span>
              )}
              <span class={css.handText}>{briefText(card)}</span>
              <span class={css.handPicture}>
                <CardPicture card={card} width={58} />
              </span>
            </button>
          )}
        </Tooltip>
        <PlaySpecial card={card} testid={`play-${card}`} />
      </div>
    </article>
  );
}

/** Longer words than this do not fit across a card of the hand. */
const LONGEST_WORD = 13;

const titleOf = (card: CardId): string => {
  const name = cardName(card);
  return name.split(/[\s-]/).some((word) => word.length > LONGEST_WORD) ? shortName(card) : name;
};
