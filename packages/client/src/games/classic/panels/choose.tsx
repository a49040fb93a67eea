import { check, findSeat } from '@illuminice/rules/classic';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, cardText, goalText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { Tooltip } from '../../../ui/tooltip';
import { useTable } from '../use-table';
import css from './choose.module.css';
import { goalNeed } from './goal-need';

/** The eight Illuminati, face down: in turn each player takes one, unseen (C-102). */
export function ChooseIlluminati() {
  const table = useTable();
  const { board } = table.game.view.value;
  const { chooseIlluminati } = table.game.offers.value;
  const who = table.game.decision.value.who.map((player) => table.name(player)).join(', ');
  return (
    <section class={css.choose} aria-label={t('choose.title')} data-testid="choose-illuminati">
      <h2 class="panel-title">{table.game.isAwaited.value ? t('choose.yours') : t('choose.waiting', { names: who })}</h2>
      <p class="muted small">{t('choose.help')}</p>
      <ol class={css.slots}>
        {board.slots.map((taker, slot) => {
          const seat = taker ? table.seat(taker) : null;
          const card = findSeat(board, taker)?.illuminati;
          const free = chooseIlluminati.can?.slots.includes(slot) ?? false;
          return (
            <li key={slot}>
              <Tooltip text={free ? null : whyNot(table, check(table.game.view.value, { type: 'chooseIlluminati', slot }))} interactive>
                {(trigger, show) => (
                  <button
                    {...trigger}
                    type="button"
                    data-surface="dark"
                    class={cx(css.slot, free && css.free, taker && css.taken)}
                    style={{ '--seat': seat?.look.colour }}
                    aria-disabled={!free}
                    aria-label={card && seat ? undefined : t('choose.slot', { n: slot + 1 })}
                    data-testid={`slot-${slot}`}
                    onClick={() => (free ? void table.game.act({ type: 'chooseIlluminati', slot }) : show())}
                  >
                    {card && seat ? (
                      <>
                        <strong>{cardName(card)}</strong>
                        <span class="small">
                          <SeatMark look={seat.look} size={12} /> {seat.name}
                        </span>
                      </>
                    ) : (
                      <Crest size={40} />
                    )}
                  </button>
                )}
              </Tooltip>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function ChooseGoal() {
  const table = useTable();
  const goals = table.game.offers.value.chooseGoal.can?.goals;
  return (
    <section class={css.choose} aria-label={t('goal.title')} data-testid="choose-goal">
      <h2 class="panel-title">
        {goals
          ? t('goal.title')
          : t('choose.waiting', { names: table.game.decision.value.who.map((player) => table.name(player)).join(', ') })}
      </h2>
      <p class="muted small">{t('goal.help')}</p>
      {goals && (
        <ul class={css.goalList}>
          {goals.map((goal) => (
            <li key={goal}>
              <Button testid={`goal-${goal}`} hint={cardText(goal)} onClick={() => void table.game.act({ type: 'chooseGoal', goal })}>
                <b>{cardName(goal)}</b> <span class="small muted">{goalText(goal, goalNeed(goal))}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
