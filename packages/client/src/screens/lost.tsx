import { t } from '../text';
import { Crest } from '../ui/crest';
import './message.css';

/** The page for an address that leads nowhere. @param props.title · @param props.text what is missing and why, where more is known */
export function Lost({ title, text }: { title?: string; text?: string }) {
  return (
    <main class="message-page" data-testid="lost">
      <Crest size={96} />
      <h1>{title ?? t('lost.title')}</h1>
      <p class="muted">{text ?? t('lost.text')}</p>
      <a class="button brass" href="/">
        {t('home')}
      </a>
    </main>
  );
}
