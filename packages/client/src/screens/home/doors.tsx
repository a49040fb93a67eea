import { RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { at } from '../../base-path';
import { GAMES } from '../../games';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { suffixOf } from '../../ui/suffix-of';
import { DoorPicture } from './door-picture';
import css from './doors.module.css';

interface DoorsProps {
  readonly chosen: RulesetId;
  readonly isOpening: boolean;
  readonly onChoose: (game: RulesetId) => void;
  readonly onCreate: (game: RulesetId) => void;
  readonly onPlayNow: (game: RulesetId) => void;
}

/** Both games, each with its cards and all ways into it. */
export const Doors = (props: DoorsProps) => (
  <div class={css.doors} role="radiogroup" aria-label={t('home.game')}>
    {RULESET_IDS.map((game) => (
      <Door key={game} game={game} {...props} />
    ))}
  </div>
);

function Door({ game, chosen, isOpening, onChoose, onCreate, onPlayNow }: DoorsProps & { game: RulesetId }) {
  const isChosen = game === chosen;
  const suffix = suffixOf(game);
  /** The chosen door has the plain ids. */
  const testid = (name: string) => (isChosen ? name : `${name}-${game}`);
  const reason = isOpening ? t('home.opening') : null;
  const ways = [
    ['/learn', t('home.learn'), 'door-learn'],
    ['/rules', t('home.rules'), 'door-rules'],
    ['/cards', t('home.cards'), 'door-cards'],
    ['/practice', t('home.practice'), 'home-practice'],
    ['/local', t('home.local'), 'home-local'],
  ] as const;
  return (
    <section class={cx(css.door, isChosen && css.chosen)} data-game={game} data-testid={`door-${game}`} data-chosen={isChosen}>
      <label class={css.head}>
        <input
          type="radio"
          class="visually-hidden"
          name="game"
          checked={isChosen}
          data-testid={`home-game-${game}`}
          aria-label={t('game.title', { ruleset: game })}
          onChange={() => onChoose(game)}
        />
        <span class={css.picture} aria-hidden="true">
          <DoorPicture game={game} />
        </span>
        <h2>{t('game.title', { ruleset: game })}</h2>
        <p class="small muted">{t('game.about', { ruleset: game })}</p>
      </label>
      <div class={css.main}>
        <Button
          kind={isChosen ? 'brass' : 'plain'}
          size="big"
          testid={testid('home-create')}
          onClick={() => onCreate(game)}
          reason={reason}
        >
          {t('home.create')}
        </Button>
        <Button size="big" testid={testid('home-play-now')} onClick={() => onPlayNow(game)} reason={reason}>
          {t('home.playNow')}
        </Button>
      </div>
      <nav class={css.ways} aria-label={t('game.title', { ruleset: game })}>
        {ways.map(([path, text, id]) => (
          <a key={path} class="button quiet small" href={at(path + suffix)} data-testid={testid(id)}>
            {text}
          </a>
        ))}
        {GAMES[game].decks && (
          <a class="button quiet small" href={at('/decks')} data-testid={testid('door-decks')}>
            {t('home.decks')}
          </a>
        )}
      </nav>
    </section>
  );
}
