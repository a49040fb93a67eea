import { cardFacts } from '@illuminice/rules';
import type { Lobby as LobbyState, TableLink } from '../../net/table-link';
import { shortName, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { Guilloche } from '../../ui/guilloche';
import { IlluminatiSeal } from '../../ui/seal';
import { GameOptions } from './game-options';
import { Invitation } from './invitation';
import { Seats } from './seats';
import './lobby.css';

/** The table before the game: who sits where, the link, the options, and the start. */
export default function Lobby({ link, lobby }: { link: TableLink; lobby: LobbyState }) {
  const me = link.player.value;
  const seat = lobby.seats.find(({ player }) => player === me);
  const host = lobby.seats.find(({ player }) => player === lobby.host);
  const unready = lobby.seats.filter(({ ready, player }) => !ready && player !== lobby.host);
  const nextHost = lobby.seats.find(({ player, computer }) => player !== lobby.host && !computer);
  const isHost = me !== null && me === lobby.host;
  const notYet =
    lobby.seats.length < 2
      ? t('lobby.needTwo')
      : unready.length > 0 || (seat && !seat.ready && !isHost)
        ? t('lobby.startWaits', { names: unready.map(({ name }) => name).join(', '), n: unready.length })
        : null;

  const start = async () => {
    if (seat && !seat.ready) await link.send('ready', { ready: true });
    await link.send('start', {});
  };

  return (
    <main class="lobby">
      <Guilloche class="lobby-weave one" />
      <Guilloche class="lobby-weave two" />
      <header>
        <a href="/" aria-label={t('home')}>
          <Crest size={40} />
        </a>
        <div>
          <h1>{lobby.name}</h1>
          <p class="muted small">{t('lobby.sub', { host: isHost ? 'you' : 'other', name: host?.name ?? '' })}</p>
        </div>
        <span class="spring" />
        <Button icon="leave" testid="lobby-leave" onClick={() => location.assign('/')}>
          {t('leave')}
        </Button>
      </header>
      <div class="lobby-columns">
        <div class="lobby-column">
          <Seats link={link} lobby={lobby} />
          <Invitation code={lobby.code} />
        </div>
        <GameOptions link={link} lobby={lobby} editable={isHost} />
        <div class="lobby-column">
          <section class="panel powers">
            <h2 class="panel-title">{t('lobby.powers')}</h2>
            <ul>
              {Object.values(cardFacts)
                .filter((card) => card.kind === 'illuminati')
                .map((card) => (
                  <li key={card.id}>
                    <IlluminatiSeal card={card.id} size={40} />
                    <div>
                      <h3>{shortName(card.id)}</h3>
                      <span class="small muted">{t('lobby.powerLine', { power: card.power, income: card.income })}</span>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
          <section class="panel start" aria-live="polite">
            <h2 class="panel-title">{t('lobby.readyTitle')}</h2>
            <p>{notYet ?? t('lobby.allReady', { open: lobby.capacity - lobby.seats.length })}</p>
            {seat ? (
              <Button
                kind={seat.ready ? 'good' : isHost ? 'plain' : 'brass'}
                icon={seat.ready ? 'check' : undefined}
                size="big"
                testid="lobby-ready"
                pressed={seat.ready}
                onClick={() => void link.send('ready', { ready: !seat.ready })}
              >
                {seat.ready ? t('lobby.youAreReady') : t('lobby.ready')}
              </Button>
            ) : (
              <Button
                size="big"
                testid="lobby-sit"
                reason={lobby.seats.length >= lobby.capacity ? t('lobby.full') : null}
                onClick={() => void link.send('sit', {})}
              >
                {t('home.takeSeat')}
              </Button>
            )}
            {isHost && (
              <Button kind="brass" size="big" testid="lobby-start" reason={notYet} onClick={() => void start()}>
                {t('lobby.start')}
              </Button>
            )}
            <p class="small muted">
              {lobby.spectators > 0 && t('lobby.spectators', { n: lobby.spectators })}{' '}
              {isHost && nextHost && t('lobby.nextHost', { name: nextHost.name })}
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
