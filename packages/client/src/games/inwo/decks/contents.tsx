import type { CardId } from '@illuminice/rules';
import { type CardFacts, factsOf } from '@illuminice/rules/inwo';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at } from '../../../base-path';
import { ChoiceCard } from '../../../hud/form/choice-card';
import { Icon } from '../../../ui/icon';
import { CardPicture } from '../card/picture';
import { cardName, t } from '../words';
import { countOf, type Deck } from './deck';
import { isGroup, KINDS, type Kind, kindOf } from './stats';
import css from './workshop.module.css';

const PICTURE = 34;

const powerOf = (facts: CardFacts): number => (isGroup(facts) ? (facts.power ?? 0) : 0);

const cardsIn = (deck: Deck, kind: Kind): readonly CardFacts[] =>
  Object.keys(deck.cards)
    .map((card) => factsOf(card))
    .filter((facts) => kindOf(facts) === kind)
    .sort((a, b) => powerOf(b) - powerOf(a) || cardName(a.id).localeCompare(cardName(b.id)));

/** Index steps of the arrow keys; Home and End lead to the first and last. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * All cards of a deck as small cards, by kind, with counts: arrow keys move, Delete removes one. @param onPick called with a clicked card;
 * left out: cards link to their pages @param onRemove removes one copy
 */
export function Contents({ deck, onPick, onRemove }: { deck: Deck; onPick?: (card: CardId) => void; onRemove?: (card: CardId) => void }) {
  const parts = KINDS.map((kind) => ({ kind, cards: cardsIn(deck, kind) })).filter(({ cards }) => cards.length > 0);
  const order = parts.flatMap(({ cards }) => cards.map(({ id }) => id));
  const [current, setCurrent] = useState<CardId | undefined>(undefined);
  const stop = current !== undefined && order.includes(current) ? current : order[0];
  const box = useRef<HTMLDivElement>(null);
  // Index that gets the focus after the deck is rendered again.
  const next = useRef<number | null>(null);
  const focusOn = (place: number) =>
    [...(box.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])].at(Math.max(0, Math.min(place, order.length - 1)))?.focus();
  useLayoutEffect(() => {
    if (next.current !== null) focusOn(next.current);
    next.current = null;
  }, [deck]);
  const copies = (card: CardId) => countOf(deck, card) - (deck.illuminati === card ? 1 : 0);
  const onKey = (card: CardId, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = order.indexOf(card);
    const step = STEPS[event.key];
    if (step !== undefined) focusOn(place + step);
    else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      next.current = place;
      onRemove(card);
    } else return;
    event.preventDefault();
  };
  return (
    <div ref={box} class={css.contents} data-testid="deck-contents">
      {parts.map(({ kind, cards }) => (
        <section key={kind} class={css.part} aria-labelledby={`in-deck-${kind}`}>
          <h2 id={`in-deck-${kind}`} data-testid={`in-deck-${kind}`}>
            {t('workshop.kindName', { kind })} {cards.reduce((sum, { id }) => sum + copies(id), 0)}
          </h2>
          <ul>
            {cards.map((facts) => (
              <Tile
                key={facts.id}
                facts={facts}
                copies={copies(facts.id)}
                isStop={facts.id === stop}
                onFocus={setCurrent}
                onKey={onKey}
                onPick={onPick}
                onRemove={onRemove}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A card of the deck: picture, name, Power, Resistance, alignments, count; and a way to remove one. */
function Tile(props: {
  facts: CardFacts;
  copies: number;
  isStop: boolean;
  onFocus: (card: CardId) => void;
  onKey: (card: CardId, event: KeyboardEvent) => void;
  onPick?: (card: CardId) => void;
  onRemove?: (card: CardId) => void;
}) {
  const { facts, copies, isStop, onFocus, onKey, onPick, onRemove } = props;
  const { id } = facts;
  const group = isGroup(facts) ? facts : null;
  const name = cardName(id);
  const face = (
    <ChoiceCard
      picture={<CardPicture card={id} width={PICTURE} height={PICTURE + 8} />}
      power={group ? (group.power ?? 0) : undefined}
      resistance={group?.resistance}
      alignments={group?.alignments ?? []}
      tail={copies > 1 ? `×${copies}` : undefined}
    >
      <span data-names>{name}</span>
    </ChoiceCard>
  );
  const stop = {
    'data-tile': id,
    'data-testid': `in-deck-${id}`,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onFocus(id),
    onKeyDown: (event: KeyboardEvent) => onKey(id, event),
  };
  return (
    <li class={css.tile} data-copies={copies}>
      {onPick ? (
        <button {...stop} type="button" aria-keyshortcuts={onRemove && 'Delete'} onClick={() => onPick(id)}>
          {face}
        </button>
      ) : (
        <a {...stop} href={at(`/cards/inwo#${id}`)}>
          {face}
        </a>
      )}
      {onRemove && (
        <button
          type="button"
          class={css.out}
          tabIndex={-1}
          aria-label={t('workshop.less', { card: name })}
          data-testid={`out-${id}`}
          onClick={() => onRemove(id)}
        >
          <Icon name="minus" />
        </button>
      )}
    </li>
  );
}
