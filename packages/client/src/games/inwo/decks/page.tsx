import type { CardId } from '@illuminice/rules';
import { deckFaults, madeDeck, READY_DECKS } from '@illuminice/rules/inwo';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../../base-path';
import type { DeckPageProps } from '../../../table/game-ui';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { LibraryPage, LibraryRest, NothingHere } from '../../../ui/library-page';
import { SmallCard } from '../card/small-card';
import { cardName, goalText, t } from '../words';
import { carryToTable } from './carry';
import { Contents } from './contents';
import { type Deck, deckOf, EMPTY, entriesOf, sizeOf } from './deck';
import { ShareDialog } from './dialogs';
import type { DeckOptions } from './filters';
import { FromText } from './from-text';
import { Numbers } from './numbers';
import { readyDeck, sharedDeck } from './shared';
import { dropDeck, keepNew, ownDecks } from './shelf';
import { workshopOf } from './workshop';
import css from './workshop.module.css';

export default function DeckPage({ own, shared }: DeckPageProps) {
  if (shared !== undefined) return <Shared key={shared} id={shared} />;
  return (own !== undefined && workshopOf(own)) || <Shelf isLost={own !== undefined} />;
}

function surpriseDeck(): Deck {
  const all = [...READY_DECKS.keys()];
  const illuminati = all[Math.floor(Math.random() * all.length)] as CardId;
  const { cards } = madeDeck('sure', illuminati, String(Math.random()));
  return deckOf(t('decks.surprising'), illuminati, cards);
}

function Shelf({ isLost }: { isLost: boolean }) {
  const { route } = useLocation();
  const [isReading, setReading] = useState(false);
  const decks = ownDecks();
  const open = (deck: Deck) => route(at(`/decks/${keepNew(deck)}`));
  return (
    <LibraryPage here="/decks" title={t('decks.title')} beside={<p class="muted">{t('decks.about')}</p>} testid="decks-page">
      {isLost && (
        <p class="error" role="alert">
          {t('decks.lost')}
        </p>
      )}
      <section class={css.shelf} aria-labelledby="own-decks">
        <h2 id="own-decks">{t('decks.own')}</h2>
        <div class={css.tools}>
          <Button kind="brass" icon="plus" testid="deck-new" onClick={() => open(EMPTY)}>
            {t('decks.new')}
          </Button>
          <Button icon="dice" testid="deck-surprise" onClick={() => open(surpriseDeck())}>
            {t('deck.any')}
          </Button>
          <Button icon="up" testid="open-from-text" onClick={() => setReading(true)}>
            {t('decks.fromText')}
          </Button>
        </div>
        {decks.length === 0 && <p class="muted">{t('decks.none')}</p>}
        <ul class={css.tilesOfDecks} data-testid="own-decks">
          {decks.map((deck) => (
            <li key={deck.id} class={cx('panel', css.deckTile)}>
              <a href={at(`/decks/${deck.id}`)} data-names data-testid={`own-${deck.id}`}>
                {deck.name || t('decks.unnamed')}
              </a>
              <span class="small muted">
                {deck.illuminati === '' ? t('workshop.illuminati.none') : cardName(deck.illuminati)} ·{' '}
                {t('decks.size', { n: sizeOf(deck) })}
              </span>
              <span class="button-row">
                <Button
                  size="small"
                  label={t('decks.copyOf', { deck: deck.name || t('decks.unnamed') })}
                  onClick={() => open({ ...deck, name: '' })}
                >
                  {t('decks.copy')}
                </Button>
                <Dropping id={deck.id} deck={deck} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section class={css.shelf} aria-labelledby="ready-decks">
        <h2 id="ready-decks">{t('decks.ready')}</h2>
        <ul class={css.tilesOfDecks}>
          {[...READY_DECKS].map(([id, { illuminati }]) => (
            <li key={id} class={cx('panel', css.deckTile)}>
              <SmallCard card={illuminati} />
              <a href={at(`/d/${id}`)} data-names data-testid={`ready-${id}`}>
                {cardName(illuminati)}
              </a>
              <span class="small muted">{goalText(illuminati, 10)}</span>
            </li>
          ))}
        </ul>
      </section>
      <FromText open={isReading} onOpen={() => setReading(true)} onClose={() => setReading(false)} action={t('decks.keep')} onDeck={open} />
    </LibraryPage>
  );
}

function Dropping({ id, deck }: { id: string; deck: Deck }) {
  const [isAsked, setAsked] = useState(false);
  const name = deck.name || t('decks.unnamed');
  if (!isAsked)
    return (
      <Button size="small" kind="quiet" label={t('decks.dropIt', { deck: name })} testid={`drop-${id}`} onClick={() => setAsked(true)}>
        {t('decks.drop')}
      </Button>
    );
  return (
    <>
      <Button size="small" testid={`drop-${id}-sure`} onClick={() => dropDeck(id)}>
        {t('decks.dropSure')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => setAsked(false)}>
        {t('cancel')}
      </Button>
    </>
  );
}

/** The widest pool that allows the deck: some cards of ready-made decks are in no other pool. */
const optionsFor = (deck: Deck): DeckOptions => {
  const faultsIn = (pool: DeckOptions['pool']) => deckFaults({ pool, copies: null }, deck.illuminati, entriesOf(deck)).length;
  return { pool: faultsIn('all') > 0 && faultsIn('starter') === 0 ? 'starter' : 'all', copies: null };
};

/** A shared or ready-made deck: to look at, copy, or play. */
function Shared({ id }: { id: string }) {
  const { route } = useLocation();
  const [deck, setDeck] = useState<Deck | string | null>(() => readyDeck(id));
  const [failed, setFailed] = useState<{ why: string } | null>(null);
  useEffect(() => {
    let here = true;
    void sharedDeck(id).then((found) => here && setDeck(found));
    return () => {
      here = false;
    };
  }, [id]);
  if (deck === null || typeof deck === 'string')
    return (
      <LibraryPage here="/decks" title={t('decks.title')} testid="shared-deck">
        <LibraryRest centred>
          {deck === null ? (
            <p class="muted">{t('decks.loading')}</p>
          ) : (
            <NothingHere text={deck} testid="no-deck">
              <a class="button brass" href={at('/decks')}>
                {t('decks.title')}
              </a>
            </NothingHere>
          )}
        </LibraryRest>
      </LibraryPage>
    );
  const name = deck.name || t('decks.unnamed');
  const carry = async () => {
    const own = keepNew(deck);
    const carried = await carryToTable(own, optionsFor(deck));
    if ('to' in carried) route(at(carried.to));
    else setFailed(carried);
  };
  return (
    <LibraryPage
      here="/decks"
      title={name}
      beside={
        <p class="muted">
          <span data-names>{deck.illuminati !== '' && cardName(deck.illuminati)}</span> · {t('decks.size', { n: sizeOf(deck) })}
        </p>
      }
      testid="shared-deck"
    >
      <div class={css.tools}>
        <Button icon="plus" testid="deck-copy" onClick={() => route(at(`/decks/${keepNew(deck)}`))}>
          {t('decks.mine')}
        </Button>
        <Button kind="brass" testid="carry" onClick={() => void carry()}>
          {t('workshop.carry')}
        </Button>
      </div>
      {deck.illuminati !== '' && <p class="story">{goalText(deck.illuminati, 10)}</p>}
      <div class={css.sharedDeck}>
        <div class={cx('panel', css.side)}>
          <Contents deck={deck} />
        </div>
        <div class={cx('panel', css.side)}>
          <Numbers deck={deck} />
        </div>
      </div>
      <ShareDialog shared={failed} onClose={() => setFailed(null)} />
    </LibraryPage>
  );
}
