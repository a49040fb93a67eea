import type { CardId, PlayableSpecial } from '@illuminice/rules';
import { fillCharge } from '../scene/paint/charges';
import { chargeOf } from '../scene/paint/seal';
import { cardName, cardText, t } from '../text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Painted } from '../ui/painted';
import { Tooltip } from '../ui/tooltip';
import { newTreasuries } from './gestures/money';
import { newPlace } from './gestures/place';
import type { Table } from './gestures/types';
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
  const playable = now.offers.playSpecial.can?.cards.find((one) => one.card === card);
  const flips = now.offers.flipSpecial.can?.cards.includes(card);
  const why = playable ? null : (table.why(now.offers.playSpecial.refusal) ?? t('hand.notNow'));
  return (
    <article class={`hand-card ${faceUp ? 'up' : ''} ${playable ? 'playable' : ''}`} data-testid={`hand-${card}`}>
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
          <Button size="small" testid={`play-${card}`} reason={why} onClick={() => playable && playCard(table, now, playable)}>
            {t('hand.play')}
          </Button>
          {flips && (
            <Button
              size="small"
              kind="quiet"
              icon="eye"
              label={t('hand.flip')}
              hint={t('hand.flip')}
              testid={`flip-${card}`}
              onClick={() => void table.act({ type: 'flipSpecial', card })}
            />
          )}
        </div>
      </div>
    </article>
  );
}

const paintCharge = (ctx: CanvasRenderingContext2D, card: CardId) => {
  ctx.fillStyle = '#E9A77B';
  fillCharge(ctx, chargeOf(card), 32, 32, 60);
};

/** Plays a Special, asking first for what it needs. */
export function playCard(table: TableModel, now: Table, { card, needs }: PlayableSpecial): void {
  switch (needs) {
    case 'nothing':
      void table.act({ type: 'playSpecial', card });
      return;
    case 'groupAndPlace':
      table.begin(newPlace('bribery', null, card));
      return;
    case 'moves':
      table.begin(newTreasuries(now, card, 'playSpecial', 5));
      return;
    case 'deadGroup':
    case 'player':
      table.begin({ kind: 'pick', card, what: needs, group: null, player: null });
  }
}
