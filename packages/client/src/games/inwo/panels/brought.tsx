import { deckFaults } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { carriedDeck } from '../decks/carried';
import { type BroughtDeck, type Deck, entriesOf, sizeOf } from '../decks/deck';
import { deckFromText } from '../decks/deck-text';
import type { DeckOptions } from '../decks/filters';
import { idInLink, sharedDeck } from '../decks/shared';
import { ownDecks } from '../decks/shelf';
import { cardName, shortName, t } from '../words';
import css from './decks.module.css';

/* Decks that a player brings to a table. */

/** Faults that are listed one by one. */
const MOST_FAULTS = 12;

const asBrought = (deck: Deck): BroughtDeck => ({ illuminati: deck.illuminati, cards: entriesOf(deck) });

/** What a deck is, and each thing that is wrong with it at this table (N-103). */
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

/** A deck from a link that somebody sent, or from a text. */
export function DeckFromText({ options, onChoose }: { options: DeckOptions; onChoose: (deck: BroughtDeck) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ deck: Deck | null; unknown: readonly string[]; why: string }>({ deck: null, unknown: [], why: '' });
  const look = async () => {
    const id = idInLink(text);
    if (id === null) {
      const { deck, unknown } = deckFromText(text, (card) => [cardName(card), shortName(card)]);
      setFound({ deck, unknown, why: '' });
      onChoose(asBrought(deck));
      return;
    }
    setFound({ deck: null, unknown: [], why: t('decks.loading') });
    const deck = await sharedDeck(id);
    if (typeof deck === 'string') return setFound({ deck: null, unknown: [], why: deck });
    setFound({ deck, unknown: [], why: '' });
    onChoose(asBrought(deck));
  };
  const { deck, unknown, why } = found;
  return (
    <>
      <label class={css.paste}>
        <span class="small muted">{t('decks.paste')}</span>
        <textarea class="field" rows={5} value={text} data-testid="deck-paste" onInput={({ currentTarget: { value } }) => setText(value)} />
      </label>
      <Button size="small" testid="deck-look" reason={text.trim() === '' ? t('decks.paste') : null} onClick={() => void look()}>
        {t('decks.look')}
      </Button>
      <p class="small" role="status">
        {why}
      </p>
      {unknown.length > 0 && (
        <ul class={cx('small', css.faults)} aria-label={t('decks.unknown')}>
          {unknown.slice(0, MOST_FAULTS).map((line, i) => (
            <li key={i}>
              {t('decks.unknown')} {line}
            </li>
          ))}
        </ul>
      )}
      {deck && (
        <div class={cx(css.deck, css.chosen)} data-testid="deck-found">
          <b>{deck.name || (deck.illuminati === '' ? t('decks.unnamed') : cardName(deck.illuminati))}</b>
          <Judged deck={deck} options={options} />
        </div>
      )}
    </>
  );
}
