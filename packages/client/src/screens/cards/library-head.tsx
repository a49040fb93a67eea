import { t } from '../../text';
import { Crest } from '../../ui/crest';
import './library.css';

/** The head of the gallery, of the rules and of the replays: home, and the others of the three. */
export function LibraryHead({ title }: { title: string }) {
  return (
    <header class="library-head">
      <a href="/" class="brand" title={t('home')}>
        <Crest size={34} />
        <span>{t('brand')}</span>
      </a>
      <h1>{title}</h1>
      <nav>
        <a href="/cards">{t('home.cards')}</a>
        <a href="/rules">{t('home.rules')}</a>
        <a href="/replays">{t('replays.title')}</a>
      </nav>
    </header>
  );
}
