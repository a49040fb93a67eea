import { t } from '../text';
import { Crest } from '../ui/crest';
import { MessagePage } from './message-page';

/** The page for an address that leads nowhere. @param props.title · @param props.text what is missing and why, where more is known */
export default function Lost({ title, text }: { title?: string; text?: string }) {
  return (
    <MessagePage testid="lost">
      <Crest size={96} />
      <h1>{title ?? t('lost.title')}</h1>
      <p class="muted">{text ?? t('lost.text')}</p>
      <a class="button brass" href="/">
        {t('home')}
      </a>
    </MessagePage>
  );
}

/** The page for a game that the server plays and this page cannot show yet. */
export const NotShown = () => <Lost title={t('unshown.title')} text={t('unshown.text')} />;
