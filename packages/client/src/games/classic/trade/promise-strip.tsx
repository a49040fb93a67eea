import type { PlayerId } from '@illuminice/rules';
import { TrackRecordPill } from '../../../hud/talk/track-record-pill';
import { t } from '../../../text';
import { Icon } from '../../../ui/icon';
import css from './deal.module.css';

/** What one side promises besides, and what such words of his were worth so far (C-804). */
export function PromiseStrip({ by, text }: { by: PlayerId; text: string }) {
  return (
    <p class={css.promiseStrip}>
      <Icon name="flag" />
      <span>
        <b>{t('trade.promise')}</b> “<bdi>{text}</bdi>”
      </span>
      <TrackRecordPill player={by} />
    </p>
  );
}
