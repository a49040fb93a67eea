import { deckFaults, type Intent, listed, type Options, READY_DECKS } from '@illuminice/rules/inwo';
import { createPortal } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { ChoiceProps } from '../../../../table/game-ui';
import { refusalText } from '../../../../text';
import { Button } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { Icon } from '../../../../ui/icon';
import { lengthOf } from '../../lobby/length';
import { cardName, goalText, t, term } from '../../words';
import { entriesOf } from '../deck';
import { ownDecks } from '../shelf';
import css from './choice.module.css';
import { ChosenDeck } from './chosen-deck';
import { DeckChoice } from './deck-choice';
import { useDeckChoice } from './use-choice';

type Choice = Extract<Intent, { type: 'chooseDeck' }>;

function nameOfOwn(illuminati: string, cards: readonly string[]): string {
  const key = (entries: readonly string[]) => listed(entries).sort().join();
  const same = ownDecks().find((own) => own.illuminati === illuminati && key(entriesOf(own)) === key(cards));
  return same?.name || cardName(illuminati);
}

/** The rules' refusal of the choice at a table with these options, in words; null: none. */
function faultOf(options: Options, { illuminati, cards }: Choice): string | null {
  if (illuminati === undefined || cards === undefined) return null;
  const faults = deckFaults(options, illuminati, cards);
  return faults.length > 0 ? faults.map((fault) => refusalText(fault)).join(' ') : null;
}

function SealedDeck({ sealed: { ready, illuminati = '', cards = [] }, needed }: { sealed: Choice; needed: number }) {
  const own = { illuminati, cards: listed(cards) };
  const deck = ready === undefined ? own : READY_DECKS.get(ready);
  if (!deck) return null;
  if (deck.cards.length === 0)
    return (
      <p data-testid="deck-chosen">
        <b data-names>{cardName(deck.illuminati)}</b> <span class="small muted">{goalText(deck.illuminati, needed)}</span>
      </p>
    );
  return <ChosenDeck deck={deck} name={ready === undefined ? nameOfOwn(illuminati, cards) : term('deckNames', ready)} needed={needed} />;
}

/** Choice of a deck before the start: sealed, and unsealed again, until the game begins (N-101, N-105). */
export function DeckSeal({ link, lobby, foot }: ChoiceProps) {
  const options = lobby.rules.options as Options;
  const choice = useDeckChoice(options);
  const [refused, setRefused] = useState<string | null>(null);
  const needed = lengthOf(options, Math.max(2, lobby.seats.length)).now;
  const sealed = (link.sealed?.value ?? null) as Choice | null;
  const send = async (intent: Choice | null) => {
    const answer = await link.send('seal', { intent });
    setRefused(answer.ok ? null : refusalText(answer.refusal));
  };
  const intent = choice.intent as Choice | null;
  const reason = intent ? faultOf(options, intent) : t('decks.pick');
  const buttons = sealed ? (
    <>
      <p class={cx('small', css.sealed)} role="status">
        <Icon name="lock" /> {t('deck.isSealed')}
      </p>
      <Button icon="unlock" testid="lobby-unseal" onClick={() => void send(null)}>
        {t('deck.unseal')}
      </Button>
    </>
  ) : (
    <Button kind="brass" size="big" icon="lock" testid="lobby-seal" reason={reason} onClick={() => void send(intent)}>
      {t('deck.seal')}
    </Button>
  );
  return (
    <section class={cx('panel', css.wide)} data-testid={sealed ? 'lobby-sealed' : 'lobby-decks'} aria-label={t('deck.title')}>
      <header>
        <h2 class="panel-title">{t(sealed ? 'deck.sealedTitle' : 'deck.title')}</h2>
        {!sealed && (
          <Button size="small" icon="dice" testid="deck-any" onClick={choice.any}>
            {t('deck.any')}
          </Button>
        )}
      </header>
      {refused && (
        <p class="error small" role="alert" data-testid="lobby-refused">
          {refused}
        </p>
      )}
      {sealed ? (
        <SealedDeck sealed={sealed} needed={needed} />
      ) : (
        <>
          <DeckChoice options={options} needed={needed} choice={choice} />
          <p class="small muted">{t('deck.later')}</p>
        </>
      )}
      {foot && createPortal(buttons, foot)}
    </section>
  );
}
