import { goalsOf } from '@illuminice/rules';
import { t } from '../text';
import { Icon, type IconName } from '../ui/icon';
import { SeatMark } from '../ui/seat-mark';
import { isClose } from './goal-need';
import { useTable } from './model';
import { type SeatState, seatState } from './seat-state';
import './seat-strip.css';

const ICONS: Readonly<Record<NonNullable<SeatState>['mark'], IconName>> = {
  thinking: 'clock',
  done: 'check',
  turn: 'play',
  away: 'arrow',
  out: 'close',
  computer: 'minus',
};

/** Where plates find no room on the table: everyone at a glance, whom it waits for, how near they are; a tap flies to their cards. */
export function SeatStrip() {
  const table = useTable();
  const view = table.view.value;
  const { who } = table.decision.value;
  return (
    <ul class="seat-strip" aria-label={t('strip.title')} data-testid="seat-strip">
      {view.board.seats.map((seat) => {
        const { player, illuminati, status } = seat;
        const { name, look, place } = table.seat(player);
        const state = seatState(table, seat);
        const goals = status === 'in' && illuminati ? goalsOf(view, player) : [];
        const nearest = goals.reduce((best, goal) => (goal.have / goal.need > best.have / best.need ? goal : best), goals[0] as never);
        return (
          <li key={player}>
            <button
              type="button"
              class={`seat-chip ${who.includes(player) ? 'waited' : ''} ${goals.some(isClose) ? 'close' : ''}`}
              style={{ '--seat': look.colour }}
              data-testid={`strip-${place}`}
              data-state={state?.mark ?? ''}
              onClick={() => table.scene.value?.camera.focusPlayer(player)}
            >
              <span class="seat-chip-name">
                <SeatMark look={look} size={11} /> <bdi>{name}</bdi>
              </span>
              <span class="seat-chip-state">
                {state && <Icon name={ICONS[state.mark]} />}
                {state && <span class="visually-hidden">{state.text}</span>}
                {nearest && <span>{`${nearest.have}/${nearest.need}`}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
