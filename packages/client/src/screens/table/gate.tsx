import { type Invitation, NAME_LENGTH, type WireRefusal } from '@illuminice/protocol';
import { useState } from 'preact/hooks';
import { at } from '../../base-path';
import { rememberedName, rememberName } from '../../net/memory';
import { seatLook } from '../../prefs/seat-look';
import { delayText, list, named, refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { MessagePage } from '../message-page';
import css from './gate.module.css';

/** Why joining failed: the server's refusal, or no connection. */
export type Trouble = WireRefusal | 'unreached';

export interface Entry {
  spectate?: boolean;
  password?: string;
  ask?: string;
}

/** Page of a table's link: host, table and players; then a name, and ways to join. */
export default function Gate(props: {
  code: string;
  invitation: Invitation | 'unknown' | null;
  trouble: Trouble | null;
  onEnter: (how: Entry) => void;
}) {
  const { code, trouble, onEnter } = props;
  const invitation = props.invitation === 'unknown' ? null : props.invitation;
  const [name, setName] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const asksPassword = invitation?.password || (trouble !== null && trouble !== 'unreached' && trouble.why === 'wrongPassword');
  const { maySit } = waysOf(invitation);
  const enter = (entry: Entry) => {
    if (name.trim()) rememberName(name.trim());
    onEnter({ ...entry, ...(password && { password }) });
  };
  return (
    <MessagePage testid="gate">
      <form
        class={cx(css.gate, 'panel')}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && maySit) enter({});
        }}
      >
        {invitation ? <Table table={invitation} /> : <Heading title={t('join.title', { code })} />}
        {trouble && (
          <p class="error" role="alert" data-testid="join-error">
            {trouble === 'unreached' ? t('join.failed') : refusalText(trouble)}
          </p>
        )}
        <label>
          <span class="small muted">{t('home.name')}</span>
          <input
            class="field"
            value={name}
            maxLength={NAME_LENGTH}
            placeholder={t('home.namePlaceholder')}
            autocomplete="nickname"
            data-testid="join-name"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {asksPassword && (
          <label>
            <span class="small muted">{t('join.password')}</span>
            <input
              class="field"
              type="password"
              value={password}
              data-testid="join-password"
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        )}
        <Ways
          invitation={invitation}
          isNamed={name.trim() !== ''}
          seatText={t(trouble && !asksPassword ? 'join.again' : 'join.take')}
          onEnter={enter}
        />
        <a class="button quiet" href={at('/')}>
          {t('home')}
        </a>
      </form>
      <p class="small muted">{t('join.noAccount')}</p>
    </MessagePage>
  );
}

/** Ways to join by an invitation; while it is unknown, all of them. */
function waysOf(invitation: Invitation | null) {
  const isBegun = invitation !== null && invitation.stage !== 'lobby';
  const isFull = invitation !== null && invitation.taken >= invitation.seats;
  const maySit = !isFull && invitation?.stage !== 'over';
  const mayWatch = !isBegun || invitation.watchable;
  const away =
    invitation?.stage === 'playing' && invitation.watchable && !maySit
      ? named(invitation.guests).filter(({ presence }) => presence === 'away' || presence === 'substituted')
      : [];
  return { isBegun, maySit, mayWatch, away };
}

interface WaysProps {
  invitation: Invitation | null;
  isNamed: boolean;
  seatText: string;
  onEnter: (entry: Entry) => void;
}

function Ways({ invitation, isNamed, seatText, onEnter }: WaysProps) {
  const { isBegun, maySit, mayWatch, away } = waysOf(invitation);
  const nameless = isNamed ? null : t('home.nameFirst');
  return (
    <div class={css.ways}>
      {maySit && (
        <div>
          <Button kind="brass" size="big" type="submit" testid="join-seat" reason={nameless}>
            {seatText}
          </Button>
          <p class="small muted">{t('join.takeMeans', { begun: isBegun ? 'yes' : 'no' })}</p>
        </div>
      )}
      {away.map(({ player, name: owner }) => (
        <div key={player}>
          <Button
            kind="brass"
            size="big"
            testid={`join-ask-${player}`}
            reason={nameless}
            onClick={() => onEnter({ spectate: true, ask: player })}
          >
            {t('asks.ask', { owner })}
          </Button>
          <p class="small muted">{t('asks.means', { owner })}</p>
        </div>
      ))}
      {mayWatch && <Watch invitation={invitation} isMain={!maySit && away.length === 0} onWatch={() => onEnter({ spectate: true })} />}
      {!maySit && !mayWatch && <p>{t('join.closed')}</p>}
    </div>
  );
}

/** @param props.isMain there is no other way to join */
function Watch({ invitation, isMain, onWatch }: { invitation: Invitation | null; isMain: boolean; onWatch: () => void }) {
  return (
    <div>
      <Button kind={isMain ? 'brass' : 'plain'} size="big" icon="eye" testid="join-watch" onClick={onWatch}>
        {t('home.watch')}
      </Button>
      <p class="small muted">
        {t('join.watchMeans', { n: invitation?.spectators ?? 0 })} {isMain && invitation?.stage === 'playing' && `${t('join.later.seat')} `}
        {invitation !== null && invitation.spectatorDelay > 0 && t('top.later', { delay: delayText(invitation.spectatorDelay) })}
      </p>
    </div>
  );
}

const Heading = ({ title, sub }: { title: string; sub?: string }) => (
  <header class={css.heading}>
    <Crest size={56} />
    <div>
      <h1>{title}</h1>
      {sub && <p>{sub}</p>}
    </div>
  </header>
);

function Table({ table }: { table: Invitation }) {
  const guests = named(table.guests);
  const host = guests.find(({ player }) => player === table.host);
  const nameOf = (player: string) => guests.find((guest) => guest.player === player)?.name ?? '';
  const free = table.seats - table.taken;
  return (
    <>
      <Heading
        title={host ? t('join.invites', { host: host.name }) : t('join.title', { code: table.code })}
        sub={t('join.to', {
          invited: host ? 'yes' : 'no',
          named: table.name === table.code ? 'no' : 'yes',
          name: table.name,
          seats: table.seats,
        })}
      />
      <ul class={css.facts} data-testid="join-facts">
        <li class={cx('pill', table.stage === 'playing' && 'good')} data-testid={table.stage === 'playing' ? 'join-begun' : undefined}>
          {t('join.stage', { stage: table.stage, turn: table.turn?.number ?? 0 })}
        </li>
        {table.turn && <li class="pill">{t('join.toPlay', { name: nameOf(table.turn.player) })}</li>}
        <li class="pill">
          <Icon name="clock" />
          {t('option.clock')}: {t('option.clock.name', { clock: table.clock })}
        </li>
        {table.password && (
          <li class="pill">
            <Icon name="lock" />
            {t('home.password')}
          </li>
        )}
      </ul>
      {guests.length > 0 && (
        <ul class={css.guests} aria-label={t('lobby.seats')}>
          {guests.map(({ player, name, colour, computer, presence }) => {
            const missing = presence !== null && presence !== 'connected';
            return (
              <li
                key={player}
                class={cx(css.guest, missing && css.missing)}
                style={{ '--seat': seatLook(colour).colour }}
                data-testid={`join-guest-${player}`}
                data-presence={presence ?? ''}
              >
                <SeatMark look={seatLook(colour)} size={18} hollow={missing} />
                <strong>{name}</strong>
                <span class="small muted">
                  {list([...(player === table.host ? [t('lobby.host')] : []), ...(computer ? [t('lobby.computer')] : [])])}
                </span>
                {presence !== null && <span class="small">{t('join.presence', { presence })}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {table.stage === 'lobby' && free > 0 && <p class="small muted">{t('join.free', { n: free })}</p>}
    </>
  );
}
