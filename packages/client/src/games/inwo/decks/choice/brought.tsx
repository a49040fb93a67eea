import { deckFaults, listed } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { at } from '../../../../base-path';
import { refusalText } from '../../../../text';
import { Button } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { CardPicture } from '../../card/picture';
import { cardName, t } from '../../words';
import { carriedDeck } from '../carried';
import { type BroughtDeck, type Deck, entriesOf, sizeOf } from '../deck';
import type { DeckOptions } from '../filters';
import { DropHere, FilePicker } from '../from-text';
import { ReadReport } from '../read-report';
import { idInLink, sharedDeck } from '../shared';
import { ownDecks } from '../shelf';
import { useDeckText, useDroppedFile } from '../use-deck-text';
import css from './choice.module.css';
import { ChosenDeck } from './chosen-deck';

const MOST_FAULTS = 12;

const asBrought = (deck: Deck): BroughtDeck => ({ illuminati: deck.illuminati, cards: entriesOf(deck) });

function Judged({ deck, options, needed, mend }: { deck: Deck; options: DeckOptions; needed: number; mend?: ComponentChildren }) {
  const cards = entriesOf(deck);
  const faults = deckFaults(options, deck.illuminati, cards);
  return (
    <>
      <div class={css.contents} role="status" data-testid="deck-judged" data-faults={faults.length}>
        <p class="small muted">{t('decks.size', { n: sizeOf(deck) })}</p>
        {faults.length > 0 && (
          <ul class={cx('small', css.faults)}>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.why} ${fault.with?.card}`}>{refusalText(fault)}</li>
            ))}
          </ul>
        )}
        {faults.length > 0 && mend}
      </div>
      {deck.illuminati !== '' && (
        <ChosenDeck deck={{ illuminati: deck.illuminati, cards: listed(cards) }} name={deck.name || t('decks.unnamed')} needed={needed} />
      )}
    </>
  );
}

/** Decks on this device, each with its faults; the one marked for this table is chosen. */
export function OwnDecks(props: {
  options: DeckOptions;
  needed: number;
  chosen: BroughtDeck | null;
  onChoose: (deck: BroughtDeck) => void;
}) {
  const { options, needed, onChoose } = props;
  const decks = ownDecks();
  const [id, setId] = useState(carriedDeck);
  const deck = decks.find((own) => own.id === id);
  // Another window may edit the deck meanwhile.
  useEffect(() => {
    if (deck) onChoose(asBrought(deck));
  }, [deck]);
  return (
    <>
      {decks.length === 0 && <p class="small muted">{t('decks.empty')}</p>}
      <div class={css.choices} role="radiogroup" aria-label={t('decks.tabs', { tab: 'own' })}>
        {decks.map((own) => {
          const faults = deckFaults(options, own.illuminati, entriesOf(own)).length;
          return (
            <label key={own.id} class={cx(css.choice, own.id === id && css.chosen)} data-faults={faults}>
              <input
                type="radio"
                class="visually-hidden"
                name="own"
                checked={own.id === id}
                data-testid={`bring-${own.id}`}
                onChange={() => setId(own.id)}
              />
              {own.illuminati !== '' && <CardPicture card={own.illuminati} width={44} height={56} />}
              <span>
                <b>{own.name || t('decks.unnamed')}</b>
                <span class="small muted">{own.illuminati !== '' && cardName(own.illuminati)}</span>
                <span class={cx('small', faults > 0 && css.faults)}>{t('decks.judged', { n: faults })}</span>
              </span>
            </label>
          );
        })}
      </div>
      {deck && (
        <Judged
          deck={deck}
          options={options}
          needed={needed}
          mend={
            <a class="button small" href={at(`/decks/${deck.id}`)} target="_blank" rel="noreferrer">
              {t('decks.mend')}
            </a>
          }
        />
      )}
      <a class="button small" href={at(deck ? `/decks/${deck.id}` : '/decks')} target="_blank" rel="noreferrer" data-testid="to-workshop">
        {t('decks.workshop')}
      </a>
    </>
  );
}

export function DeckFromText(props: { options: DeckOptions; needed: number; onChoose: (deck: BroughtDeck) => void }) {
  const { options, needed, onChoose } = props;
  const from = useDeckText();
  const [linked, setLinked] = useState<{ deck: Deck | null; why: string }>({ deck: null, why: '' });
  const [isRead, setRead] = useState(false);
  const write = (text: string) => {
    from.setText(text);
    setRead(false);
  };
  const open = async (file: File) => {
    await from.open(file);
    setLinked({ deck: null, why: '' });
    setRead(true);
  };
  const isOver = useDroppedFile((file) => void open(file));
  const look = async () => {
    const id = idInLink(from.text);
    setLinked({ deck: null, why: id === null ? '' : t('decks.loading') });
    setRead(id === null);
    if (id === null) return;
    const deck = await sharedDeck(id);
    setLinked(typeof deck === 'string' ? { deck: null, why: deck } : { deck, why: '' });
  };
  const deck = isRead && !from.read.isTooLong ? from.read.deck : linked.deck;
  useEffect(() => {
    if (deck) onChoose(asBrought(deck));
  }, [deck]);
  return (
    <>
      {isOver && <DropHere />}
      <label class={css.paste}>
        <span class="small muted">{t('decks.paste')}</span>
        <textarea
          class="field"
          rows={5}
          value={from.text}
          data-testid="deck-paste"
          onInput={({ currentTarget: { value } }) => write(value)}
        />
      </label>
      <div class="button-row">
        <FilePicker onFile={open} testid="deck-file" />
        <Button size="small" testid="deck-look" reason={from.text.trim() === '' ? t('decks.paste') : null} onClick={() => void look()}>
          {t('decks.look')}
        </Button>
      </div>
      <p class="small" role="status">
        {linked.why}
      </p>
      {(isRead || from.fault !== '') && <ReadReport from={from} />}
      {deck && (
        <div class={cx(css.deck, css.chosen)} data-testid="deck-found">
          <b>{deck.name || (deck.illuminati === '' ? t('decks.unnamed') : cardName(deck.illuminati))}</b>
          <Judged deck={deck} options={options} needed={needed} />
        </div>
      )}
    </>
  );
}
