import type { CardId } from '@illuminice/rules';
import { fillCharge } from '../scene/paint/charges';
import { chargeOf } from '../scene/paint/seal';
import { INK } from '../scene/palette';
import { briefText, cardName, cardText, shortName, t } from '../text';
import { Icon } from '../ui/icon';
import { Painted } from '../ui/painted';
import { Tooltip } from '../ui/tooltip';
import { specialGesture } from './gestures/special';
import type { Table } from './gestures/types';
import { type TableModel, useTable } from './model';
import { isBegun, PlaySpecial } from './play-special';
import './hand.css';

/** One's own Specials at the bottom edge: those everyone sees are marked; each says what it does and when it may be played. */
export function Hand() {
  const table = useTable();
  const now = table.table.value;
  if (!now?.view.mine) return null;
  const { mine, board } = now.view;
  const seat = board.seats.find(({ player }) => player === now.me);
  const up = seat?.faceUp ?? [];
  const cards = [...mine.hand, ...up];
  if (cards.length === 0) return null;
  return (
    <section class={`hand ${table.handOpen.value ? 'open' : ''}`} aria-label={t('hand.title')} data-testid="hand">
      {cards.map((card) => (
        <HandCard key={card} card={card} faceUp={up.includes(card)} table={table} now={now} />
      ))}
    </section>
  );
}

function HandCard({ card, faceUp, table, now }: { card: CardId; faceUp: boolean; table: TableModel; now: Table }) {
  const playable = specialGesture(now, card) !== null;
  const begun = isBegun(table, card);
  return (
    <article class={`hand-card ${faceUp ? 'up' : ''} ${playable ? 'playable' : ''} ${begun ? 'begun' : ''}`} data-testid={`hand-${card}`}>
      <div class="hand-body">
        <Tooltip text={cardText(card)}>
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              class="hand-face"
              onClick={({ currentTarget }) => (table.closeUp.value = { card, rect: currentTarget.getBoundingClientRect(), pinned: true })}
            >
              <strong>{titleOf(card)}</strong>
              {faceUp && (
                <span class="hand-up" title={t('hand.faceUp')}>
                  <Icon name="eye" />
                  <span class="visually-hidden">{t('hand.faceUp')}</span>
                </span>
              )}
              <span class="hand-text">{briefText(card)}</span>
              <Painted class="hand-charge" width={64} height={64} of={card} paint={(ctx) => paintCharge(ctx, card)} />
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

/** The card's name, or its short one where a word would be cut. */
const titleOf = (card: CardId): string => {
  const name = cardName(card);
  return name.split(/[\s-]/).some((word) => word.length > LONGEST_WORD) ? shortName(card) : name;
};

const paintCharge = (ctx: CanvasRenderingContext2D, card: CardId) => {
  ctx.fillStyle = INK.specialSeal;
  fillCharge(ctx, chargeOf(card), 32, 32, 60);
};
