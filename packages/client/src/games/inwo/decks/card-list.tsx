import type { CardId } from '@illuminice/rules';
import type { CardFacts } from '@illuminice/rules/inwo';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { MEDIA } from '../../../style/breakpoints';
import { cx } from '../../../ui/cx';
import { useMedia } from '../../../ui/use-media';
import { WindowedGrid } from '../../../ui/windowed-grid';
import { t } from '../words';
import { CardRow } from './card-row';
import { countOf, type Deck, withOne, withoutOne } from './deck';
import { useSwipe } from './swipe';
import css from './workshop.module.css';

const ROW = 260;
const FOLDED_ROW = 140;
const idOf = ({ id }: CardFacts): CardId => id;

/** Found cards: arrow keys move, Enter adds, Backspace removes; swipes do both. */
export function CardList(props: {
  cards: readonly CardFacts[];
  deck: Deck;
  fit: ReadonlyMap<CardId, number>;
  faultOf: (facts: CardFacts) => string;
  onChange: (change: (deck: Deck) => Deck) => void;
}) {
  const { cards, deck, fit, faultOf, onChange } = props;
  const isFolded = useMedia(MEDIA['page-narrow']);
  const [announced, setAnnounced] = useState('');
  const add = useCallback((card: CardId) => onChange((now) => withOne(now, card)), [onChange]);
  const remove = useCallback((card: CardId) => onChange((now) => withoutOne(now, card)), [onChange]);
  const swipe = useSwipe(add, remove);
  // Announces manual changes only.
  const before = useRef(deck);
  useEffect(() => {
    const changed = cards.find(({ id }) => countOf(before.current, id) !== countOf(deck, id));
    before.current = deck;
    if (changed) setAnnounced(t('workshop.now', { n: countOf(deck, changed.id) }));
  }, [deck]);
  return (
    <>
      <p class={cx('small muted', css.swipeHint)}>{t('workshop.swipe')}</p>
      <WindowedGrid
        {...swipe}
        cards={cards}
        idOf={idOf}
        height={isFolded ? FOLDED_ROW : ROW}
        walk="[data-card]"
        class={css.cards}
        aria-label={t('workshop.cards')}
        testid="workshop-cards"
        onKeyDown={(event) => {
          const card = (event.target as HTMLElement).dataset.card;
          if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key !== 'Backspace' && event.key !== 'Delete') return;
          event.preventDefault();
          remove(card);
        }}
      >
        {(facts, isStop) => (
          <CardRow
            card={facts.id}
            count={countOf(deck, facts.id)}
            fault={faultOf(facts)}
            fit={fit.get(facts.id) ?? 0}
            isStop={isStop}
            isFolded={isFolded}
            onAdd={add}
            onRemove={remove}
          />
        )}
      </WindowedGrid>
      <p class="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
