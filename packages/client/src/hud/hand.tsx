import type { CardId } from '@illuminice/rules';
import { fillCharge } from '../scene/paint/charges';
import { chargeOf } from '../scene/paint/seal';
import { INK } from '../scene/palette';
import { cardName, cardText, t } from '../text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Painted } from '../ui/painted';
import { Tooltip } from '../ui/tooltip';
import { newFlip, playsSpecial, specialGesture, whyNotSpecial } from './gestures/special';
import type { Gesture, Table } from './gestures/types';
import { type TableModel, useTable } from './model';
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
  const gesture = specialGesture(now, card);
  const begun = isBegun(table, card);
  const flips = now.offers.flipSpecial.can?.cards.includes(card);
  return (
    <article class={`hand-card ${faceUp ? 'up' : ''} ${gesture ? 'playable' : ''} ${begun ? 'begun' : ''}`} data-testid={`hand-${card}`}>
      <div class="hand-body">
        <Tooltip text={cardText(card)}>
          {(trigger) => (
            <button {...trigger} type="button" class="hand-face" onClick={() => (table.closeUp.value = { card, rect: null, pinned: true })}>
              <strong>{cardName(card)}</strong>
              {faceUp && (
                <span class="hand-up" title={t('hand.faceUp')}>
                  <Icon name="eye" />
                  <span class="visually-hidden">{t('hand.faceUp')}</span>
                </span>
              )}
              <span class="hand-text">{cardText(card)}</span>
              <Painted class="hand-charge" width={64} height={64} of={card} paint={(ctx) => paintCharge(ctx, card)} />
            </button>
          )}
        </Tooltip>
        <div class="hand-actions">
          <Button
            size="small"
            testid={`play-${card}`}
            reason={gesture ? null : whyNot(table, now, card)}
            pressed={gesture ? begun : undefined}
            label={t('special.play', { card: cardName(card) })}
            onClick={() => (begun ? table.cancel() : gesture && table.begin(gesture))}
          >
            {t('hand.play')}
          </Button>
          {flips && (
            <Button
              size="small"
              kind="quiet"
              icon="eye"
              label={t('special.flipTitle', { card: cardName(card) })}
              hint={t('hand.flip')}
              testid={`flip-${card}`}
              onClick={() => table.begin(newFlip(card))}
            />
          )}
        </div>
      </div>
    </article>
  );
}

/** Whether this card is being played just now. */
function isBegun(table: TableModel, card: CardId): boolean {
  const gesture = table.gesture.value;
  if (gesture?.kind === 'attack') return gesture.whispering && table.offers.value.attack.can?.whispering === card;
  return gesture !== null && playsSpecial(gesture) && 'card' in gesture && gesture.card === card && !isFlip(gesture);
}

const isFlip = (gesture: Gesture): boolean => gesture.kind === 'pick' && gesture.as === 'flip';

/** Why a Special can't be played now, in words. */
function whyNot(table: TableModel, now: Table, card: CardId) {
  const why = whyNotSpecial(now, card);
  return typeof why === 'string' ? t(`special.none.${why}`) : table.why(why);
}

const paintCharge = (ctx: CanvasRenderingContext2D, card: CardId) => {
  ctx.fillStyle = INK.specialSeal;
  fillCharge(ctx, chargeOf(card), 32, 32, 60);
};
