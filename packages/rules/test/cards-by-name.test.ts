import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cardFacts } from '../src/index.js';

const source = join(__dirname, '../src');
const cards = join(source, 'classic/cards');

/** Everything of the rules but the cards themselves. */
const engine = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.startsWith(cards))
  .map((entry) => join(entry.parentPath, entry.name));

test('what a card does stands with the card: the engine names none', () => {
  expect(Object.keys(cardFacts)).toHaveLength(8 + 83 + 15);
  expect(engine.length).toBeGreaterThan(50);
  const named = engine.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.keys(cardFacts)
      .filter((id) => text.includes(`'${id}'`))
      .map((id) => `${id} in ${relative(source, file)}`);
  });
  expect(named).toEqual([]);
});
