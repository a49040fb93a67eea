import { cardFacts } from '@illuminice/rules/classic';
import { IlluminatiSeal } from '../../games/classic/card/seal';
import type { Lobby as LobbyState, TableLink } from '../../net/table-link';
import { OptionsButton } from '../../prefs/options-button';
import { shortName, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Guilloche } from '../../ui/guilloche';
import { GameOptions } from './game-options';
import { Invitation } from './invitation';
import css from './lobby.module.css';
import { Seats } from './seats';
import { Start } from './start';

/** The table before the game: who sits where, the link, the options, and the start. */
export default function Lobby({ link, lobby }: { link: TableLink; lobby: LobbyState }) {
  const me = link.player.value;
  const host = lobby.seats.find(({ player }) => player === lobby.host);
  const isHost = me !== null && me === lobby.host;

  return (
    <main class={css.lobby}>
      <Guilloche class={cx(css.lobbyWeave, css.one)} />
      <Guilloche class={cx(css.lobbyWeave, css.two)} />
      <header>
        <a href="/" aria-label={t('home')}>
          <Crest size={40} />
        </a>
        <div>
          <h1>{lobby.name}</h1>
          <p class="muted small">{t('lobby.sub', { host: isHost ? 'you' : 'other', name: host?.name ?? '' })}</p>
        </div>
        <Button icon="leave" testid="lobby-leave" onClick={() => location.assign('/')}>
          {t('leave')}
        </Button>
        <OptionsButton />
      </header>
      <div class={css.lobbyColumns}>
        <div class={css.lobbyColumn}>
          <Seats link={link} lobby={lobby} />
          <Invitation code={lobby.code} />
        </div>
        <GameOptions link={link} lobby={lobby} editable={isHost} />
        <div class={css.lobbyColumn}>
          <section class={cx('panel', css.powers)}>
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
          <Start link={link} lobby={lobby} isHost={isHost} />
        </div>
      </div>
    </main>
  );
}
