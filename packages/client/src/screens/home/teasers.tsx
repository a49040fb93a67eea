import type { ComponentChildren } from 'preact';
import { list, named, t } from '../../text';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/icon';
import { useGames } from '../replays/games';
import css from './home.module.css';

/** Three ways on for whoever takes no seat just now: the lesson, the game that ended last, the deck. */
export function Teasers() {
  const { list: games, failed } = useGames();
  const last = games?.[0];
  const winners = last ? named(last.seats).flatMap(({ player, name }) => (last.winners.includes(player) ? [name] : [])) : [];
  return (
    <ul class={css.teasers}>
      <Teaser to="/learn" icon="crown" title={t('home.lesson')}>
        {t('home.lessonText')}
      </Teaser>
      <Teaser to={last ? `/r/${last.id}` : '/replays'} icon="play" title={t('home.lastGame')} testid="home-games">
        {last && t('replays.won', { n: winners.length, names: list(winners) })}
        {games?.length === 0 && t(failed ? 'home.noServer' : 'replays.none')}
      </Teaser>
      <Teaser to="/cards" icon="special" title={t('home.deck')}>
        {t('home.deckText')}
      </Teaser>
    </ul>
  );
}

function Teaser(props: { to: string; icon: IconName; title: string; testid?: string; children: ComponentChildren }) {
  return (
    <li data-testid={props.testid}>
      <a class={cx('panel', css.teaser)} href={props.to}>
        <Icon name={props.icon} />
        <h2>{props.title}</h2>
        <p class="small">{props.children}</p>
      </a>
    </li>
  );
}
