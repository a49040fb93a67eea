import { english as inwoEnglish } from '@illuminice/themes/inwo';
import { deckFromText, MOST_CHARACTERS } from '../../../../../src/games/inwo/decks/deck-text';

const english = inwoEnglish();
const read = (text: string) => deckFromText(text, (card) => [english.cardName(card), english.shortName(card)]);

test('U217: reading takes time that grows with the text alone', () => {
  const worst = ['(', '[x2] ', '- ', 'a: ', '1 x ', ',"', '....', '2 (a) - b: ', '<card>', '<', '&', '\t1'].map((part) =>
    part
      .repeat(MOST_CHARACTERS / part.length)
      .replace(/(.{190})/g, '$1\n')
      .slice(0, MOST_CHARACTERS),
  );
  const timeOf = (text: string) => {
    const started = performance.now();
    read(text);
    return performance.now() - started;
  };
  // Ten times the text takes about ten times as long; squared, it would be a hundred times.
  for (const text of worst)
    expect([text.slice(0, 8), timeOf(text) < 30 * timeOf(text.slice(0, text.length / 10)) + 500]).toEqual([text.slice(0, 8), true]);
});
