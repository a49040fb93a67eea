import type { CardFacts } from '@illuminice/rules/inwo';

/** Subject of a deck, so that related cards meet. */
export interface Theme {
  /** Plots and Group cards, as many copies as allowed. */
  readonly cards: readonly string[];
  readonly leans?: (facts: CardFacts) => boolean;
  readonly illuminati?: string;
}

const has =
  (...words: readonly string[]) =>
  (facts: CardFacts): boolean =>
    'alignments' in facts && words.every((word) => ([facts.kind, ...facts.alignments, ...facts.attributes] as string[]).includes(word));

const either =
  (...tests: readonly ((facts: CardFacts) => boolean)[]) =>
  (facts: CardFacts): boolean =>
    tests.some((test) => test(facts));

const pairs = (goal: string, destroyed: string, controlled: string): Theme => ({
  cards: [goal],
  leans: either(has(destroyed), has(controlled)),
});

/** Cards that random games seldom use: they answer rare cards, or need what random decks lack. */
export const THEMES: readonly Theme[] = [
  {
    cards: [
      'privileged-attack',
      'power-grab',
      'deep-agent',
      'interference',
      'mass-wedding-church',
      'religious-reich',
      'israel',
      'the-frog-god',
    ],
    illuminati: 'bavarian-illuminati',
  },
  {
    cards: ['eat-the-rich', 'film-at-eleven', 'media-blitz', 'miracle-diet-plan', 'media-connections', 'celebrity-spokesman', 'exposed'],
    leans: either(has('Media'), has('personality'), has('Science')),
  },
  {
    cards: ['ketchup-is-a-vegetable', 'revolution', 'counter-revolution', 'faction-fight', 'march-on-washington', 'impostor', 'israel'],
    leans: either(has('Government'), has('Nation')),
  },
  {
    cards: ['the-first-thing-we-do-lets-kill-all-the-lawyers', 'lawyers', 'payoff', 'double-cross', 'reorganization', 'offshore-banks'],
    leans: has('Bank'),
  },
  {
    cards: ['combined-disasters', 'early-warning', 'earthquake', 'hurricane', 'tornado', 'weather-satellite', 'relief-corps'],
    leans: has('place'),
  },
  {
    cards: ['spasm-of-violence', 'head-in-a-jar', 'sniper', 'poison', 'car-bomb', 'clone-arrangers', 'immortality-serum', 'dentists'],
    leans: has('personality'),
  },
  {
    cards: ['counterspell', 'hex', 'unlucky-13', 'the-stars-are-right', 'cover-of-darkness', 'death-mask', 'the-holy-grail', 'w-i-t-c-h'],
    leans: has('Magic'),
  },
  {
    cards: ['clone', 'impostor', 'clone-arrangers', 'immortality-serum', 'spasm-of-violence'],
    leans: either(has('personality'), ({ kind }) => kind === 'assassination'),
  },
  { cards: ['combined-disasters', 'the-holy-grail'], leans: either(has('place'), ({ kind }) => kind === 'disaster') },
  {
    cards: ['march-on-washington'],
    leans: (facts) =>
      facts.kind === 'plot' &&
      facts.abilities.some((ability) => 'cost' in ability && typeof ability.cost === 'object' && 'groups' in ability.cost),
  },
  {
    cards: ['opportunity-knocks', 'unmasked', 'read-my-lips', 'nice-idea-its-mine-now', 'center-for-disease-control'],
    leans: has('place'),
  },
  { cards: ['cover-up', 'exposed', 'evil-geniuses-for-a-better-tomorrow', 'unmasked'], leans: has('Secret') },
  { cards: ['full-moon', 'currency-speculation', 'offshore-banks'], leans: either(has('Fanatic'), has('Bank')) },
  { cards: ['criminal-overlords', 'alternate-goals'], leans: has('Violent', 'Criminal') },
  { cards: ['the-corporate-masters'], leans: has('Corporate') },
  { cards: ['power-for-its-own-sake'], leans: (facts) => 'power' in facts && facts.power !== null && facts.power >= 4 },
  pairs('kill-for-peace', 'Violent', 'Peaceful'),
  pairs('let-them-eat-cake', 'Liberal', 'Conservative'),
  pairs('power-to-the-people', 'Conservative', 'Liberal'),
  pairs('the-hand-of-madness', 'Peaceful', 'Violent'),
  pairs('up-against-the-wall', 'Government', 'Violent'),
];
