import {
  alignmentsOf,
  attributesOf,
  type Board,
  type CopyId,
  type Fallen,
  factsOf,
  globalOf,
  isAsleep,
  type Kept,
  type Play,
  powerOf,
  puppetsOf,
  resistanceOf,
  type Seat,
  type Trait,
  type Zone,
} from '@illuminice/rules/inwo';
import { TextViewFrame } from '../../../hud/shell/text-view-frame';
import { seenSide } from '../board/arrows';
import { seatGoals } from '../seats/seats';
import { useTable } from '../use-table';
import { cardName, nameOf, sideName, t, term, traitName } from '../words';
import { tokenOf } from './token-of';

/**
 * The table in words, public facts only: open plays as a numbered list, New World Orders in order, and for each player the structure as a
 * nested list, Resources, hand counts, exposed cards and piles. Each card is a button that acts like a click on it.
 */
export function TextView() {
  const table = useTable();
  const { board } = table.game.view.value;
  const { places } = table.draft.highlights.value;
  const plays = board.frames.flatMap((frame) => (frame.kind === 'playing' || frame.kind === 'using' ? frame.plays : [])).toReversed();
  return (
    <TextViewFrame label={t('text.title')}>
      {places.length > 0 && (
        <>
          <h2>{t('text.places')}</h2>
          <ul>
            {places.map((place) => (
              <li key={`${place.onto} ${place.arrow}`}>
                <button
                  type="button"
                  aria-pressed={place.picked ?? false}
                  data-testid={`spot-${place.onto}-${place.arrow}`}
                  onClick={() => table.draft.place(place)}
                >
                  {t('text.place', { card: nameOf(board, place.onto), side: sideName(seenSide(board, place.onto, place.arrow)) })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {plays.length > 0 && (
        <>
          <h2>{t('text.stack')}</h2>
          <ol reversed>
            {plays.map((play) => (
              <li key={play.id}>
                <PlayLine play={play} />
              </li>
            ))}
          </ol>
        </>
      )}
      {board.seats.map((seat) => (
        <SeatInWords key={seat.player} seat={seat} />
      ))}
      <Pile title={t('text.middle')} cards={Object.values(board.cards).filter(({ zone }) => zone === 'middle')} />
      <h2>{t('scene.orders')}</h2>
      {board.nwo.length === 0 && <p>{t('text.nothing')}</p>}
      <ol>
        {board.nwo.map((id) => (
          <li key={id}>
            <CardButton copy={id} />
          </li>
        ))}
      </ol>
    </TextViewFrame>
  );
}

function PlayLine({ play }: { play: Play }) {
  const table = useTable();
  return (
    <span>
      {table.name(play.by)}: {cardName(play.card)}
      {play.cancelled && ` · ${t('text.cancelled')}`}
    </span>
  );
}

function SeatInWords({ seat }: { seat: Seat }) {
  const table = useTable();
  const view = table.game.view.value;
  const { board, mine } = view;
  const { player } = seat;
  const beside = (place: Zone) => Object.values(board.cards).filter(({ owner, zone }) => owner === player && zone === place);
  const named = (cards: readonly string[]) => ({ cards: cards.map(cardName).join(', ') });
  const seen = mine?.seen.filter((entry) => entry.player === player) ?? [];
  const goals = seatGoals(view, player).map(({ label, have, need }) => `${label} ${have}/${need}`);
  return (
    <section data-testid={`text-seat-${table.seat(player).place}`}>
      <h2>
        {t('text.structure', { name: table.name(player) })}
        {seat.status === 'out' && ` · ${t('status.out')}`}
      </h2>
      {seat.illuminati && board.cards[seat.illuminati] && (
        <ul>
          <Branch copy={seat.illuminati} />
        </ul>
      )}
      {goals.length > 0 && <p>{t('text.goals', { goals: goals.join(', ') })}</p>}
      <p>
        {t('text.hand', {
          plots: seat.hiddenPlots + seat.plots.length,
          open: seat.plots.length,
          groups: seat.hiddenGroups + seat.groups.length,
        })}
      </p>
      <p>{t('text.decks', { plots: seat.plotDeck, groups: seat.groupDeck })}</p>
      {seat.toppled.length > 0 && <p>{t('text.toppled', named(seat.toppled))}</p>}
      {seat.helped.length > 0 && <p>{t('text.helped', named(seat.helped))}</p>}
      {seat.aside.length > 0 && <p>{t('text.aside', named(seat.aside))}</p>}
      <Pile title={t('text.resources')} cards={beside('resource')} />
      <Pile title={term('ledger', 'spy')} cards={beside('spy')} />
      <Pile title={t('text.exposed')} cards={seat.plots} />
      <Pile title={t('text.exposedGroups')} cards={seat.groups} />
      <Pile title={t('text.seen')} cards={seen} />
      <Pile title={t('text.discards')} cards={seat.discards.toReversed()} />
      <Pile title={t('text.destroyed')} cards={seat.destroyed.toReversed()} />
    </section>
  );
}

/** Face-up cards by name; empty without cards. */
function Pile({ title, cards }: { title: string; cards: readonly (Pick<Kept, 'id' | 'card'> & Partial<Fallen>)[] }) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {cards.map(({ id, card, traits = [], killed }) => (
          <li key={id}>
            <CardButton copy={id} card={card} />
            {[...(killed ? [t('text.killed')] : []), ...traits.map(traitName)].join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function Branch({ copy }: { copy: CopyId }) {
  const puppets = puppetsOf(useTable().game.view.value.board, copy);
  return (
    <li>
      <CardButton copy={copy} />
      {puppets.length > 0 && (
        <ul>
          {puppets.map(({ id }) => (
            <Branch key={id} copy={id} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A card by name with its current numbers; a click acts like one on the table, or opens the preview. */
function CardButton({ copy, card }: { copy: CopyId; card?: string }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const marks = table.draft.highlights.value;
  const state =
    marks.attacker === copy
      ? 'attacker'
      : marks.target === copy
        ? 'target'
        : marks.aids.includes(copy) || marks.selected.includes(copy)
          ? 'picked'
          : marks.legal.includes(copy)
            ? 'legal'
            : 'none';
  const onTable = Object.hasOwn(board.cards, copy);
  return (
    <button
      type="button"
      data-testid={`card-${copy}`}
      data-card={card ?? board.cards[copy]?.card}
      data-state={state}
      data-owner={board.cards[copy]?.owner ?? ''}
      data-tokens={board.cards[copy]?.tokens ?? 0}
      aria-pressed={state !== 'none' && state !== 'legal'}
      onClick={() => (onTable ? table.draft.tap(copy) : table.ui.preview.toggle(copy, null))}
    >
      {onTable ? describe(board, copy) : cardName(card ?? copy)}
      {state !== 'none' && ` · ${t('text.state', { state })}`}
    </button>
  );
}

function describe(board: Board, copy: CopyId): string {
  const laid = board.cards[copy];
  if (!laid) return copy;
  const facts = factsOf(laid.card);
  const guests = Object.values(board.cards).filter(({ host }) => host === copy);
  const links = [
    ...guests.map(({ card }) => `${t('card.links')}: ${cardName(card)}`),
    ...(laid.host
      ? [
          isAsleep(board, copy)
            ? t('card.asleep', { card: nameOf(board, laid.host) })
            : t('card.linkedTo', { card: nameOf(board, laid.host) }),
        ]
      : []),
    ...(laid.master && laid.arrow
      ? [t('text.place', { card: nameOf(board, laid.master), side: sideName(seenSide(board, laid.master, laid.arrow)) })]
      : []),
    ...(laid.devastated ? [t('scene.devastated')] : []),
    ...(laid.beneath > 0 ? [t('card.beneath', { n: laid.beneath })] : []),
    ...(laid.noted ? [t('text.noted')] : []),
  ];
  const token = tokenOf(board, laid);
  const tokens = token && token.amount > 1 ? t('token.count', { n: token.amount }) : t('token.state', { state: token?.state ?? 'none' });
  const more = links.map((link) => `; ${link}`).join('');
  if (laid.zone !== 'structure') return [cardName(laid.card), term('cardKinds', facts.kind), ...(token ? [tokens] : [])].join(', ') + more;
  return t('text.card', {
    name: cardName(laid.card),
    kind: term('cardKinds', facts.kind),
    power: powerOf(board, copy),
    global: globalOf(board, copy),
    resistance: 'resistance' in facts ? resistanceOf(board, copy) : 'none',
    alignments: alignmentsOf(board, copy).map(traitName).join(', ') || '–',
    attributes: (attributesOf(board, copy) as Trait[]).map(traitName).join(', ') || '–',
    token: tokens,
    state: more,
  });
}
