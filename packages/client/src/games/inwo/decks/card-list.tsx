import type { CardId } from '@illuminice/rules';
import type { CardFacts } from '@illuminice/rules/inwo';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { cx } from '../../../ui/cx';
import { t } from '../words';
import { CardRow } from './card-row';
import { countOf, type Deck, withOne, withoutOne } from './deck';
import { useSwipe } from './swipe';
import css from './workshop.module.css';

/** The next card in a direction: the one beside it, or the nearest of the line above or below. */
function neighbour(buttons: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return buttons[index + 1];
  if (key === 'ArrowLeft') return buttons[index - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const from = buttons[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const isDown = key === 'ArrowDown';
  const later = isDown ? buttons.slice(index + 1) : buttons.slice(0, index).reverse();
  return later.find((button) => {
    const { top, left } = button.getBoundingClientRect();
    return (isDown ? top > from.top + 8 : top < from.top - 8) && Math.abs(left - from.left) < 40;
  });
}

const WALK = new Set(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** The cards that were found: arrows walk, Enter adds, Backspace takes away; a finger swipes for either. */
export function CardList(props: {
  cards: readonly CardFacts[];
  deck: Deck;
  fit: ReadonlyMap<CardId, number>;
  faultOf: (facts: CardFacts) => string;
  onChange: (change: (deck: Deck) => Deck) => void;
}) {
  const { cards, deck, fit, faultOf, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<CardId | null>(null);
  const [announced, setAnnounced] = useState('');
  const add = useCallback((card: CardId) => onChange((now) => withOne(now, card)), [onChange]);
  const remove = useCallback((card: CardId) => onChange((now) => withoutOne(now, card)), [onChange]);
  const swipe = useSwipe(add, remove);
  // Only what was changed by hand is said.
  const before = useRef(deck);
  useEffect(() => {
    const changed = cards.find(({ id }) => countOf(before.current, id) !== countOf(deck, id));
    before.current = deck;
    if (changed) setAnnounced(t('workshop.now', { n: countOf(deck, changed.id) }));
  }, [deck]);
  const first = cards.some(({ id }) => id === current) ? current : cards[0]?.id;
  return (
    <>
      <p class={cx('small muted', css.swipeHint)}>{t('workshop.swipe')}</p>
      <ul
        ref={list}
        {...swipe}
        class={css.cards}
        aria-label={t('workshop.cards')}
        data-testid="workshop-cards"
        onFocusIn={({ target }) => {
          const card = (target as HTMLElement).dataset.card;
          if (card !== undefined) setCurrent(card);
        }}
        onKeyDown={(event) => {
          const card = (event.target as HTMLElement).dataset.card;
          if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === 'Backspace' || event.key === 'Delete') {
            event.preventDefault();
            remove(card);
          } else if (WALK.has(event.key)) {
            event.preventDefault();
            const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
            neighbour(buttons, buttons.indexOf(event.target as HTMLElement), event.key)?.focus();
          }
        }}
      >
        {cards.map((facts) => (
          <CardRow
            key={facts.id}
            card={facts.id}
            count={countOf(deck, facts.id)}
            fault={faultOf(facts)}
            fit={fit.get(facts.id) ?? 0}
            isCurrent={facts.id === first}
            onAdd={add}
            onRemove={remove}
          />
        ))}
      </ul>
      <p class="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
