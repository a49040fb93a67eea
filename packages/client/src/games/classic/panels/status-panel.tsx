import { goalsOf, type Seat } from '@illuminice/rules/classic';
import { cardName, goalText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { taxDraft } from '../drafts/tax';
import { knownSpecials } from '../piles/known';
import { useTable } from '../use-table';
import { goalLabel, isClose } from './goal-need';
import css from './status-panel.module.css';

/** Where everyone stands: money, Specials, and progress towards each goal (U81). */
export function StatusPanel() {
  return (
    <section class={css.statusPanel} data-testid="status-panel" aria-label={t('status.title')}>
      <h2 class="panel-title">{t('status.title')}</h2>
      <Standings tax />
    </section>
  );
}

/** The list of it. `tax`: the viewer chooses there who pays it. */
export function Standings({ tax }: { tax: boolean }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { who } = table.game.decision.value;
  return (
    <ul class={css.standings}>
      {board.seats.map((seat) => {
        const info = table.seat(seat.player);
        const money = seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0);
        return (
          <li
            key={seat.player}
            class={cx(css.standing, seat.status !== 'in' && css.out, who.includes(seat.player) && css.waited)}
            style={{ '--seat': info.look.colour }}
            data-testid={`standing-${info.place}`}
          >
            <div class={css.standingHead}>
              <SeatMark look={info.look} size={14} />
              <b>{info.name}</b>
              {seat.player === table.game.me && <span class="small muted">{t('you')}</span>}
              <span class="spring" />
              <span class="small muted">
                {seat.status === 'in'
                  ? t('status.line', { money, specials: seat.faceDown + seat.faceUp.length })
                  : t(`status.${seat.status}`)}
              </span>
            </div>
            {seat.illuminati && <p class="small muted">{cardName(seat.illuminati)}</p>}
            {seat.player !== table.game.me && <KnownSpecials seat={seat} />}
            {tax && seat.player === table.game.me && table.game.offers.value.taxFrom.can && (
              <Button
                kind="quiet"
                size="small"
                icon="coin"
                class={css.tax}
                testid="action-tax"
                hint={t('tax.help')}
                onClick={() => table.draft.begin(taxDraft.start())}
              >
                {t('tax.from', { named: seat.taxFrom ? 'yes' : 'no', card: seat.taxFrom ? cardName(seat.taxFrom) : '' })}
              </Button>
            )}
            {seat.status === 'in' &&
              seat.illuminati &&
              goalsOf(table.game.view.value, seat.player).map(({ goal, have, need }) => (
                // What one has to do oneself is said in full.
                <div key={goal} class={cx(css.goal, seat.player !== table.game.me && css.brief, isClose({ have, need }) && css.close)}>
                  <span class="small">{seat.player === table.game.me ? goalText(goal, need) : goalLabel(goal)}</span>
                  <span class="small figures">
                    {have}/{need}
                  </span>
                  <meter
                    class={css.bar}
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
  );
}

/** Which Specials of another one knows: those that lie face up, and those that Computer Espionage showed (C-903). */
function KnownSpecials({ seat }: { seat: Seat }) {
  const table = useTable();
  const seen = knownSpecials(table.game.view.value, seat.player);
  if (seat.faceUp.length + seen.length === 0) return null;
  const place = table.seat(seat.player).place;
  return (
    <ul class={css.known} aria-label={t('status.known', { name: table.name(seat.player) })} data-testid={`known-${place}`}>
      {[...seat.faceUp, ...seen].map((card) => (
        <li key={card}>
          <button
            type="button"
            class={css.knownCard}
            data-testid={`known-${card}`}
            onClick={() => {
              table.ui.preview.pin(card);
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
