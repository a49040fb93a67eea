import { t } from '../text';
import { Crest } from '../ui/crest';
import './message.css';

/** The page for an address that leads nowhere. @param props.text why, where more is known than that */
export function Lost({ text }: { text?: string }) {
  return (
    <main class="message-page">
      <Crest size={96} />
      <h1>{t('lost.title')}</h1>
      <p class="muted">{text ?? t('lost.text')}</p>
      <a class="button brass" href="/">
        {t('home')}
      </a>
    </main>
  );
}
