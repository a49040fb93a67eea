import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { mutedAt } from '../talk/muted';
import { MutedMark } from '../talk/muted-mark';
import { type SeatState, seatState } from './seat-state';
import css from './seat-strip.module.css';

const ICONS: Readonly<Record<NonNullable<SeatState>['mark'], IconName>> = {
  thinking: 'clock',
  done: 'check',
  turn: 'play',
  away: 'arrow',
  out: 'close',
  computer: 'minus',
};

/** The seats on screens without room for nameplates: awaited players and progress; a tap moves the camera to the cards. */
export function SeatStrip() {
  const table = useTable();
  const game = useGameUi();
  const view = table.game.view.value;
  const { who } = table.game.decision.value;
  return (
    <ul class={css.seatStrip} aria-label={t('strip.title')} data-testid="seat-strip">
      {view.board.seats.map(({ player }) => {
        const { name, look, place } = table.seat(player);
        const state = seatState(table, game, player);
        const goals = game.seats.goals(view, player);
        const nearest = goals.reduce((best, goal) => (goal.have / goal.need > best.have / best.need ? goal : best), goals[0] as never);
        return (
          <li key={player}>
            <button
              type="button"
              class={cx(css.seatChip, who.includes(player) && css.waited, goals.some(({ close }) => close) && css.close)}
              style={{ '--seat': look.colour }}
              data-testid={`strip-${place}`}
              data-state={state?.mark ?? ''}
              onClick={() => table.board.value?.camera.focusPlayer(player)}
            >
              <span class={css.seatChipName}>
                <SeatMark look={look} size={11} /> <bdi translate={false}>{name}</bdi>
                {mutedAt(table.link).has({ from: player, name }) && <MutedMark name={name} />}
                {state && <Icon name={ICONS[state.mark]} class={css.seatChipMark} />}
              </span>
              <span class={css.seatChipState}>
                {state && <span class="visually-hidden">{state.text}</span>}
                {nearest && <span>{`${nearest.have}/${nearest.need} ${nearest.label}`}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
