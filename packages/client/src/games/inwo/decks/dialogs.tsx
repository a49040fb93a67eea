import { useState } from 'preact/hooks';
import { storeDeck } from '../../../net/decks';
import { Refused } from '../../../net/http';
import { refusalText } from '../../../text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { LinkToShare } from '../../../ui/link-to-share';
import { Segmented } from '../../../ui/segmented';
import { cardName, shortName, t } from '../words';
import { type Deck, entriesOf, sizeOf } from './deck';
import { deckAsText, deckFromText } from './deck-text';
import type { DeckOptions } from './filters';
import css from './workshop.module.css';

/** A deck as text, to be copied: by the names of today, or by ids. */
export function AsText({ deck, open, onClose }: { deck: Deck; open: boolean; onClose: () => void }) {
  const [by, setBy] = useState<'name' | 'id'>('name');
  const [isCopied, setCopied] = useState(false);
  const text = deckAsText(deck, by === 'name' ? cardName : (card) => card);
  return (
    <Dialog open={open} onClose={onClose} title={t('workshop.asText')} testid="as-text" wide>
      <Segmented
        label={t('workshop.by')}
        testid="text-by"
        value={by}
        choices={(['name', 'id'] as const).map((value) => ({ value, text: t('workshop.byName', { by: value }) }))}
        onChange={(value) => {
          setBy(value);
          setCopied(false);
        }}
      />
      <textarea class={css.textarea} readOnly rows={14} value={text} aria-label={t('workshop.asText')} data-testid="deck-text" />
      <div class="button-row">
        <Button
          kind="brass"
          icon={isCopied ? 'check' : 'download'}
          testid="text-copy"
          onClick={() =>
            void navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? t('workshop.copied') : t('workshop.copy')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Reads a deck from a text. What was not understood is listed, and the rest can be taken all the same. */
export function TextToDeck({ onDeck, action }: { onDeck: (deck: Deck) => void; action: string }) {
  const [text, setText] = useState('');
  const { deck, unknown } = deckFromText(text, (card) => [cardName(card), shortName(card)]);
  const n = sizeOf(deck);
  return (
    <div class={css.fromText}>
      <label>
        <span class="small muted">{t('workshop.fromText.help')}</span>
        <textarea
          class={css.textarea}
          rows={10}
          value={text}
          placeholder={t('workshop.fromText.example')}
          data-testid="text-field"
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <div role="status" data-testid="text-read">
        {text.trim() !== '' && <p class="small">{t('workshop.fromText.read', { n })}</p>}
        {unknown.length > 0 && (
          <>
            <p class="small">{t('workshop.fromText.unknown', { n: unknown.length })}</p>
            <ul class={css.unknown} data-testid="text-unknown">
              {unknown.slice(0, 12).map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="button-row">
        <Button kind="brass" testid="text-take" reason={n === 0 ? t('workshop.fromText.nothing') : null} onClick={() => onDeck(deck)}>
          {action}
        </Button>
      </div>
    </div>
  );
}

export function FromText(props: { open: boolean; onClose: () => void; onDeck: (deck: Deck) => void; action: string }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('workshop.fromText')} testid="from-text" wide>
      <TextToDeck onDeck={props.onDeck} action={props.action} />
    </Dialog>
  );
}

/** Where a deck can be seen and copied by whoever has the link. */
export const linkTo = (id: string): string => `${location.origin}/d/${id}`;

/** Stores a deck so that whoever has the link may see it. @returns its link, or why there is none */
export async function shareDeck(deck: Deck, options: DeckOptions): Promise<{ link: string } | { why: string }> {
  const name = deck.name.trim();
  try {
    const { id } = await storeDeck({
      ruleset: 'inwo',
      deck: { illuminati: deck.illuminati, cards: entriesOf(deck) },
      share: true,
      options: { ...options },
      ...(name !== '' && { name }),
    });
    return { link: linkTo(id) };
  } catch (error) {
    return { why: error instanceof Refused ? refusalText(error.refusal) : t('decks.noServer') };
  }
}

/** The link that a deck got, or why it got none. */
export function ShareDialog({ shared, onClose }: { shared: { link: string } | { why: string } | null; onClose: () => void }) {
  return (
    <Dialog open={shared !== null} onClose={onClose} title={t('workshop.share')} testid="share">
      {shared && 'why' in shared && (
        <p class="error" role="alert">
          {shared.why}
        </p>
      )}
      {shared && 'link' in shared && (
        <>
          <p>{t('workshop.share.help')}</p>
          <LinkToShare link={shared.link} label={t('workshop.share')} qr={t('workshop.share.qr')} testid="deck" compact />
        </>
      )}
    </Dialog>
  );
}
