import type { PlayerId } from '@illuminice/rules';
import type { Attack } from '@illuminice/rules/classic';
import { t } from '../../../text';
import { cx } from '../../../ui/cx';
import { Icon, type IconName } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { useTable } from '../use-table';
import css from './people.module.css';

/** The other players in a contest: still deciding, done, or not asked. */
export function People({ attack }: { attack: Attack }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const frame = board.frames.find(({ kind }) => kind === 'attack');
  const done = frame && 'done' in frame ? frame.done : [];
  const others = board.seats.filter(({ player, status }) => player !== attack.by && status === 'in');
  return (
    <ul class={cx(css.people, css.sticky)} data-sticky aria-label={t('attack.people')}>
      {others.map(({ player }) => {
        const waited = table.game.decision.value.who.includes(player);
        const isDone = done.includes(player);
        const isFirm = frame?.kind === 'attack' && frame.firm.includes(player);
        return <Person key={player} player={player} state={waited ? 'thinking' : isFirm ? 'firm' : isDone ? 'done' : 'out'} />;
      })}
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

/** The players that something waits for. */
export const Awaited = ({ players }: { players: readonly PlayerId[] }) => (
  <ul class={css.people}>
    {players.map((player) => (
      <Person key={player} player={player} state="thinking" />
    ))}
  </ul>
);
