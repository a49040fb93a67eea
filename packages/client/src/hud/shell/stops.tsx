import type { Stop } from '@illuminice/rules';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { MEDIA } from '../../style/breakpoints';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import { useMedia } from '../../ui/use-media';
import { useOrders } from '../seats/use-orders';
import css from './stops.module.css';

const STOPS: readonly { stop: Stop; icon: IconName }[] = [
  { stop: 'ownTurn', icon: 'toTurn' },
  { stop: 'target', icon: 'target' },
  { stop: 'always', icon: 'stop' },
];

/** True if the viewer is a player whom windows of this table may ask. */
const hasStops = ({ game, link }: ReturnType<typeof useTable>): boolean => {
  const { board } = game.view.value;
  const isIn = board.seats.some(({ player, status }) => player === game.me && status === 'in');
  return isIn && board.turn !== null && board.outcome === null && !link.local;
};

/** When the table asks the viewer, on the table itself. The pressed stop is lifted by a second press. */
export function Stops() {
  const table = useTable();
  const { orders, stopAt } = useOrders();
  const isPhone = useMedia(MEDIA.phone);
  const isShown = hasStops(table);
  const press = (stop: Stop) => stopAt(orders.ask === stop ? 'silence' : stop);
  useAction('untilTurn', () => {
    if (isShown) press('ownTurn');
    return isShown;
  });
  if (!isShown) return null;
  return (
    <fieldset class={css.stops} aria-label={t('stops.title')} data-testid="stops" data-stop={orders.ask}>
      {STOPS.map(({ stop, icon }) => (
        <Button
          key={stop}
          size="small"
          icon={icon}
          label={t('stops.name', { stop })}
          hint={t('stops.hint', { stop, pressed: orders.ask === stop ? 'yes' : 'no' })}
          pressed={orders.ask === stop}
          keys={stop === 'ownTurn' ? keysInWords(prefs.bindings.value.untilTurn) : undefined}
          testid={`stop-${stop}`}
          onClick={() => press(stop)}
        >
          {!isPhone && t('stops.name', { stop })}
        </Button>
      ))}
    </fieldset>
  );
}

/** In the panel, at the third question in a row to which the viewer added nothing. */
export function AskLessOffer() {
  const { askLess } = useTable().game;
  const { stopAt } = useOrders();
  if (!askLess.isOffered.value) return null;
  const pick = (stop: Stop | null) => {
    askLess.close();
    if (stop) stopAt(stop);
  };
  return (
    <fieldset class={css.offer} aria-label={t('stops.offer')} data-testid="offer-less">
      <span class="small">{t('stops.offer')}</span>
      {(['target', 'ownTurn'] as const).map((stop) => (
        <Button key={stop} size="small" testid={`offer-${stop}`} hint={t('stops.hint', { stop, pressed: 'no' })} onClick={() => pick(stop)}>
          {t('stops.name', { stop })}
        </Button>
      ))}
      <Button size="small" kind="quiet" testid="offer-no" onClick={() => pick(null)}>
        {t('stops.keep')}
      </Button>
    </fieldset>
  );
}
