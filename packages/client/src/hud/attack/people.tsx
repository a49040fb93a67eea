import type { Attack } from '@illuminice/rules';
import { t } from '../../text';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { useTable } from '../model';

/** Who still thinks, who is done, who has nothing to say. */
export function People({ attack }: { attack: Attack }) {
  const table = useTable();
  const { board } = table.view.value;
  const frame = board.frames.find(({ kind }) => kind === 'attack');
  const done = frame && 'done' in frame ? frame.done : [];
  const others = board.seats.filter(({ player, status }) => player !== attack.by && status === 'in');
  return (
    <ul class="people" aria-label={t('attack.people')}>
      {others.map(({ player }) => {
        const seat = table.seat(player);
        const waited = table.decision.value.who.includes(player);
        const isDone = done.includes(player);
        const isFirm = frame?.kind === 'attack' && frame.firm.includes(player);
        return (
          <li
            key={player}
            class={`person ${waited ? 'waited' : ''} ${isDone ? 'done' : ''}`}
            style={{ '--seat': seat.look.colour }}
            data-testid={`person-${seat.place}`}
            data-state={waited ? 'thinking' : isFirm ? 'firm' : isDone ? 'done' : 'out'}
          >
            <span>
              <SeatMark look={seat.look} size={13} /> <b>{seat.name}</b>
            </span>
            <span class="state">
              <Icon name={waited ? 'clock' : isDone ? 'check' : 'minus'} />
              {waited ? t('person.thinking') : isFirm ? t('person.firm') : isDone ? t('person.done') : t('person.out')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
