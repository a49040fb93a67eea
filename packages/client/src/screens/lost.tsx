import { t } from '../text';
import { Crest } from '../ui/crest';
import './message.css';

/** The page for an address that leads nowhere. */
export function Lost() {
  return (
    <main class="message-page">
      <Crest size={96} />
      <h1>{t('lost.title')}</h1>
      <p class="muted">{t('lost.text')}</p>
      <a class="button brass" href="/">
        {t('home')}
      </a>
    </main>
  );
}
