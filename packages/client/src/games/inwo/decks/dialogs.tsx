import { useState } from 'preact/hooks';
import { linkAt } from '../../../base-path';
import { storeDeck } from '../../../net/decks';
import { Refused } from '../../../net/http';
import { refusalText } from '../../../text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { LinkToShare } from '../../../ui/link-to-share';
import { Segmented } from '../../../ui/segmented';
import { cardName, t } from '../words';
import { type Deck, entriesOf } from './deck';
import type { DeckOptions } from './filters';
import { deckAs, FILES, FORMS, type Form } from './text/as-text';
import css from './workshop.module.css';

const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'deck';

/** A deck in formats for other readers, to be copied or saved as a file. */
export function AsText({ deck, open, onClose }: { deck: Deck; open: boolean; onClose: () => void }) {
  const [form, setForm] = useState<Form>('name');
  const [isCopied, setCopied] = useState(false);
  const text = deckAs(form, deck, cardName);
  const [ending, type] = FILES[form];
  return (
    <Dialog open={open} onClose={onClose} title={t('workshop.asText')} testid="as-text" wide>
      <Segmented
        label={t('workshop.by')}
        testid="text-by"
        value={form}
        choices={FORMS.map((value) => ({ value, text: t('workshop.byName', { by: value }) }))}
        onChange={(value) => {
          setForm(value);
          setCopied(false);
        }}
      />
      <textarea class={css.textarea} readOnly rows={14} value={text} aria-label={t('workshop.asText')} data-testid="deck-text" />
      <div class="button-row">
        <a
          class="button"
          href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
          download={`${fileName(deck.name)}.${ending}`}
          data-testid="text-save"
        >
          <Icon name="download" /> {t('workshop.save', { ending })}
        </a>
        <Button
          kind="brass"
          icon={isCopied ? 'check' : 'plus'}
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

export const linkTo = (id: string): string => linkAt(`/d/${id}`);

/** Stores a deck for everybody with its link. @returns the link, or why there is none */
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
