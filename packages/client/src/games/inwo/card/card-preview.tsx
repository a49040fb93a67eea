import { alignmentsOf, globalOf, powerOf, resistanceOf } from '@illuminice/rules/inwo';
import type { ShownPreview } from '../../../table/ui-model';
import { useTable } from '../use-table';
import { cardName, cardOf, cardText, t, traitName } from '../words';

/** A card shown large. */
export function CardPreview({ card: copy }: ShownPreview) {
  const table = useTable();
  const { board } = table.game.view.value;
  const card = cardOf(board, copy) ?? copy;
  const live = board.cards[copy]?.zone === 'structure';
  return (
    <aside class="panel" data-testid="close-up" data-card={copy} aria-label={cardName(card)} aria-live="polite">
      <h3>{cardName(card)}</h3>
      {live && (
        <p>
          {t('card.power')} {powerOf(board, copy)}/{globalOf(board, copy)} · {t('card.resistance')} {resistanceOf(board, copy)}
        </p>
      )}
      {live && <p>{alignmentsOf(board, copy).map(traitName).join(', ')}</p>}
      <p>{cardText(card)}</p>
    </aside>
  );
}
