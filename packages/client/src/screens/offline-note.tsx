import { newer, online } from '../net/offline';
import { t } from '../text';
import { Button } from '../ui/button';
import css from './offline-note.module.css';

export function OfflineNote() {
  const words = !online.value ? t('offline.none') : newer.value ? t('offline.newer') : null;
  return (
    <div class={css.offlineNote} role="status" data-testid="offline" hidden={words === null}>
      {words}
      {online.value && newer.value && (
        <Button size="small" kind="brass" testid="offline-reload" onClick={() => location.reload()}>
          {t('offline.reload')}
        </Button>
      )}
    </div>
  );
}
