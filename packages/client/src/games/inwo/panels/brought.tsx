import { deckFaults } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { carriedDeck } from '../decks/carried';
import { type BroughtDeck, type Deck, entriesOf, sizeOf } from '../decks/deck';
import type { DeckOptions } from '../decks/filters';
import { DropHere, FilePicker } from '../decks/from-text';
import { ReadReport } from '../decks/read-report';
import { idInLink, sharedDeck } from '../decks/shared';
import { ownDecks } from '../decks/shelf';
import { useDeckText, useDroppedFile } from '../decks/use-deck-text';
import { cardName, t } from '../words';
import css from './decks.module.css';

const MOST_FAULTS = 12;

const asBrought = (deck: Deck): BroughtDeck => ({ illuminati: deck.illuminati, cards: entriesOf(deck) });

function Judged({ deck, options, mend }: { deck: Deck; options: DeckOptions; mend?: ComponentChildren }) {
  const faults = deckFaults(options, deck.illuminati, entriesOf(deck));
  return (
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
  );
}

/** The decks that are kept on this device; the one that was carried here is chosen. */
export function OwnDecks(props: { options: DeckOptions; chosen: BroughtDeck | null; onChoose: (deck: BroughtDeck) => void }) {
  const { options, onChoose } = props;
  const decks = ownDecks();
  const [id, setId] = useState(carriedDeck);
  const deck = decks.find((own) => own.id === id);
  // It may be mended in another window meanwhile.
  useEffect(() => {
    if (deck) onChoose(asBrought(deck));
  }, [deck]);
  return (
    <>
      {decks.length === 0 && <p class="small muted">{t('decks.empty')}</p>}
      <div class={css.decks} role="radiogroup" aria-label={t('decks.tabs', { tab: 'own' })}>
        {decks.map((own) => (
          <div key={own.id} class={cx(css.deck, own.id === id && css.chosen)}>
            <label>
              <input type="radio" name="own" checked={own.id === id} data-testid={`bring-${own.id}`} onChange={() => setId(own.id)} />
              <span>
                <b>{own.name || t('decks.unnamed')}</b>
                <span class="small muted">{own.illuminati !== '' && cardName(own.illuminati)}</span>
              </span>
            </label>
            {own.id === id && (
              <Judged
                deck={own}
                options={options}
                mend={
                  <a class="button small" href={`/decks/${own.id}`} target="_blank" rel="noreferrer">
                    {t('decks.mend')}
                  </a>
                }
              />
            )}
          </div>
        ))}
      </div>
      <a class="button small" href={deck ? `/decks/${deck.id}` : '/decks'} target="_blank" rel="noreferrer" data-testid="to-workshop">
        {t('decks.workshop')}
      </a>
    </>
  );
}

/** A deck from a link that somebody sent, from a text, or from a file. */
export function DeckFromText({ options, onChoose }: { options: DeckOptions; onChoose: (deck: BroughtDeck) => void }) {
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
          <Judged deck={deck} options={options} />
        </div>
      )}
    </>
  );
}
