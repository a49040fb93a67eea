import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { cardName, cardText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { useTable } from '../use-table';
import css from './drawn.module.css';
import { TakeBack } from './take-back';

/** Dialogs that open by themselves: a drawn card, a revealed hand, an undo. */
export const Revealed = () => (
  <>
    <Drawn />
    <SeenHand />
    <TakeBack />
  </>
);

function Drawn() {
  const table = useTable();
  const [read, setRead] = useState<CardId | null>(null);
  const card = table.game.position.value?.view.mine?.drawn[0];
  if (!card || !table.game.offers.value.keepSpecial.can) return null;
  const keep = (face: 'up' | 'down') => void table.game.act({ type: 'keepSpecial', card, face });
  return (
    <>
      <aside class={css.drawn} data-surface="dark" aria-label={t('drawn.title')} data-testid="drawn" data-coverable>
        <button type="button" class={css.drawnRead} data-testid="drawn-read" onClick={() => setRead(card)}>
          <Icon name="special" />
          <span role="status">
            <span class="small">{t('drawn.title')}</span> <strong>{cardName(card)}</strong>
          </span>
        </button>
        <Button kind="quiet" size="small" icon="close" label={t('drawn.down')} testid="keep-down" onClick={() => keep('down')} />
      </aside>
      <Dialog open={read === card} title={t('drawn.title')} testid="drawn-card" onClose={() => setRead(null)}>
        <div class={css.drawnCard} data-surface="dark">
          <strong>{cardName(card)}</strong>
          <p>{cardText(card)}</p>
        </div>
        <p class="small muted">{t('drawn.help')}</p>
        <div class="button-row">
          <Button kind="brass" testid="drawn-down" onClick={() => keep('down')}>
            {t('drawn.down')}
          </Button>
          <Button icon="eye" testid="keep-up" onClick={() => keep('up')}>
            {t('drawn.up')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function SeenHand() {
  const table = useTable();
  const [seen, setSeen] = useState<{ of: PlayerId; cards: readonly CardId[] } | null>(null);
  useEffect(
    () =>
      table.link.onEvents((events) => {
        for (const event of events) {
          if (event.type === 'handSeen' && event.player === table.game.me && event.secret)
            setSeen({ of: event.of, cards: event.secret.what.cards });
        }
      }),
    [table],
  );
  if (!seen) return null;
  const close = () => setSeen(null);
  return (
    <Dialog open title={t('seen.title', { name: table.name(seen.of) })} testid="seen-hand" onClose={close}>
      {seen.cards.length === 0 && <p>{t('seen.none')}</p>}
      {seen.cards.map((card) => (
        <div key={card} class={css.drawnCard} data-surface="dark" data-testid={`seen-${card}`}>
          <strong>{cardName(card)}</strong>
          <p>{cardText(card)}</p>
        </div>
      ))}
      <p class="small muted">{t('seen.help')}</p>
      <Button kind="brass" testid="seen-close" onClick={close}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
