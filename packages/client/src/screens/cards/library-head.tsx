import { t } from '../../text';
import { Crest } from '../../ui/crest';
import './library.css';

/** The head of the gallery and of the rules: home, and the other of the two. */
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
      </nav>
    </header>
  );
}
