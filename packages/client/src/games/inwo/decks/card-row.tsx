import type { CardId } from '@illuminice/rules';
import { type CardFacts, factsOf } from '@illuminice/rules/inwo';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { SmallCard } from '../card/small-card';
import { cardName, cardText, t, term, traitName } from '../words';
import css from './workshop.module.css';

export const kindOf = (facts: CardFacts): string =>
  'colour' in facts && facts.colour ? `${term('cardKinds', facts.kind)}, ${term('colours', facts.colour)}` : term('cardKinds', facts.kind);

/** Traits of a card, for readers who do not see its signs. */
const wordsOf = (facts: CardFacts): string => {
  const numbers = [
    'power' in facts ? `${term('stats', 'power')} ${facts.power ?? 0}` : '',
    'resistance' in facts ? `${term('stats', 'resistance')} ${facts.resistance}` : '',
  ];
  const traits = [...('alignments' in facts ? facts.alignments : []), ...('attributes' in facts ? facts.attributes : [])];
  return [...numbers, ...traits.map(traitName)].filter((word) => word !== '').join(', ');
};

export interface CardRowProps {
  card: CardId;
  count: number;
  /** Why the table refuses the card; '': it does not. */
  fault: string;
  /** Number of cards in the deck that it goes with. */
  fit: number;
  isStop: boolean;
  /** On small screens the text is cut until the picture is tapped or the name has the focus. */
  isFolded: boolean;
  onAdd: (card: CardId) => void;
  onRemove: (card: CardId) => void;
}

/** A choosable card: picture, text, and its count in the deck. */
export const CardRow = memo(({ card, count, fault, fit, isStop, isFolded, onAdd, onRemove }: CardRowProps) => {
  const facts = factsOf(card);
  const name = cardName(card);
  const words = wordsOf(facts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      class={cx(css.card, count > 0 && css.held)}
      data-testid={`card-${card}`}
      data-row={card}
      data-count={count}
      data-folded={isFolded && !isOpen}
    >
      {isFolded ? (
        <button
          type="button"
          class={css.face}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t('workshop.read', { card: name })}
          data-testid={`read-${card}`}
          onClick={() => setOpen(!isOpen)}
        >
          <SmallCard card={card} />
        </button>
      ) : (
        <div class={css.face}>
          <SmallCard card={card} />
        </div>
      )}
      <div class={css.about}>
        <button
          type="button"
          class={css.name}
          tabIndex={isStop ? 0 : -1}
          data-card={card}
          aria-keyshortcuts="Enter Backspace"
          onClick={() => onAdd(card)}
        >
          <span data-names>{name}</span>
          <span class="visually-hidden">, {t('workshop.held', { n: count })}</span>
        </button>
        <p class="small muted">
          {kindOf(facts)}
          {words && <span class="visually-hidden">, {words}</span>}{' '}
          {fault ? <span class={css.amber}>{fault}</span> : fit > 0 && <span class={css.fits}>{t('workshop.fits', { n: fit })}</span>}
        </p>
        <p class={css.text}>{cardText(card)}</p>
        <div class={css.foot}>
          <div class={css.stepper} data-has={count > 0}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('workshop.less', { card: name })}
              aria-disabled={count === 0}
              data-testid={`less-${card}`}
              onClick={() => onRemove(card)}
            >
              <Icon name="minus" />
            </button>
            <span class="figures" translate={false} aria-hidden="true">
              {count}
            </span>
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('workshop.more', { card: name })}
              data-testid={`more-${card}`}
              onClick={() => onAdd(card)}
            >
              <Icon name="plus" />
            </button>
          </div>
        </div>
      </div>
    </div>
  );
});
