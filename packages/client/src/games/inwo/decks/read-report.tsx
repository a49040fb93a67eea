import { Button } from '../../../ui/button';
import { cardName, t } from '../words';
import { sizeOf } from './deck';
import { MOST_CHARACTERS, MOST_LINES } from './deck-text';
import type { DeckText } from './use-deck-text';
import css from './workshop.module.css';

const MOST_GUESSES = 50;

function Lines({ title, lines, testid }: { title: string; lines: readonly string[]; testid: string }) {
  if (lines.length === 0) return null;
  return (
    <section class={css.reported}>
      <h3 class="small">{title}</h3>
      <ul class={css.unknown} data-testid={testid}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Report of a text: cards that were read, proposals, and everything left out, each with the reason. */
export function ReadReport({ from }: { from: DeckText }) {
  const { text, read, fault } = from;
  const { deck, guesses, outside, later, unknown, over, isTooLong } = read;
  const n = sizeOf(deck);
  const limits = t('decks.fromText.limit', { characters: MOST_CHARACTERS, lines: MOST_LINES });
  return (
    <div role="status" class={css.report} data-testid="text-read" data-cards={n}>
      {fault !== '' && <p class="error">{fault}</p>}
      {isTooLong && (
        <p class="error">
          {t('decks.fromText.tooLong')} {limits}
        </p>
      )}
      {text.trim() !== '' && !isTooLong && <p class="small">{t('decks.fromText.read', { n })}</p>}
      {over > 0 && <p class="small">{t('decks.fromText.over', { n: over })}</p>}
      {guesses.length > 0 && (
        <section class={css.reported}>
          <h3 class="small">{t('decks.fromText.guesses', { n: guesses.length })}</h3>
          <ul class={css.guesses} data-testid="text-guesses">
            {guesses.slice(0, MOST_GUESSES).map((guess, i) => (
              <li key={i}>
                <span>{guess.line}</span>
                <Button size="small" testid={`take-${guess.card}`} onClick={() => from.take([guess])}>
                  {t('decks.fromText.take', { n: guess.n, card: cardName(guess.card) })}
                </Button>
              </li>
            ))}
          </ul>
          {guesses.length > 1 && (
            <Button size="small" testid="take-all" onClick={() => from.take(guesses)}>
              {t('decks.fromText.takeAll', { n: guesses.length })}
            </Button>
          )}
        </section>
      )}
      <Lines
        title={t('decks.fromText.outside', { n: outside.length })}
        lines={outside.map(({ line, set }) => `${line}: ${t('decks.fromText.outsideWhy', { set })}`)}
        testid="text-outside"
      />
      <Lines title={t('decks.fromText.later', { n: later.length })} lines={later} testid="text-later" />
      {later.length > 0 && (
        <Button size="small" testid="take-later" onClick={from.takeLater}>
          {t('decks.fromText.takeLater', { n: later.length })}
        </Button>
      )}
      <Lines title={t('decks.fromText.unknown', { n: unknown.length })} lines={unknown} testid="text-unknown" />
    </div>
  );
}
