import { t } from '../text';
import { Crest } from './crest';
import { OptionsButton } from './options-button';
import css from './site-head.module.css';

const PAGES = [
  { path: '/learn', name: 'home.learn', testid: 'home-learn' },
  { path: '/rules', name: 'home.rules', testid: 'home-rules' },
  { path: '/cards', name: 'home.cards', testid: 'home-cards' },
  { path: '/decks', name: 'home.decks', testid: 'home-decks' },
  { path: '/replays', name: 'replays.title', testid: 'home-replays' },
] as const;

/** The head of every page away from the tables: home, the others, the options. `here`: which of them this is. */
export function SiteHead({ here }: { here?: (typeof PAGES)[number]['path'] }) {
  return (
    <header class={css.siteHead}>
      <a href="/" class={css.brand} title={t('home')} aria-current={here ? undefined : 'page'}>
        <Crest size={34} />
        <span>{t('brand')}</span>
      </a>
      <nav aria-label={t('home.more')}>
        {PAGES.map(({ path, name, testid }) => (
          <a key={path} class="button quiet" href={path} aria-current={path === here ? 'page' : undefined} data-testid={testid}>
            {t(name)}
          </a>
        ))}
      </nav>
      <OptionsButton />
    </header>
  );
}
