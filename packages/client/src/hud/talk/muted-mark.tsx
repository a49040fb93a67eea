import { t } from '../../text';
import { Icon } from '../../ui/icon';

export const MutedMark = ({ name }: { name: string }) => (
  <span data-testid="muted-mark">
    <Icon name="silent" />
    <span class="visually-hidden">{t('mute.is', { name })}</span>
  </span>
);
