/** @jest-environment jsdom */

import { CARDS } from '@illuminice/rules/inwo';
import { searcherOf } from '../../../src/card/search/searcher';
import { findable } from '../../../src/games/inwo/card/search';
import { ANY, cardSearch, search } from '../../../src/games/inwo/decks/search';
import { speakIn } from '../../harness/speak-in';
import { speak } from './page';

beforeAll(speak);
afterEach(() => speakIn('en'));

const first = (text: string) => {
  const { ranks } = searcherOf(CARDS.map((facts) => [facts.id, () => findable(facts)]))(text);
  return [...ranks].sort(([, a], [, b]) => a - b)[0]?.[0];
};
const firstOfDeck = (text: string) =>
  search({ ...ANY, text }, { find: cardSearch(), fit: new Map(), groups: [], isAllowed: () => true }).cards[0]?.id;

const EVERYWHERE = [
  ['cia', 'c-i-a'],
  ['C.I.A.', 'c-i-a'],
  ['fbi', 'fbi'],
  ['irs', 'i-r-s'],
  ['n.s.a.', 'n-s-a'],
  ['terrorist nuke', 'stray-warhead'],
  ['semi-concious', 'semiconscious-liberation-army'],
  ['bavarian iluminati', 'bavarian-illuminati'],
  ['martail law', 'martial-law'],
] as const;
const BY_LANGUAGE = {
  en: [
    ['gnomes of zurich', 'gnomes-of-zurich'],
    ['cattel mutilators', 'cattle-mutilators'],
    ['savings and loan scam', 'savings-and-loan-scam'],
  ],
  de: [
    ['gnome von zurich', 'gnomes-of-zurich'],
    ['Zürich', 'gnomes-of-zurich'],
    ['massenhochzeitkirche', 'mass-wedding-church'],
    ['halbbewuste', 'semiconscious-liberation-army'],
  ],
  fr: [
    ['illumines de baviere', 'bavarian-illuminati'],
    ['ILLUMINÉS DE BAVIÈRE', 'bavarian-illuminati'],
    ['eglise des mariages', 'mass-wedding-church'],
    ['mutilateur de betail', 'cattle-mutilators'],
    ['armée de liberation somnolante', 'semiconscious-liberation-army'],
  ],
  es: [
    ['gnomos de zurich', 'gnomes-of-zurich'],
    ['ejercito semiconciente', 'semiconscious-liberation-army'],
    ['siervos de chtulhu', 'servants-of-cthulhu'],
  ],
} as const;

test.each(['en', 'de', 'fr', 'es'] as const)(
  'U215, U221: in %s initials, missing accents, other hyphens and small slips find the card, in workshop and gallery alike',
  async (language) => {
    await speakIn(language);
    for (const [text, card] of [...EVERYWHERE, ...BY_LANGUAGE[language]]) {
      expect([text, first(text)]).toEqual([text, card]);
      expect([text, firstOfDeck(text)]).toEqual([text, card]);
    }
    expect(first('qwertzuiop')).toBeUndefined();
  },
);
