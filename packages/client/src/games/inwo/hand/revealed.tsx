import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useTable } from '../use-table';
import { cardName, cardText, t } from '../words';

/** Cards shown to the viewer alone: another player's hidden ones, or a deck's. */
export function Revealed() {
  const table = useTable();
  const [seen, setSeen] = useState<{ of: PlayerId; cards: readonly CardId[] } | null>(null);
  useEffect(
    () =>
      table.link.onEvents((events) => {
        for (const event of events)
          if (event.type === 'shown' && event.to === table.game.me && event.secret)
            setSeen({ of: event.player, cards: event.secret.what.cards.map(({ card }) => card) });
      }),
    [table],
  );
  if (!seen) return null;
  const close = () => setSeen(null);
  return (
    <Dialog open title={t('seen.title', { name: table.name(seen.of) })} testid="seen-cards" onClose={close}>
      {seen.cards.map((card) => (
        <section key={card} class="panel" data-testid={`seen-${card}`}>
          <h3>{cardName(card)}</h3>
          <p>{cardText(card)}</p>
        </section>
      ))}
      <p class="small muted">{t('seen.help')}</p>
      <Button kind="brass" testid="seen-close" onClick={close}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
