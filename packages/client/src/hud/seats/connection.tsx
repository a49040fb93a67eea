import type { NoticeWhy } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { at } from '../../base-path';
import { isOutdated, reloadOnce } from '../../net/outdated';
import type { Ended, TableLink } from '../../net/table-link';
import { refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import css from './connection.module.css';

/** State of the connection, unless it is simply up (U103). */
export function Connection({ link }: { link: TableLink }) {
  const status = link.status.value;
  if (status === 'reconnecting') return <Reconnecting link={link} />;
  if (status === 'closed') return <Closed link={link} />;
  return (
    <>
      <Dismissed link={link} />
      <AnnouncedByHost link={link} />
    </>
  );
}

function AnnouncedByHost({ link: { announced } }: { link: TableLink }) {
  const announcement = announced?.value;
  if (!announced || !announcement) return null;
  const close = () => {
    announced.value = null;
  };
  return (
    <Dialog open onClose={close} title={t('notice.announced')} testid="announced">
      <p data-testid="announced-text">{announcement.why === 'announced' ? announcement.text : t('notice.journalRead')}</p>
      <Button kind="brass" testid="announced-close" onClick={close}>
        {t('close')}
      </Button>
    </Dialog>
  );
}

/** One-time notice: the table took the viewer's seat, and they are a spectator now. */
function Dismissed({ link }: { link: TableLink }) {
  const why = link.dismissed?.value ?? null;
  const [read, setRead] = useState<NoticeWhy | null>(null);
  const close = () => setRead(why);
  if (why === null) return null;
  return (
    <Dialog open={read !== why} onClose={close} title={t('watching')} testid="dismissed">
      <p>{t(`notice.${why}`)}</p>
      <Button kind="brass" icon="eye" testid="dismissed-close" onClick={close}>
        {t('link.watch')}
      </Button>
    </Dialog>
  );
}

function Reconnecting({ link }: { link: TableLink }) {
  return (
    <div class={css.connection} data-connection data-testid="connection" data-status="reconnecting">
      <i class={css.connectionDot} aria-hidden="true" />
      <span role="status">{link.ended.value === 'stopping' ? t('notice.stopping') : t('link.reconnecting')}</span>
      <Button size="small" kind="quiet" testid="connection-now" onClick={link.resume}>
        {t('link.now')}
      </Button>
    </div>
  );
}

const wordsFor = (ended: Ended | null): string => {
  if (ended === null) return t('link.closed');
  return typeof ended === 'string' ? t(`notice.${ended}`) : refusalText(ended);
};

/** A connection that does not return by itself: the reason, and possible actions. */
function Closed({ link }: { link: TableLink }) {
  const ended = link.ended.value;
  useEffect(() => {
    if (isOutdated(ended)) reloadOnce();
  }, [ended]);
  return (
    <Dialog open must onClose={link.resume} title={t(ended === 'takenOver' ? 'link.elsewhere' : 'link.ended')} testid="connection-closed">
      <p data-testid="connection-why">{wordsFor(ended)}</p>
      <div class="button-row">
        <a class="button" href={at('/')}>
          {t('home')}
        </a>
        {ended === 'moved' ? (
          <Button kind="brass" icon="eye" testid="connection-watch" onClick={() => location.assign(at(`/t/${link.code}?watch`))}>
            {t('link.watch')}
          </Button>
        ) : isOutdated(ended) ? (
          <Button kind="brass" testid="connection-reload" onClick={() => location.reload()}>
            {t('link.reload')}
          </Button>
        ) : (
          <Button kind="brass" testid="connection-here" onClick={link.resume}>
            {t(ended === 'takenOver' ? 'link.here' : 'join.again')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
