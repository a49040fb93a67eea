import { CLOCKS, type ProposalKind, SPEEDS, speedOf } from '@illuminice/protocol';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import css from './absences.module.css';
import { votersAt } from './absent';
import { proposalText } from './votes';

/** Proposals of a player in a game, and the host's transfer of the role (U100, U103). */
export function Propose({ onDone }: { onDone: () => void }) {
  const table = useTable();
  const lobby = table.link.lobby.value;
  const { me } = table.game;
  if (!lobby) return null;
  const others = lobby.seats.filter(({ player, computer, presence }) => player !== me && !computer && presence !== 'empty');
  const voters = votersAt(table).length;
  const propose = async (kind: ProposalKind, subject: string) => {
    if (await table.send('propose', { kind, of: subject })) onDone();
  };
  const choice = (kind: ProposalKind, icon?: IconName, subject = '', name = '') => (
    <Button
      key={kind + subject}
      icon={icon}
      size={icon ? 'usual' : 'small'}
      testid={`propose-${kind}${subject && `-${subject}`}`}
      onClick={() => void propose(kind, subject)}
    >
      {proposalText(kind, subject, name)}
    </Button>
  );
  return (
    <div class={css.leaveChoice}>
      <p class="small muted">{t('absence.needed', { needed: Math.floor(voters / 2) + 1, voters })}</p>
      {lobby.paused ? choice('resume', 'play') : choice('pause', 'pause')}
      <div class={css.absentVote}>{CLOCKS.filter((clock) => clock !== lobby.clock).map((clock) => choice('clock', undefined, clock))}</div>
      {lobby.seats.some(({ computer }) => computer) &&
        SPEEDS.filter((speed) => speed !== speedOf(lobby)).map((speed) => choice('speed', 'clock', speed))}
      {choice('again', 'undo')}
      {choice('end', 'flag')}
      {others.length > 1 && others.map(({ player, name }) => choice('kick', 'close', player, name))}
      {lobby.host === me && others.length > 0 && (
        <>
          <h3 class="label">{t('host.give')}</h3>
          <div class={css.absentVote}>
            {[...others.map(({ player, name }) => ({ player, name })), { player: null, name: t('host.nobody') }].map(({ player, name }) => (
              <Button
                key={player}
                size="small"
                pressed={(player ?? '') === lobby.heir}
                testid={`heir-${player ?? 'nobody'}`}
                onClick={() => void table.send('nameHost', { player })}
              >
                {name}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
