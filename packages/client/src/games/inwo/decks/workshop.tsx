import type { CardId } from '@illuminice/rules';
import { CARDS, type CardFacts, deckFaults, findFacts } from '@illuminice/rules/inwo';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../../base-path';
import { MEDIA } from '../../../style/breakpoints';
import { words } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { cx } from '../../../ui/cx';
import { LibraryPage } from '../../../ui/library-page';
import { Segmented } from '../../../ui/segmented';
import { useMedia } from '../../../ui/use-media';
import { CardPicture } from '../card/picture';
import { cardName, goalText, t } from '../words';
import { CardList } from './card-list';
import { carryToTable } from './carry';
import { Contents } from './contents';
import { cardsOf, countOf, type Deck, entriesOf, LONGEST_NAME, sizeOf, withoutOne } from './deck';
import { adviceFor } from './deck-advice';
import { AsText, ShareDialog, shareDeck } from './dialogs';
import { type DeckOptions, Filters } from './filters';
import { FromText } from './from-text';
import { Numbers } from './numbers';
import { ANY, CHIPS, cardSearch, fitOf, ORDERS, type Order, search, type Wish } from './search';
import { findOwn, type OwnDeck } from './shelf';
import { groupsOf } from './stats';
import { TryHand } from './try-hand';
import { useDeck } from './use-deck';
import { Ring, Verdicts } from './verdicts';
import css from './workshop.module.css';

const ILLUMINATI = CARDS.filter(({ kind }) => kind === 'illuminati').map(({ id }) => id);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

type Dialogs = 'asText' | 'fromText';

export function Workshop({ kept: stored }: { kept: OwnDeck }) {
  const { route } = useLocation();
  const { deck, change, undo, redo } = useDeck(stored.id, stored);
  const [wish, setWish] = useState<Wish>(ANY);
  const [options, setOptions] = useState<DeckOptions>({ pool: 'all', copies: null });
  const [dialog, setDialog] = useState<Dialogs | null>(null);
  const [shared, setShared] = useState<Awaited<ReturnType<typeof shareDeck>> | null>(null);
  const [view, setView] = useState<'cards' | 'deck'>('cards');
  const isNarrow = useMedia(MEDIA['page-medium']);
  const isMedium = useMedia(MEDIA['page-wide']);
  const field = useRef<HTMLInputElement>(null);

  const onWish = (part: Partial<Wish>) => setWish((now) => ({ ...now, only: [], ...part }));
  const onShow = (only: readonly CardId[]) => {
    setWish({ ...ANY, order: wish.order, only });
    setView('cards');
  };
  const latest = useRef(deck);
  latest.current = deck;
  const onChange = useCallback((make: (now: Deck) => Deck) => change(make(latest.current)), [change]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === '/' && !isCommand) field.current?.focus();
      else if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo]);

  const { language } = words();
  const find = useMemo(cardSearch, [language]);
  const groups = useMemo(() => groupsOf(deck), [deck]);
  const fit = useMemo(() => {
    const others = [...new Set(cardsOf(deck))].filter((facts) => !('inward' in facts));
    return new Map(CARDS.map((facts) => [facts.id, fitOf(facts, groups, others)]));
  }, [deck, groups]);
  const faults = useMemo(() => deckFaults(options, deck.illuminati, entriesOf(deck)), [deck, options]);
  const advice = useMemo(() => adviceFor(deck), [deck]);
  const barred = useMemo(() => {
    const every = deckFaults(
      { ...options, copies: null },
      '',
      CARDS.map(({ id }) => id),
    );
    return new Set(every.flatMap(({ with: values }) => (typeof values?.card === 'string' ? [values.card] : [])));
  }, [options]);
  // Sorted by the deck as of the last search: an added card must not change places under the pointer.
  const { cards, counts, isNear } = useMemo(
    () => search(wish, { find, fit, groups, isAllowed: ({ id }) => !barred.has(id) }),
    [wish, find, barred],
  );
  const faultOf = (facts: CardFacts): string => {
    if (barred.has(facts.id)) return t('workshop.barred');
    return options.copies !== null && countOf(deck, facts.id) > options.copies ? t('workshop.tooMany') : '';
  };

  const n = sizeOf(deck);
  const unready = faults.length > 0 ? t('workshop.unready', { n: faults.length }) : null;
  const carry = async () => {
    const carried = await carryToTable(stored.id, options);
    if ('to' in carried) route(at(carried.to));
    else setShared(carried);
  };

  const filters = <Filters wish={wish} options={options} onWish={onWish} onOptions={(part) => setOptions({ ...options, ...part })} />;
  return (
    <LibraryPage
      here="/decks"
      title={deck.name || t('decks.unnamed')}
      beside={<p class="small muted">{t('workshop.kept')}</p>}
      testid="workshop"
      wide
    >
      <div class={css.tools}>
        <label class={css.deckName}>
          <span class="visually-hidden">{t('workshop.name')}</span>
          <input
            class="field"
            value={deck.name}
            maxLength={LONGEST_NAME}
            placeholder={t('workshop.name')}
            data-testid="deck-name"
            onChange={({ currentTarget: { value } }) => change({ ...deck, name: value.trim() })}
          />
        </label>
        <Button icon="undo" testid="undo" reason={undo ? null : t('workshop.undo.none')} onClick={() => undo?.()}>
          {t('workshop.undo')}
        </Button>
        <Button icon="up" testid="open-from-text" onClick={() => setDialog('fromText')}>
          {t('decks.fromText')}
        </Button>
        <Button icon="download" testid="open-as-text" onClick={() => setDialog('asText')}>
          {t('workshop.asText')}
        </Button>
        <Button icon="link" testid="share-link" reason={unready} onClick={() => void shareDeck(deck, options).then(setShared)}>
          {t('workshop.share')}
        </Button>
        <Button kind="brass" testid="carry" reason={unready} onClick={() => void carry()}>
          {t('workshop.carry')}
        </Button>
      </div>
      {isNarrow && (
        <div class={css.switch}>
          <Segmented
            label={t('workshop.view')}
            testid="view"
            value={view}
            fill
            choices={(['cards', 'deck'] as const).map((value) => ({ value, text: t('workshop.viewName', { view: value, n }) }))}
            onChange={setView}
          />
        </div>
      )}
      <div class={css.workshop}>
        {!isMedium && <aside class={cx('panel', css.side)}>{filters}</aside>}
        {(!isNarrow || view === 'cards') && (
          <section class={css.middle} aria-label={t('workshop.cards')}>
            <div class={css.searchRow}>
              <input
                ref={field}
                class="field"
                type="search"
                value={wish.text}
                maxLength={100}
                placeholder={t('workshop.search.example')}
                aria-label={t('workshop.search')}
                aria-keyshortcuts="/"
                data-testid="workshop-search"
                onInput={({ currentTarget: { value } }) => onWish({ text: value })}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  document.querySelector<HTMLElement>('[data-testid="workshop-cards"] [data-card]')?.focus();
                }}
              />
              <select
                class="field"
                value={wish.order}
                aria-label={t('workshop.order')}
                data-testid="workshop-order"
                onChange={({ currentTarget: { value } }) => onWish({ order: value as Order })}
              >
                {ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {t('workshop.orderName', { order })}
                  </option>
                ))}
              </select>
            </div>
            <fieldset class={css.kinds} aria-label={t('workshop.kind')}>
              {CHIPS.map((kind) => (
                <Chip key={kind} pressed={wish.kind === kind} testid={`kind-${kind}`} onClick={() => onWish({ kind })}>
                  {t('workshop.kindName', { kind })}{' '}
                  <b class="figures" translate={false}>
                    {counts.get(kind) ?? 0}
                  </b>
                </Chip>
              ))}
            </fieldset>
            {isMedium && (
              <details class={cx('panel', css.folded)}>
                <summary>{t('workshop.filters')}</summary>
                {filters}
              </details>
            )}
            <p role="status" class={cards.length === 0 || isNear ? '' : 'visually-hidden'} data-testid="workshop-found">
              {t('workshop.found', { n: cards.length })}
              {isNear && ` ${t('gallery.near')}`}
            </p>
            {wish.only.length > 0 && (
              <button type="button" class="button small" data-testid="show-all" onClick={() => setWish(ANY)}>
                {t('workshop.clear')}
              </button>
            )}
            <CardList cards={cards} deck={deck} fit={fit} faultOf={faultOf} onChange={onChange} />
          </section>
        )}
        {(!isNarrow || view === 'deck') && (
          <section class={cx('panel', css.side)} aria-label={t('workshop.deck')} data-testid="workshop-deck">
            <div class={css.deckHead}>
              <Ring n={n} />
              {deck.illuminati !== '' && <CardPicture card={deck.illuminati} width={52} height={66} />}
              <label>
                <span class="small muted">{t('workshop.illuminati')}</span>
                <select
                  class="field"
                  value={deck.illuminati}
                  data-testid="deck-illuminati"
                  onChange={({ currentTarget: { value } }) => change({ ...deck, illuminati: findFacts(value) ? value : '' })}
                >
                  <option value="">{t('workshop.illuminati.none')}</option>
                  {ILLUMINATI.map((card) => (
                    <option key={card} value={card} data-names>
                      {cardName(card)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            {deck.illuminati !== '' && <p class="small muted">{goalText(deck.illuminati, 10)}</p>}
            <Verdicts deck={deck} faults={faults} advice={advice} onShow={onShow} />
            <TryHand deck={deck} />
            <Contents deck={deck} onPick={(card) => onShow([card])} onRemove={(card) => onChange((now) => withoutOne(now, card))} />
            <Numbers deck={deck} />
          </section>
        )}
      </div>
      <AsText deck={deck} open={dialog === 'asText'} onClose={() => setDialog(null)} />
      <FromText
        open={dialog === 'fromText'}
        onOpen={() => setDialog('fromText')}
        onClose={() => setDialog(null)}
        action={t('decks.fromText.replace')}
        onDeck={(read) => {
          change({ ...read, name: read.name || deck.name });
          setDialog(null);
        }}
      />
      <ShareDialog shared={shared} onClose={() => setShared(null)} />
    </LibraryPage>
  );
}

export const workshopOf = (id: string) => {
  const stored = findOwn(id);
  return stored ? <Workshop key={id} kept={stored} /> : null;
};
