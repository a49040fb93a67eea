import type { ServerMessages } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { linkAt } from '../../base-path';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { LinkToShare } from '../../ui/link-to-share';
import { useUntil } from '../../ui/until';

/** A personal link that moves the seat to another device, once; made on demand (U103). */
export function MoveDevice({ onBack }: { onBack: () => void }) {
  const { link } = useTable();
  const [made, setMade] = useState<ServerMessages['resumeLink'] | null>(null);
  const [failed, setFailed] = useState(false);
  const make = async () => {
    const given = await link.resumeLink();
    setMade(given);
    setFailed(given === null);
  };
  useEffect(() => void make(), []);
  const left = useUntil(made?.until ?? 0, link.now);
  return (
    <>
      <p>{t('move.means')}</p>
      {made && left && (
        <>
          <LinkToShare
            // The fragment is sent to no server and appears in no log.
            link={linkAt(`/t/${link.code}#resume=${made.ticket}`)}
            label={t('move.link')}
            qr={t('move.qr')}
            testid="move"
          />
          <p class="small muted" role="timer">
            {t('move.left', { time: left })}
          </p>
        </>
      )}
      {((made && !left) || failed) && <p role="alert">{t(failed ? 'move.failed' : 'move.over')}</p>}
      <div class="button-row">
        <Button testid="move-back" onClick={onBack}>
          {t('move.back')}
        </Button>
        <Button icon="link" testid="move-anew" onClick={() => void make()}>
          {t('move.anew')}
        </Button>
      </div>
    </>
  );
}
