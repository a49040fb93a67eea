import { type SeatInfo, settingsAmong } from '@illuminice/protocol';
import { useState } from 'preact/hooks';
import { rememberSettings } from '../../net/memory';
import type { Lobby, TableLink } from '../../net/table-link';
import { list, refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import css from './lobby.module.css';

function Ready({ link, isReady, isMain }: { link: TableLink; isReady: boolean; isMain: boolean }) {
  return (
    <Button
      kind={isReady ? 'good' : isMain ? 'brass' : 'plain'}
      icon={isReady ? 'check' : undefined}
      size="big"
      testid="lobby-ready"
      pressed={isReady}
      onClick={() => void link.send('ready', { ready: !isReady })}
    >
      {t(isReady ? 'lobby.youAreReady' : 'lobby.ready')}
    </Button>
  );
}

function TakeSeat({ link, isFull }: { link: TableLink; isFull: boolean }) {
  const [unseated, setUnseated] = useState<string | null>(null);
  const sit = async () => {
    const answer = await link.send('sit', {});
    setUnseated(answer.ok ? null : refusalText(answer.refusal));
  };
  return (
    <>
      <Button size="big" kind="brass" testid="lobby-sit" reason={isFull ? t('lobby.full') : null} onClick={() => void sit()}>
        {t('home.takeSeat')}
      </Button>
      {unseated && (
        <p class="error small" role="alert" data-testid="lobby-unseated">
          {unseated}
        </p>
      )}
    </>
  );
}

/**
 * Awaited players, the viewer's readiness, and the host's start. @param footRef place of the game's own button, if it needs a choice before
 * the start
 */
export function Start(props: { link: TableLink; lobby: Lobby; isHost: boolean; footRef?: (foot: HTMLElement | null) => void }) {
  const { link, lobby, isHost, footRef } = props;
  const seat = lobby.seats.find(({ player }) => player === link.player.value);
  const nextHost = lobby.seats.find(({ player, computer }) => player !== lobby.host && !computer);
  const missing = awaited(lobby);
  const named = (seats: typeof missing) => ({ names: list(seats.map(({ name }) => name)), n: seats.length });
  const lonely = lobby.seats.length < 2;
  const notYet = lonely ? t('lobby.needTwo') : missing.length > 0 ? t('lobby.startWaits', named(missing)) : null;

  /** The choice comes first. */
  const chooses = footRef !== undefined && seat?.sealed === false;

  const start = async () => {
    // Starting makes the host ready.
    if (seat && !seat.ready) await link.send('ready', { ready: true });
    const { rules, capacity: seats, watchable: spectators } = lobby;
    rememberSettings({ ...settingsAmong({ ...lobby, spectators }), ruleset: rules.ruleset, options: { ...rules.options }, seats });
    await link.send('start', {});
  };

  return (
    <section class={cx('panel', css.start)} aria-live="polite">
      <h2 class="panel-title">{t('lobby.readyTitle')}</h2>
      <p data-testid="lobby-waits">
        {notYet ?? t('lobby.allReady', { open: lobby.capacity - lobby.seats.length, others: seat && !seat.ready ? 'yes' : 'no' })}
      </p>
      {footRef && <div class={css.startFoot} ref={footRef} />}
      {seat ? (
        <Ready link={link} isReady={seat.ready} isMain={!(isHost && !notYet) && !chooses} />
      ) : (
        <TakeSeat link={link} isFull={lobby.seats.length >= lobby.capacity} />
      )}
      {isHost && (
        <Button kind="brass" size="big" testid="lobby-start" reason={notYet} onClick={() => void start()}>
          {notYet ? t('lobby.startNot', lonely ? { names: '', n: 0 } : named(missing)) : t('lobby.start')}
        </Button>
      )}
      <p class="small muted">
        {lobby.spectators > 0 && t('lobby.spectators', { n: lobby.spectators })}{' '}
        {isHost && nextHost && t('lobby.nextHost', { name: nextHost.name })}
      </p>
    </section>
  );
}

/** Players without whom the host cannot start, except the host. */
export const awaited = ({ seats, host }: Pick<Lobby, 'seats' | 'host'>): SeatInfo[] =>
  seats.filter(({ ready, player }) => !ready && player !== host);
