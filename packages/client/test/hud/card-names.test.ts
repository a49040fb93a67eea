import { english } from '@illuminice/themes';
import { english as inwoEnglish } from '@illuminice/themes/inwo';
import * as fc from 'fast-check';
import { cardsNamedIn } from '../../src/hud/named/card-names';

const found = (text: string, words: Parameters<typeof cardsNamedIn>[1] = english) =>
  cardsNamedIn(text, words).flatMap(({ card }) => card ?? []);

describe('U120 cards named in what people write', () => {
  test('are found in any case, with or without article and full stops, by short names too', () => {
    expect(found('I pay half if you attack California')).toEqual(['california']);
    expect(found('keep your hands off the mafia and cia!')).toEqual(['mafia', 'cia']);
    expect(found('The C.I.A. is mine.')).toEqual(['cia']);
    expect(found('gnomes first, then Smugglers')).toEqual(['gnomes-of-zurich', 'international-cocaine-smugglers']);
    expect(found('Flat Earthers, Hit and Run', inwoEnglish())).toHaveLength(2);
  });

  test('are words of their own, the longest name first', () => {
    expect(found('Californian wine, a texan hat')).toEqual([]);
    expect(found('The Discordian Society')).toEqual(['discordian-society']);
  });

  test.each([
    ['classic', english],
    ['INWO', inwoEnglish()],
  ] as const)('every name of %s is found as a card of that name', (_, words) => {
    for (const card of words.cardIds) {
      const [first] = found(`Is it ${words.cardName(card)}?`, words);
      expect([card, first && words.cardName(first)]).toEqual([card, words.cardName(card)]);
    }
  });

  test('nothing of a text is lost or changed, whatever it is', () => {
    const names = fc.constantFrom(...english.cardIds.map(english.cardName));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), names)), (pieces) => {
        const text = pieces.join(' ');
        expect(
          cardsNamedIn(text, english)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
