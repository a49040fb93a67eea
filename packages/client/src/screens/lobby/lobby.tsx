import { NAME_LENGTH } from '@illuminice/protocol';
import { useState } from 'preact/hooks';
import { at, linkAt } from '../../base-path';
import type { Lobby as LobbyState, TableLink } from '../../net/table-link';
import type { LobbyUi } from '../../table/game-ui';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Guilloche } from '../../ui/guilloche';
import { Later, lazyPart } from '../../ui/lazy-part';
import { LinkToShare } from '../../ui/link-to-share';
import { OptionsButton } from '../../ui/options-button';
import { Score } from '../score';
import { GameOptions } from './game-options';
import css from './lobby.module.css';
import { useLobbySounds } from './lobby-sounds';
import { Seats } from './seats';
import { Start } from './start';

/** The table's own chat, loaded after the seats. */
const chat = lazyPart(() => import('./lobby-chat'));

export default function Lobby({ link, lobby, game }: { link: TableLink; lobby: LobbyState; game: LobbyUi }) {
  const { Introduction, choice } = game;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const me = link.player.value;
  const host = lobby.seats.find(({ player }) => player === lobby.host);
  const isHost = me !== null && me === lobby.host;
  useLobbySounds(link, lobby);
  const asks = me !== null && choice?.isAsked(lobby) === true;

  return (
    <main class={css.lobby}>
      <Guilloche class={cx(css.lobbyWeave, css.one)} />
      <Guilloche class={cx(css.lobbyWeave, css.two)} />
      <header>
        <a href={at('/')} aria-label={t('home')}>
          <Crest size={40} />
        </a>
        <div>
          {isHost ? <TableName key={lobby.name} name={lobby.name} link={link} /> : <h1>{lobby.name}</h1>}
          <p class="muted small">
            {game.title()} · {t('lobby.sub', { host: isHost ? 'you' : 'other', name: host?.name ?? '' })}
          </p>
        </div>
        <Button icon="leave" testid="lobby-leave" onClick={() => location.assign(at('/'))}>
          {t('leave')}
        </Button>
        <OptionsButton />
      </header>
      <div class={cx(css.lobbyColumns, asks && css.asking)}>
        <div class={css.lobbyColumn}>
          <Seats link={link} lobby={lobby} />
          <Invitation code={lobby.code} />
          <Score score={lobby.score} />
        </div>
        <div class={css.lobbyColumn}>
          {asks && (
            <div class={css.choice}>
              <choice.Panel link={link} lobby={lobby} foot={foot} />
            </div>
          )}
          <GameOptions link={link} lobby={lobby} game={game} editable={isHost} />
          <Later part={chat} fallback={() => <section class={cx('panel', css.lobbyChat)} />}>
            {({ LobbyChat }) => <LobbyChat link={link} />}
          </Later>
        </div>
        <div class={css.lobbyColumn}>
          <Start link={link} lobby={lobby} isHost={isHost} {...(asks && { footRef: setFoot })} />
          <Introduction />
        </div>
      </div>
    </main>
  );
}

function TableName({ name, link }: { name: string; link: TableLink }) {
  const [typed, setTyped] = useState(name);
  const rename = async () => {
    if (typed.trim() === name) return;
    const answer = await link.send('configure', { name: typed });
    if (!answer.ok) setTyped(name);
  };
  return (
    <h1>
      <input
        class={css.tableName}
        value={typed}
        maxLength={NAME_LENGTH}
        aria-label={t('lobby.tableName')}
        data-testid="lobby-table-name"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </h1>
  );
}

function Invitation({ code }: { code: string }) {
  return (
    <section class="panel">
      <LinkToShare compact link={linkAt(`/t/${code}`)} label={t('lobby.link')} qr={t('lobby.qr')} title={t('lobby.bring')} testid="lobby">
        <span class={css.codePill}>
          {t('lobby.code')} <b translate={false}>{code}</b>
        </span>
        <a class="button small quiet" href={at(`/t/${code}?tv`)} target="_blank" rel="noreferrer" data-testid="lobby-tv">
          {t('tv.open')}
        </a>
      </LinkToShare>
    </section>
  );
}
