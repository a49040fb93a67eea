import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, STYLES } from '@illuminice/bots';
import { COMPUTER_LEVELS, COMPUTER_STYLES } from '@illuminice/protocol';

const MESSAGES = 'packages/themes/src/messages/shell';
const ROOT = join(__dirname, '../../../..');

/** Words of one list that the other one lacks, with the file that has to have them. */
const missing = (words: readonly string[], list: readonly string[], file: string): string[] =>
  words.flatMap((word) => (list.includes(word) ? [] : [`${word} is missing in ${file}`]));

test('U02: every level and style of computer players can be asked for, and every one that can be is there', () => {
  const [minds, wire] = ['packages/bots/src/minds.ts', 'packages/protocol/src/computers.ts'];
  expect([...missing(LEVELS, COMPUTER_LEVELS, wire), ...missing(STYLES, COMPUTER_STYLES, wire)]).toEqual([]);
  expect([...missing(COMPUTER_LEVELS, LEVELS, minds), ...missing(COMPUTER_STYLES, STYLES, minds)]).toEqual([]);
});

test.each(readdirSync(join(ROOT, MESSAGES)))('U02: every style of computer players has a word of its own in %s', (language) => {
  const file = join(MESSAGES, language, 'screens.json');
  const words = (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>)['lobby.style'] ?? '';
  // What has no leaning is the other of all.
  const named = COMPUTER_STYLES.filter((style) => style === 'plain' || words.includes(`${style} {`));
  expect(missing(COMPUTER_STYLES, named, file)).toEqual([]);
});
