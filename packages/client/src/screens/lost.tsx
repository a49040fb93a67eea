import { at } from '../base-path';
import { t } from '../text';
import { Crest } from '../ui/crest';
import { MessagePage } from './message-page';

/** Page for an unknown address. @param props.title · @param props.text missing thing and reason, if known */
export default function Lost({ title, text }: { title?: string; text?: string }) {
  return (
    <MessagePage testid="lost">
      <Crest size={96} />
      <h1>{title ?? t('lost.title')}</h1>
      <p class="muted">{text ?? t('lost.text')}</p>
      <a class="button brass" href={at('/')}>
        {t('home')}
      </a>
    </MessagePage>
  );
}

/** Page for a game that the server plays and this page cannot show yet. */
export const NotShown = () => <Lost title={t('unshown.title')} text={t('unshown.text')} />;
