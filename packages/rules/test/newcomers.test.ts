import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFacts, classic } from '../src/classic/index.js';
import { CARDS, inwo } from '../src/inwo/index.js';

/* A new card needs a version of the rules and a scenario, a new intent a scenario (docs/recipes). */

/** The scenarios of a folder, as texts. */
const scenariosIn = (folder: string): string[] => {
  const path = join(__dirname, '../../..', folder);
  return readdirSync(path).flatMap((file) => (file.endsWith('.json') ? [readFileSync(join(path, file), 'utf8')] : []));
};

const games = [
  { ruleset: classic, cards: Object.values(cardFacts), folder: 'scenarios' },
  { ruleset: inwo, cards: CARDS, folder: 'scenarios/inwo' },
];

describe.each(games)('cards of $ruleset.id', ({ ruleset, cards, folder }) => {
  test('come with a version of the rules that there is', () => {
    const raise = `raise RULES_VERSION in packages/rules/src/${ruleset.id}/setup.ts`;
    const early = cards.flatMap(({ id, ...facts }) =>
      'since' in facts && (facts.since ?? 0) > ruleset.version ? [`${id} comes with version ${facts.since}: ${raise}`] : [],
    );
    expect(early).toEqual([]);
  });

  test('are each in a scenario', () => {
    const words = new Set(scenariosIn(folder).flatMap((text) => text.match(/[a-z0-9-]+/g) ?? []));
    const untried = cards.flatMap((card) => {
      if (words.has(card.id)) return [];
      const prefix = 'rule' in card ? card.rule : 'cards';
      return [`${card.id} is in none: write ${folder}/${prefix}-${card.id}.json`];
    });
    expect(untried).toEqual([]);
  });
});

test.each(games)('intents of $ruleset.id are each in a scenario', ({ ruleset, folder }) => {
  const sent = new Set(scenariosIn(folder).flatMap((text) => [...text.matchAll(/"type": *"(\w+)"/g)].map(([, type]) => type)));
  const untried = ruleset.intentTypes.filter((type) => !sent.has(type));
  expect(untried.map((type) => `${type} is in none: write one of ${folder}/*.json`)).toEqual([]);
});
