import { REMEDIES, type Remedy, type SeatInfo, votersAmong } from '@illuminice/protocol';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Later, lazyPart } from '../../ui/lazy-part';
import { SeatMark } from '../../ui/seat-mark';
import { useUntil } from '../../ui/until';
import css from './absences.module.css';

const seatAsks = lazyPart(() => import('./seat-asks'));

const isIn = (table: TableModel, player: string): boolean =>
  table.game.view.value.board.seats.some((seat) => seat.player === player && seat.status === 'in');

export const votersAt = (table: TableModel): SeatInfo[] =>
  votersAmong(table.link.lobby.value?.seats ?? [], (player) => isIn(table, player));

export function Missing() {
  const table = useTable();
  const missing = (table.link.lobby.value?.seats ?? []).filter(
    ({ player, presence }) => presence !== 'connected' && presence !== 'empty' && player !== table.game.me && isIn(table, player),
  );
  return (
    <>
      {missing.map((seat) => (
        <Absent key={seat.player} seat={seat} />
      ))}
    </>
  );
}

function Absent({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const { pausedFor, pauseEnds } = table.link.timer.value;
  const awayIn = useUntil(seat.awayAt, table.link.now);
  const voteIn = useUntil(seat.voteAt, table.link.now);
  const mayDecide = seat.presence === 'idle' ? seat.voteAt > 0 && !voteIn : seat.presence !== 'reconnecting';
  const paused = useUntil(pausedFor.includes(seat.player) ? pauseEnds : 0, table.link.now);
  return (
    <div class={cx(css.absent, 'panel')} data-testid={`absent-${seat.place}`} data-presence={seat.presence}>
      <p class={css.absentWho} role="status">
        <SeatMark look={table.seat(seat.player).look} hollow={seat.presence !== 'substituted'} size={14} />
        <span>{t(`absence.${seat.presence as 'away'}`, { name: seat.name })}</span>
      </p>
      {awayIn && (
        <p class="small muted" role="timer">
          {t('absence.awayIn', { time: awayIn })}
        </p>
      )}
      {paused && (
        <p class={cx('small', css.absentPause)} role="timer" data-testid="clock-waits">
          {t('absence.clockWaits', { time: paused })}
        </p>
      )}
      {seat.presence === 'idle' && table.game.me !== null && <Nudge seat={seat} />}
      {mayDecide && <Vote seat={seat} />}
      {mayDecide && (seat.asks.length > 0 || table.game.me === null) && (
        <Later part={seatAsks}>{({ SeatAsks }) => <SeatAsks seat={seat} voters={votersAt(table)} />}</Later>
      )}
    </div>
  );
}

/** Votes about an absent player's seat: everybody present may vote. */
function Vote({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const voters = votersAt(table);
  const mayVote = voters.some(({ player }) => player === table.game.me);
  const wanting = (remedy: Remedy) => voters.filter(({ player }) => seat.ballots[player] === remedy);
  const mine = table.game.me === null ? undefined : seat.ballots[table.game.me];
  const holds: Remedy = seat.presence === 'substituted' ? 'computer' : 'wait';
  return (
    <>
      {mayVote && (
        <fieldset class={css.absentVote} aria-label={t('absence.vote')}>
          {REMEDIES.map((remedy) => {
            const names = wanting(remedy).map(({ name }) => name);
            return (
              <Button
                key={remedy}
                size="small"
                pressed={mine === remedy}
                testid={`vote-${seat.place}-${remedy}`}
                hint={`${t(`absence.${remedy}.means`, { name: seat.name })} ${names.length > 0 ? t('absence.wanted', { names: names.join(', ') }) : ''}`}
                onClick={() => void table.send('vote', { player: seat.player, remedy })}
              >
                {t(`absence.${remedy === 'wait' && holds === 'computer' ? 'noComputer' : remedy}`)}
                {names.length > 0 && <b class={css.ballots}>{names.length}</b>}
              </Button>
            );
          })}
        </fieldset>
      )}
      {mayVote && voters.length > 1 && (
        <p class="small muted">{t('absence.needed', { needed: Math.floor(voters.length / 2) + 1, voters: voters.length })}</p>
      )}
    </>
  );
}

/** Nudges a player who keeps the table waiting; then shows when a vote is possible. */
function Nudge({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const voteIn = useUntil(seat.voteAt, table.link.now);
  return (
    <>
      <Button size="small" icon="sound" testid={`nudge-${seat.place}`} onClick={() => void table.send('nudge', { player: seat.player })}>
        {t('absence.nudge', { name: seat.name })}
      </Button>
      {voteIn && (
        <p class="small muted" role="timer">
          {t('absence.nudged', { time: voteIn })}
        </p>
      )}
    </>
  );
}
