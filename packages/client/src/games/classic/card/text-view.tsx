import type { CardId } from '@illuminice/rules';
import { alignmentsOf, type Board, cardFacts, incomeOf, type Place, powerOf, puppetsOf, resistanceOf } from '@illuminice/rules/classic';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BoardHighlights } from '../../../board/contract';
import { TextViewFrame } from '../../../hud/shell/text-view-frame';
import { alignmentName, cardName, sideName, t } from '../../../text';
import { knownSpecials, turnedUpText } from '../piles/known';
import { useTable } from '../use-table';

/**
 * The table in words: every structure as a nested list, each card a button that acts like a click on the table, each marked arrow a button.
 * For screen readers, keyboards and people who prefer text; visible while it has the focus.
 */
export function TextView() {
  const table = useTable();
  const { board } = table.game.view.value;
  return (
    <TextViewFrame label={t('text.title')}>
      <Places />
      {board.seats.map((seat) => (
        <div key={seat.player}>
          <h2>{t('text.structure', { name: table.name(seat.player) })}</h2>
          {seat.illuminati && board.cards[seat.illuminati]?.zone === 'play' && (
            <ul>
              <Branch card={seat.illuminati} />
            </ul>
          )}
        </div>
      ))}
      <h2>{t('pile.specials')}</h2>
      {board.seats.map((seat) => (
        <div key={seat.player}>
          <p>{t('pile.held', { name: table.name(seat.player), down: seat.faceDown, up: seat.faceUp.length })}</p>
          <Specials cards={seat.faceUp} />
          <Specials cards={knownSpecials(table.game.view.value, seat.player)} known />
        </div>
      ))}
      <h2>{t('text.uncontrolled')}</h2>
      <Cards cards={board.uncontrolled} />
      <h2>{t('text.dead')}</h2>
      <Cards cards={board.dead} />
      <h2>{t('pile.discard')}</h2>
      <Specials cards={board.discard} />
      <h2>{t('pile.title')}</h2>
      <ul>
        {(['deck', 'bank'] as const).map((pile) => (
          <li key={pile}>
            <button type="button" data-testid={`text-${pile}`} onClick={() => table.ui.drawer.open(pile)}>
              {pile === 'deck' ? t('scene.count', { label: t('pile.deck'), n: board.deckSize }) : t('pile.bank')}
            </button>
          </li>
        ))}
      </ul>
    </TextViewFrame>
  );
}

function Places() {
  const { places } = useTable().draft.highlights.value;
  return places.length === 0 ? null : (
    <>
      <h2>{t('text.places')}</h2>
      <ul>
        {places.map((place) => (
          <li key={`${place.onto} ${place.arrow}`}>
            <PlaceButton place={place} picked={place.picked ?? false} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PlaceButton({ place, picked }: { place: Place; picked: boolean }) {
  const table = useTable();
  return (
    <button type="button" aria-pressed={picked} data-testid={`spot-${place.onto}-${place.arrow}`} onClick={() => table.draft.place(place)}>
      {t('place.arrow', { card: cardName(place.onto), side: sideName(place.arrow) })}
    </button>
  );
}

function Cards({ cards }: { cards: readonly CardId[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>
          <CardButton card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Specials by name; a click opens the preview. `known`: to the viewer alone. */
function Specials({ cards, known = false }: { cards: readonly CardId[]; known?: boolean }) {
  const table = useTable();
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>
          <button type="button" data-testid={`text-${card}`} onClick={() => table.ui.preview.toggle(card, null)}>
            {[cardName(card), known ? t('status.seen') : turnedUpText(table, card)].filter(Boolean).join(' · ')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Branch({ card }: { card: CardId }) {
  const table = useTable();
  const puppets = puppetsOf(table.game.view.value.board, card);
  return (
    <li>
      <CardButton card={card} />
      {puppets.length > 0 && (
        <ul>
          {puppets.map((puppet) => (
            <Branch key={puppet} card={puppet} />
          ))}
        </ul>
      )}
    </li>
  );
}

function CardButton({ card }: { card: CardId }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const state = useMemo(() => computed(() => stateIn(table.draft.highlights.value, card)), [table, card]).value;
  return (
    <button
      type="button"
      data-testid={`card-${card}`}
      data-state={state}
      data-owner={board.cards[card]?.owner ?? ''}
      data-money={board.cards[card]?.money ?? 0}
      aria-pressed={state !== 'none' && state !== 'legal'}
      onClick={() => table.draft.tap(card)}
    >
      {describe(board, card)}
      {board.seats.some(({ openToOffers }) => openToOffers?.groups.includes(card)) && ` · ${t('scene.offers')}`}
      {state !== 'none' && ` · ${t('text.state', { state })}`}
    </button>
  );
}

function stateIn({ attacker, target, aids, selected, legal }: BoardHighlights, card: CardId) {
  if (attacker === card) return 'attacker';
  if (target === card) return 'target';
  if (aids.includes(card) || selected.includes(card)) return 'picked';
  return legal.includes(card) ? 'legal' : 'none';
}

function describe(board: Board, card: CardId): string {
  const facts = cardFacts[card];
  const onTable = board.cards[card];
  if (!facts || facts.kind === 'special' || !onTable) return cardName(card);
  const common = { name: cardName(card), power: powerOf(board, card), income: incomeOf(board, card), money: onTable.money };
  return facts.kind === 'illuminati'
    ? t('text.illuminati', common)
    : t('text.group', {
        ...common,
        resistance: resistanceOf(board, card),
        alignments: alignmentsOf(board, card).map(alignmentName).join(', ') || '–',
        arrow: onTable.arrow ? sideName(onTable.arrow) : 'none',
      });
}
