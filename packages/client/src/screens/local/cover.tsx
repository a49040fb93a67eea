import type { PlayerId } from '@illuminice/rules';
import { useMemo, useState } from 'preact/hooks';
import { at } from '../../base-path';
import { RecapTurns } from '../../hud/talk/recap-turns';
import { seatLook } from '../../prefs/seat-look';
import type { GameUi } from '../../table/game-ui';
import { named, t, words } from '../../text';
import { Crest } from '../../ui/crest';
import { Guilloche } from '../../ui/guilloche';
import { Icon } from '../../ui/icon';
import { OptionsButton } from '../../ui/options-button';
import { SeatMark } from '../../ui/seat-mark';
import css from './cover.module.css';
import { HoldButton } from './hold-button';
import type { LocalLink } from './local-link';

const MOST_LINES = 12;

/** Cover between two players: public facts only, until `next` confirms that they have the device. */
export function Cover({ link, game, to: next }: { link: LocalLink; game: GameUi; to: PlayerId }) {
  const seats = named(link.lobby.value?.seats ?? []);
  const seatOf = (player: PlayerId | null) => seats.find((seat) => seat.player === player);
  const name = seatOf(next)?.name ?? '';
  const look = seatLook(seatOf(next)?.colour ?? 0);
  const last = seatOf(link.lastHolder.value);
  const turn = link.view.value?.board.turn;
  return (
    <main class={css.cover} style={{ '--seat': look.colour }} data-testid="cover" data-to={seatOf(next)?.place}>
      <Guilloche class={css.weave} lobes={30} />
      <header>
        <a href={at('/')} aria-label={t('home')}>
          <Crest size={34} />
        </a>
        <span class="small muted">{t('top.code', { code: link.code, turn: turn?.number ?? 0 })}</span>
        <span class="spring" />
        <OptionsButton />
      </header>
      <section class={css.hand} aria-labelledby="cover-to">
        {last && last.player !== next && (
          <p class="pill good" data-testid="cover-hidden">
            <Icon name="lock" />
            {t('cover.hidden', { name: last.name })}
          </p>
        )}
        <h1 id="cover-to">
          <SeatMark look={look} size={28} />
          <span>{t('cover.to', { name })}</span>
        </h1>
        <div class={css.backs} aria-hidden="true">
          {[0, 1, 2].map((n) => (
            <i key={n}>
              <Crest size={44} />
            </i>
          ))}
        </div>
        <HoldButton main key={next} testid="cover-open" describedBy="cover-how" onHeld={link.open}>
          {t('cover.open', { name })}
          <kbd>{t('cover.hold')}</kbd>
        </HoldButton>
        {link.canPass.value && (
          <HoldButton key={`${next} passes`} testid="cover-pass" describedBy="cover-how" onHeld={link.pass}>
            {t('cover.pass', { name })}
          </HoldButton>
        )}
        <p id="cover-how" class="small">
          {t('cover.how')}
        </p>
        <InSteps key={`${next} steps`} name={name} onOpen={link.open} />
        <ol class={css.order} aria-label={t('cover.order')}>
          {seats.map((seat) => (
            <li
              key={seat.player}
              style={{ '--seat': seatLook(seat.colour).colour }}
              aria-current={seat.player === next ? 'step' : undefined}
            >
              <SeatMark look={seatLook(seat.colour)} size={11} />
              <bdi>{seat.name}</bdi>
              <span class="small muted">
                {[seat.computer && t('lobby.computer'), turn?.player === seat.player && t('cover.turn')].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Recap link={link} game={game} to={next} />
    </main>
  );
}

/** Two presses instead of holding, for players and screen readers that cannot hold a button. Visible only with the focus on it. */
function InSteps({ name, onOpen }: { name: string; onOpen: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class="button visually-hidden" data-testid="cover-steps" onClick={sure ? onOpen : () => setSure(true)}>
      {sure ? t('cover.sure', { name }) : t('cover.steps', { name })}
    </button>
  );
}

/** Public events since the next player last had the device, turn by turn. */
function Recap({ link, game, to: next }: { link: LocalLink; game: GameUi; to: PlayerId }) {
  const view = link.view.value;
  const { turns } = useMemo(() => game.log.recap(link.since(next)), [link, game, next, view, words()]);
  const seats = named(link.lobby.value?.seats ?? []);
  const seat = (player: PlayerId) => {
    const { name = player, colour = 0 } = seats.find((seat) => seat.player === player) ?? {};
    return { name, look: seatLook(colour) };
  };
  return (
    <section class={`panel ${css.recap}`} aria-labelledby="cover-since" data-testid="recap">
      <h2 id="cover-since" class="panel-title">
        {t('cover.since')}
      </h2>
      <RecapTurns turns={turns} most={MOST_LINES} line={(event, names) => game.log.line(event, names, view)} seat={seat} />
      {turns.length === 0 && <p class="muted">{t('cover.nothing')}</p>}
      <p class="small muted">{t('cover.public')}</p>
    </section>
  );
}
