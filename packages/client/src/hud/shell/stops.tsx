import type { Stop } from '@illuminice/rules';
import { useId, useState } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import { useOrders } from '../seats/use-orders';
import css from './stops.module.css';

const STOPS: readonly { stop: Stop; icon: IconName }[] = [
  { stop: 'ownTurn', icon: 'toTurn' },
  { stop: 'target', icon: 'target' },
  { stop: 'always', icon: 'stop' },
];

/** True if the viewer is a player whom windows of this table can ask. */
const hasStops = ({ game, link }: ReturnType<typeof useTable>): boolean => {
  const { board } = game.view.value;
  const isIn = board.seats.some(({ player, status }) => player === game.me && status === 'in');
  return isIn && board.turn !== null && board.outcome === null && !link.local;
};

/** Choice of the stop, on the table. Pressing the active stop removes it. */
export function Stops({ onPick }: { onPick?: () => void }) {
  const table = useTable();
  const { orders, stopAt } = useOrders();
  const isShown = hasStops(table);
  const press = (stop: Stop) => {
    stopAt(orders.ask === stop ? 'silence' : stop);
    onPick?.();
  };
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
          hint={t('stops.hint', { stop, pressed: orders.ask === stop ? 'yes' : 'no' })}
          pressed={orders.ask === stop}
          keys={stop === 'ownTurn' ? keysInWords(prefs.bindings.value.untilTurn) : undefined}
          testid={`stop-${stop}`}
          onClick={() => press(stop)}
        >
          {t('stops.name', { stop })}
        </Button>
      ))}
    </fieldset>
  );
}

/** On a phone: one button with the active stop, which unfolds the others. */
export function FoldedStops() {
  const table = useTable();
  const { orders } = useOrders();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!hasStops(table)) return null;
  const held = STOPS.find(({ stop }) => stop === orders.ask);
  return (
    <div class={css.folded}>
      {isOpen && (
        <div id={id}>
          <Stops onPick={() => setOpen(false)} />
        </div>
      )}
      <Button
        class={css.unfold}
        icon={held?.icon ?? 'stop'}
        label={held ? `${t('stops.title')}: ${t('stops.name', { stop: held.stop })}` : t('stops.title')}
        pressed={held !== undefined}
        expands={{ id, isOpen }}
        testid="stops-open"
        onClick={() => setOpen(!isOpen)}
      />
    </div>
  );
}

/** Offered after three questions in a row to which the viewer added nothing. */
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
