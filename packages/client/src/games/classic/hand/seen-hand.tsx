import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { cardName, cardText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useTable } from '../use-table';
import css from './drawn.module.css';

/** The Specials of another, just looked at: shown to whoever looked, and to nobody else (C-903). */
export function SeenHand() {
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
