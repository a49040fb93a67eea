/** The credits of the cards' pictures and of the typefaces, as texts: the notice that is shipped, and a document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const SITE = 'https://game-icons.net';
const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** @returns {{ name: string, url: string, icons: string[] }[]} whoever drew icons of the pictures, with those that are in use */
const authors = () => JSON.parse(readFileSync(join(root, 'packages/themes/src/pictures/authors.json'), 'utf8'));

/** @returns {{ name: string, url: string, licence: string, drawn: string[] }[]} whoever drew pictures for this table alone */
const drawers = () => JSON.parse(readFileSync(join(root, 'packages/themes/src/pictures/drawn/authors.json'), 'utf8'));

/** Copyright lines of the packages with typefaces that the page is made with. */
const typefaces = () => {
  const client = join(root, 'packages/client');
  const { dependencies } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'));
  const lines = Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => readFileSync(join(client, 'node_modules', name, 'LICENSE'), 'utf8').split(/\n| \S+\.ttf:/)[0]);
  return [...new Set(lines)].sort();
};

const counted = ({ icons: { length } }) => `${length} ${length === 1 ? 'icon' : 'icons'}`;

/** The text of `NOTICE`. */
export const notice = () => `Illuminice
Copyright of its code: see LICENSE.

The pictures of the cards are put together from icons of ${SITE}, under the Creative Commons
Attribution 3.0 licence (CC BY 3.0, ${LICENCE}). They were changed: coordinates are
rounded to whole units; icons are recoloured, scaled, shaded and combined. The pictures stay under that licence. Their authors:

${authors()
  .map((author) => `- ${author.name}${author.url ? ` (${author.url})` : ''}: ${counted(author)}`)
  .join('\n')}

Pictures of some cards were drawn for this table:

${drawers()
  .map(({ name, url, licence, drawn }) => `- ${name}${url ? ` (${url})` : ''}, ${licence}: ${drawn.join(', ')}`)
  .join('\n')}

The typefaces are under the SIL Open Font License 1.1 (https://openfontlicense.org). They were changed: cut to the characters
that are used, without hints, and without their names. They stay under that licence. Their authors:

${typefaces()
  .map((line) => `- ${line}`)
  .join('\n')}
`;

/** The text of `docs/credits.md`: as the notice, and who drew which icon. */
export const creditsPage = () => `# Credits

The pictures of the cards are put together from icons of [game-icons.net](${SITE}), under the
[Creative Commons Attribution 3.0 licence](${LICENCE}). They were changed: coordinates are rounded
to whole units; icons are recoloured, scaled, shaded and combined. The pictures stay under that licence, whatever the code is under.
Players find the same on the page \`/credits\`, and who drew a card's picture in its close-up.

This page is made by \`npm run --silent licences -- --write\` from \`packages/themes/src/pictures/authors.json\`, and
\`drawn/authors.json\` beside it.

## Drawn for this table

${drawers()
  .map(({ name, url, licence, drawn }) => `${url ? `[${name}](${url})` : name}, ${licence}: ${drawn.join(', ')}.`)
  .join('\n\n')}

${authors()
  .map((author) => {
    const name = author.url ? `[${author.name}](${author.url})` : author.name;
    return `## ${name}\n\n${counted(author)}: ${author.icons.join(', ')}.\n`;
  })
  .join('\n')}`;

/** The files that hold them, by their paths in the project. */
export const CREDITS = { NOTICE: notice, 'docs/credits.md': creditsPage };
