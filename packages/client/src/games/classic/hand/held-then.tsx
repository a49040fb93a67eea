import type { PlayerId } from '@illuminice/rules';
import { looksAt } from '../../../hud/shell/looks-at';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { useTable } from '../use-table';
import css from './held-then.module.css';

export function HeldThen({ viewer }: { viewer: PlayerId }) {
  const table = useTable();
  const { mine } = table.game.view.value;
  if (!mine) return null;
  const name = table.name(viewer);
  return (
    <section class={css.replayHand} data-testid="replay-hand">
      <h2 class="panel-title">{t('replay.hand', { name })}</h2>
      {mine.hand.length === 0 && <p class="small muted">{t('replay.handEmpty', { name })}</p>}
      <ul>
        {mine.hand.map((card) => (
          <li key={card}>
            <Button size="small" icon="special" looks={looksAt(table, card)} onClick={() => table.ui.preview.pin(card)}>
              {cardName(card)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
