import { cardName, cardText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useTable } from '../use-table';
import css from './drawn.module.css';

/** A Special just drawn: kept face down, or turned up for all to see (C-203). */
export function Drawn() {
  const table = useTable();
  const card = table.game.position.value?.view.mine?.drawn[0];
  if (!card || !table.game.offers.value.keepSpecial.can) return null;
  return (
    <Dialog open must title={t('drawn.title')} testid="drawn" onClose={() => undefined}>
      <div class={css.drawnCard} data-surface="dark">
        <strong>{cardName(card)}</strong>
        <p>{cardText(card)}</p>
      </div>
      <p class="small muted">{t('drawn.help')}</p>
      <div class="button-row">
        <Button kind="brass" testid="keep-down" onClick={() => void table.game.act({ type: 'keepSpecial', card, face: 'down' })}>
          {t('drawn.down')}
        </Button>
        <Button icon="eye" testid="keep-up" onClick={() => void table.game.act({ type: 'keepSpecial', card, face: 'up' })}>
          {t('drawn.up')}
        </Button>
      </div>
    </Dialog>
  );
}
