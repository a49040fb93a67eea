import { joinRefusal, NAME_LENGTH, tableCode, type WireRefusal } from '@illuminice/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { GAMES } from '../../games';
import { Connection } from '../../hud/seats/connection';
import { lookUpTable } from '../../net/http';
import { rememberedName, rememberName, seatToken } from '../../net/memory';
import { isOutdated, reloadOnce } from '../../net/outdated';
import { joinTable, type TableLink } from '../../net/table-link';
import { delayText, refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Later, lazyPart } from '../../ui/lazy-part';
import { Lost } from '../lost';
import { MessagePage } from '../message-page';
import { Unreached, Wait } from '../wait';
import { Game } from './game';
import css from './gate.module.css';

/** Not needed by those who join a running game. */
const lobbyScreen = lazyPart(() => import('../lobby/lobby'));

/** Why nobody got in: the server's refusal, or it could not be reached. */
type Trouble = WireRefusal | 'unreached';

/** A table by its code: asks for a name where none is known, then the set-up, then the game. */
export default function Table() {
  const { params, query } = useRoute();
  const code = tableCode(params.code ?? '');
  const [link, setLink] = useState<TableLink | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [named, setNamed] = useState(rememberedName() !== '');
  const watch = 'watch' in query;
  const [ticket, setTicket] = useState(takeTicket);

  const join = useCallback(
    async (how: { spectate?: boolean; password?: string; ticket?: string }) => {
      if (!code) return;
      setTrouble(null);
      try {
        setLink(await joinTable(code, { name: rememberedName() || t('join.spectator'), ...how }));
      } catch (error) {
        const refusal = joinRefusal(error, code);
        if (isOutdated(refusal)) reloadOnce();
        setTrouble(refusal ?? 'unreached');
      }
    },
    [code],
  );

  useEffect(() => {
    if (ticket) void join({ ticket });
    else if (code && (named || watch || seatToken(code))) void join(watch ? { spectate: true } : {});
  }, [code, named, watch, ticket, join]);
  useEffect(() => () => link?.leave(), [link]);

  if (!code) return <Lost />;
  if (link) return <AtTable link={link} />;
  if (trouble || !(named || watch || ticket)) {
    return (
      <Gate
        code={code}
        trouble={trouble}
        onEnter={(name, password) => {
          rememberName(name);
          if (named && !ticket) return void join({ ...(password && { password }) });
          setTicket(null);
          setNamed(true);
        }}
        onWatch={(password) => void join({ spectate: true, ...(password && { password }) })}
      />
    );
  }
  return <Wait text={t('join.connecting')} />;
}

/** The set-up, or the game: whatever the table is at. */
function AtTable({ link }: { link: TableLink }) {
  const lobby = link.lobby.value;
  const [again, setAgain] = useState(false);
  const stage = lobby?.stage;
  useEffect(() => {
    if (stage === 'over') setAgain(false);
  }, [stage]);
  if (!lobby) return <Wait text={t('join.connecting')} />;
  const parts = GAMES[lobby.rules.ruleset];
  const { value: view } = link.view;
  // Who looks at how a game ended is not torn away when others sit down for another one.
  const looksBack = lobby.stage === 'lobby' && !again && Boolean(view?.board.outcome);
  const begins = lobby.stage === 'playing' && Boolean(view?.board.outcome);
  // Of a game that is shown later there is nothing to see for a while.
  const later = lobby.stage === 'playing' && lobby.spectatorDelay > 0 && link.player.value === null && !view;
  const playAgain = async () => {
    if (lobby.stage === 'over' && !(await link.send('rematch', {})).ok) return;
    setAgain(true);
  };
  return (
    <>
      {begins && <Wait text={t('join.connecting')} />}
      {later && <Wait text={t('join.later', { delay: delayText(lobby.spectatorDelay) })} testid="shown-later" />}
      {!begins && !later && (!view || (lobby.stage === 'lobby' && !looksBack)) && (
        <Later part={lobbyScreen} fallback={(failed) => failed && <Unreached onRetry={lobbyScreen.retry} />}>
          {({ default: Lobby }) => (
            <Later part={parts.lobby} fallback={(failed) => failed && <Unreached onRetry={parts.lobby.retry} />}>
              {({ default: game }) => <Lobby link={link} lobby={lobby} game={game} />}
            </Later>
          )}
        </Later>
      )}
      {!begins && view && (lobby.stage !== 'lobby' || looksBack) && (
        <Later part={parts.ui}>
          {({ default: game }) => <Game link={link} game={game} end={parts.end} hints onPlayAgain={() => void playAgain()} />}
        </Later>
      )}
      <Connection link={link} />
    </>
  );
}

function Gate(props: {
  code: string;
  trouble: Trouble | null;
  onEnter: (name: string, password: string) => void;
  onWatch: (password: string) => void;
}) {
  const [name, setName] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const { trouble } = props;
  const begun = useBegun(props.code);
  // A running game has seats for those whom it waits for; whether one of them is free only the table knows.
  const full = begun !== null && !begun.free;
  const asksPassword = trouble !== null && trouble !== 'unreached' && trouble.why === 'wrongPassword';
  return (
    <MessagePage>
      <form
        class={cx(css.gate, 'panel')}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) props.onEnter(name.trim(), password);
        }}
      >
        <Crest size={72} />
        <h1>{t('join.title', { code: props.code })}</h1>
        {begun && (
          <p role="status" data-testid="join-begun">
            {t('join.begun', { free: begun.free ? 'yes' : 'no', watchable: begun.watchable ? 'yes' : 'no' })}
          </p>
        )}
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
        <div class={css.row}>
          {!full && (
            <Button kind="brass" type="submit" testid="join-seat" reason={name.trim() ? null : t('home.nameFirst')}>
              {trouble && !asksPassword ? t('join.again') : t('join.take')}
            </Button>
          )}
          <Button kind={full ? 'brass' : 'plain'} icon="eye" testid="join-watch" onClick={() => props.onWatch(password)}>
            {t('home.watch')}
          </Button>
          <a class="button quiet" href="/">
            {t('home')}
          </a>
        </div>
      </form>
    </MessagePage>
  );
}

/** Whether the game at a table is on, and then whether one of its seats may be free; null while that is not known, or it is not on. */
function useBegun(code: string): { free: boolean; watchable: boolean } | null {
  const [begun, setBegun] = useState<{ free: boolean; watchable: boolean } | null>(null);
  useEffect(() => {
    let left = false;
    lookUpTable(code).then(
      ({ stage, seats, taken, watchable }) => !left && setBegun(stage === 'playing' ? { free: taken < seats, watchable } : null),
      // Joining tells why.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [code]);
  return begun;
}

/**
 * The secret of a personal resume link, out of the address that was followed. It is wiped from there at once, so that it
 * stays neither in the address bar nor in the browser's history.
 *
 * @returns null if this was no such link
 */
function takeTicket(): string | null {
  const ticket = /^#resume=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (ticket) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}
