import type { CardId } from '@illuminice/rules';
import { factsOf } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { at } from '../../../base-path';
import { CardsIn } from '../../../hud/named/cards-in';
import { NamedCard } from '../../../hud/named/named-card';
import type { Course, LaidOpen as Laid } from '../../../table/game-ui';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { type Deck, deckOf } from '../decks/deck';
import { keepNew } from '../decks/shelf';
import { useTable } from '../use-table';
import { cardName, list, t, term } from '../words';
import css from './laid-open.module.css';

export function LaidOpen({ course }: { course: Course }) {
  if (course.laidOpen.length === 0) return null;
  return (
    <section class={cx('panel', css.laidOpen)} aria-labelledby="laid-open" data-testid="laid-open">
      <h2 id="laid-open" class="panel-title">
        {t('end.laidOpen')}
      </h2>
      <ul>
        {course.laidOpen.map((laid) => (
          <Player key={laid.player} laid={laid} />
        ))}
      </ul>
    </section>
  );
}

const entriesOf = ({ cards }: Deck): [card: CardId, n: number][] =>
  Object.entries(cards).sort(
    ([left], [other]) => factsOf(left).kind.localeCompare(factsOf(other).kind) || cardName(left).localeCompare(cardName(other)),
  );

function Player({ laid: { player, held, deck } }: { laid: Laid }) {
  const table = useTable();
  const [copy, setCopy] = useState<string | null>(null);
  const { look, name, place } = table.seat(player);
  const asDeck = deck && deckOf(t('end.deckOf', { name }), deck.illuminati, deck.cards);
  return (
    <li class={css.player} style={{ '--seat': look.colour }} data-testid={`laid-open-${place}`}>
      <p class={css.head}>
        <SeatMark look={look} size={14} /> <b>{name}</b>
        {deck && (
          <span class="small muted">
            <NamedCard card={deck.illuminati} isPlain>
              {cardName(deck.illuminati)}
            </NamedCard>
          </span>
        )}
        <span class="spring" />
        {copy !== null && (
          <a class="button small" href={at(`/decks/${copy}`)} data-testid={`open-copy-${place}`}>
            {t('end.openCopy')}
          </a>
        )}
        {asDeck && copy === null && (
          <Button size="small" icon="plus" testid={`copy-deck-${place}`} onClick={() => setCopy(keepNew(asDeck))}>
            {t('end.copyDeckOf', { name })}
          </Button>
        )}
      </p>
      <p class="small">
        {held.length > 0 ? (
          <CardsIn text={t('end.held', { cards: list(held.map((card) => cardName(card))) })} isPlain />
        ) : (
          t('end.heldNone')
        )}
      </p>
      {asDeck && (
        <details>
          <summary data-testid={`deck-of-${place}`}>{t('end.deck')}</summary>
          <ul class={css.cards}>
            {entriesOf(asDeck).map(([card, n]) => (
              <li key={card}>
                <NamedCard card={card} isPlain>
                  <span data-names>{cardName(card)}</span>
                </NamedCard>{' '}
                {n > 1 && <b>×{n}</b>} <span class="small muted">{term('cardKinds', factsOf(card).kind)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
