import { goalsOf, type Seat } from '@illuminice/rules/classic';
import { GoalMeter, Standings as List, Standing, StandingsPanel } from '../../../hud/seats/standing';
import { cardName, goalText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { taxDraft } from '../drafts/tax';
import { knownSpecials } from '../piles/known';
import { useTable } from '../use-table';
import { goalLabel, isClose } from './goal-need';
import css from './status-panel.module.css';

/** Standings: money, Specials, and progress towards each goal (U81). */
export function StatusPanel() {
  return (
    <StandingsPanel title={t('status.title')}>
      <Standings tax />
    </StandingsPanel>
  );
}

/** `tax`: the viewer chooses the payer in this list. */
export function Standings({ tax }: { tax: boolean }) {
  const table = useTable();
  const { board } = table.game.view.value;
  return (
    <List>
      {board.seats.map((seat) => {
        const isMine = seat.player === table.game.me;
        const money = seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0);
        return (
          <Standing
            key={seat.player}
            player={seat.player}
            isOut={seat.status !== 'in'}
            line={
              seat.status === 'in' ? t('status.line', { money, specials: seat.faceDown + seat.faceUp.length }) : t(`status.${seat.status}`)
            }
          >
            {seat.illuminati && <p class="small muted">{cardName(seat.illuminati)}</p>}
            {!isMine && <KnownSpecials seat={seat} />}
            {tax && isMine && table.game.offers.value.taxFrom.can && (
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
                <GoalMeter
                  key={goal}
                  // The viewer's own goal is written out.
                  text={isMine ? goalText(goal, need) : goalLabel(goal)}
                  said={goalText(goal, need)}
                  have={have}
                  need={need}
                  isClose={isClose({ have, need })}
                  isBrief={!isMine}
                />
              ))}
          </Standing>
        );
      })}
    </List>
  );
}

/** Another player's Specials that the viewer knows: face-up ones, and those that Computer Espionage showed (C-903). */
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
