import type { RulesetId } from '@illuminice/rules';
import { at } from '../base-path';
import { spokenGame, t } from '../text';
import { Crest } from './crest';
import { OptionsButton } from './options-button';
import css from './site-head.module.css';
import { suffixOf } from './suffix-of';

/** `each`: one such page a game, `/rules/inwo`. */
const PAGES = [
  { path: '/learn', name: 'home.learn', testid: 'home-learn', each: true },
  { path: '/rules', name: 'home.rules', testid: 'home-rules', each: true },
  { path: '/cards', name: 'home.cards', testid: 'home-cards', each: true },
  { path: '/decks', name: 'home.decks', testid: 'home-decks', each: false },
  { path: '/replays', name: 'replays.title', testid: 'home-replays', each: false },
] as const;

/** Head of pages without a table: home, the others, options. `here`: this page; `game`: its subject. */
export function SiteHead({
  here,
  game = spokenGame.value,
}: {
  here?: (typeof PAGES)[number]['path'] | undefined;
  game?: RulesetId | undefined;
}) {
  return (
    <header class={css.siteHead}>
      <a href={at('/')} class={css.brand} title={t('home')} aria-current={here ? undefined : 'page'}>
        <Crest size={34} />
        <span>{t('brand')}</span>
      </a>
      <nav aria-label={t('home.more')}>
        {PAGES.map(({ path, name, testid, each }) => (
          <a
            key={path}
            class="button quiet"
            href={at(each ? `${path}${suffixOf(game)}` : path)}
            aria-current={path === here ? 'page' : undefined}
            data-testid={testid}
          >
            {t(name)}
          </a>
        ))}
      </nav>
      <OptionsButton />
    </header>
  );
}
