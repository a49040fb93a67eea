import { goalsOf, type Seat } from '@illuminice/rules';
import { cardName, goalText, t } from '../../text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { goalLabel, isClose } from '../goal-need';
import { useTable } from '../model';
import './status-panel.css';

/** Where everyone stands: money, Specials, and progress towards each goal (U81). */
export function StatusPanel() {
  const table = useTable();
  const { board } = table.view.value;
  const { who } = table.decision.value;
  return (
    <section class="status-panel" data-testid="status-panel" aria-label={t('status.title')}>
      <h2 class="panel-title">{t('status.title')}</h2>
      <ul>
        {board.seats.map((seat) => {
          const info = table.seat(seat.player);
          const money = seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0);
          return (
            <li
              key={seat.player}
              class={`standing ${seat.status !== 'in' ? 'out' : ''} ${who.includes(seat.player) ? 'waited' : ''}`}
              style={{ '--seat': info.look.colour }}
              data-testid={`standing-${info.place}`}
            >
              <div class="standing-head">
                <SeatMark look={info.look} size={14} />
                <b>{info.name}</b>
                {seat.player === table.me && <span class="small muted">{t('you')}</span>}
                <span class="spring" />
                <span class="small muted">
                  {seat.status === 'in'
                    ? t('status.line', { money, specials: seat.faceDown + seat.faceUp.length })
                    : t(`status.${seat.status}`)}
                </span>
              </div>
              {seat.illuminati && <p class="small muted">{cardName(seat.illuminati)}</p>}
              {seat.player !== table.me && <KnownSpecials seat={seat} />}
              {seat.player === table.me && table.offers.value.taxFrom.can && (
                <Button
                  kind="quiet"
                  size="small"
                  icon="coin"
                  class="tax"
                  testid="action-tax"
                  hint={t('tax.help')}
                  onClick={() => table.begin({ kind: 'tax' })}
                >
                  {t('tax.from', { named: seat.taxFrom ? 'yes' : 'no', card: seat.taxFrom ? cardName(seat.taxFrom) : '' })}
                </Button>
              )}
              {seat.status === 'in' &&
                seat.illuminati &&
                goalsOf(table.view.value, seat.player).map(({ goal, have, need }) => (
                  // What one has to do oneself is said in full.
                  <div key={goal} class={`goal ${seat.player === table.me ? '' : 'brief'} ${isClose({ have, need }) ? 'close' : ''}`}>
                    <span class="small">{seat.player === table.me ? goalText(goal, need) : goalLabel(goal)}</span>
                    <span class="small figures">
                      {have}/{need}
                    </span>
                    <meter
                      class="bar"
                      min={0}
                      max={need}
                      value={Math.min(have, need)}
                      aria-label={goalText(goal, need)}
                      style={{ '--part': Math.min(1, have / need) }}
                    />
                  </div>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Which Specials of another one knows: those that lie face up, and those that Computer Espionage showed (C-903). */
function KnownSpecials({ seat }: { seat: Seat }) {
  const table = useTable();
  const seen = (table.view.value.mine?.seen ?? []).filter(({ player }) => player === seat.player).map(({ card }) => card);
  if (seat.faceUp.length + seen.length === 0) return null;
  const place = table.seat(seat.player).place;
  return (
    <ul class="known" aria-label={t('status.known', { name: table.name(seat.player) })} data-testid={`known-${place}`}>
      {[...seat.faceUp, ...seen].map((card) => (
        <li key={card}>
          <button
            type="button"
            class="known-card"
            data-testid={`known-${card}`}
            onClick={() => {
              table.closeUp.value = { card, rect: null, pinned: true };
            }}
          >
            {cardName(card)}
            {seen.includes(card) && (
              <span title={t('status.seen')}>
                <Icon name="eye" />
                <span class="visually-hidden">{t('status.seen')}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
