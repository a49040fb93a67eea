import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cardFacts } from '../src/classic/index.js';
import { CARDS } from '../src/inwo/index.js';

const packages = join(__dirname, '../..');
const cards = join(packages, 'rules/src/classic/cards');

/** The other game has cards of its own, some of the same names. */
const inwo = join(packages, 'rules/src/inwo');
const others = [inwo, join(packages, 'bots/src/inwo'), join(packages, 'lab/src/inwo')];

/** Sources of rules, computer players, laboratory and server, but for the cards themselves. */
const sources = ['rules', 'bots', 'lab', 'server'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && ![cards, ...others].some((folder) => entry.parentPath.startsWith(folder)),
    )
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** String literals of every kind of quotes; of templates the parts between the placeholders. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const idsIn = (text: string, ids: readonly string[] = Object.keys(cardFacts)): string[] => {
  const parts = new Set((text.match(LITERAL) ?? []).flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}|\s+/)));
  return ids.filter((id) => parts.has(id));
};

test('ids are found in literals of every kind', () => {
  expect(idsIn(`a('cia'); b("ufos"); c(\`the mafia and \${x}hackers\`); // texas`)).toEqual(['ufos', 'cia', 'hackers', 'mafia']);
  expect(idsIn(`'ciao', hackers, "no-ufos"`)).toEqual([]);
});

test('what a card does stands with the card: rules, computer players, laboratory and server name none', () => {
  expect(sources.length).toBeGreaterThan(150);
  const named = sources.flatMap((file) => idsIn(readFileSync(file, 'utf8')).map((id) => `${id} in ${relative(packages, file)}`));
  expect(named).toEqual([]);
});

/** Words of the engine that are ids of cards as well. */
const WORDS: readonly string[] = ['exposed', 'reload', 'hex'];

test('INWO: cards and the effects of one card name cards, the rest of the engine none', () => {
  const folders = ['cards', 'effects/singles'].map((folder) => join(inwo, folder));
  const engine = readdirSync(inwo, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !folders.some((folder) => entry.parentPath.startsWith(folder)))
    .map((entry) => join(entry.parentPath, entry.name));
  const ids = CARDS.map(({ id }) => id).filter((id) => !WORDS.includes(id));
  expect(engine.length).toBeGreaterThan(80);
  expect(engine.flatMap((file) => idsIn(readFileSync(file, 'utf8'), ids).map((id) => `${id} in ${relative(packages, file)}`))).toEqual([]);
});
