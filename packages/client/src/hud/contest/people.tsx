import type { PlayerId } from '@illuminice/rules';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import css from './people.module.css';

/** Players in a contest: still deciding, done (`firm`: whatever is added), or not asked. */
export function People({ players, done, firm }: { players: readonly PlayerId[]; done: readonly PlayerId[]; firm: readonly PlayerId[] }) {
  const { decision, isPassing, me } = useTable().game;
  const { who } = decision.value;
  const stateOf = (player: PlayerId): PersonState => {
    if (who.includes(player)) return 'thinking';
    if (player === me && isPassing.value) return 'done';
    return firm.includes(player) ? 'firm' : done.includes(player) ? 'done' : 'out';
  };
  return (
    <ul class={cx(css.people, css.sticky)} data-sticky aria-label={t('attack.people')}>
      {players.map((player) => (
        <Person key={player} player={player} state={stateOf(player)} />
      ))}
    </ul>
  );
}

type PersonState = 'thinking' | 'firm' | 'done' | 'out';

const ICONS: Readonly<Record<PersonState, IconName>> = { thinking: 'clock', firm: 'check', done: 'check', out: 'minus' };

function Person({ player, state }: { player: PlayerId; state: PersonState }) {
  const { look, name, place } = useTable().seat(player);
  const isDone = state === 'done' || state === 'firm';
  return (
    <li
      class={cx(css.person, state === 'thinking' && css.waited, isDone && css.done)}
      style={{ '--seat': look.colour }}
      data-testid={`person-${place}`}
      data-state={state}
    >
      <span>
        <SeatMark look={look} size={13} /> <b>{name}</b>
      </span>
      <span class={css.state}>
        <Icon name={ICONS[state]} /> {t(`person.${state}`)}
      </span>
    </li>
  );
}

export const Awaited = ({ players }: { players: readonly PlayerId[] }) => (
  <ul class={css.people}>
    {players.map((player) => (
      <Person key={player} player={player} state="thinking" />
    ))}
  </ul>
);
