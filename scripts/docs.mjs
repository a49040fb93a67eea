/** `npm run docs`: the site of the documents, from `docs`, the rulebooks of both games and the descriptions of the protocol. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asked } from './lib/asked.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { installed, node, packages, root, rootManifest } from './lib/workspace.mjs';

const USAGE = `npm run docs [-- FOLDER]
Builds the site of the documents into FOLDER, release/docs by default, with a search and checked links. DOCS_BASE is its path on its
host, / by default.`;

const { positionals } = asked(USAGE, { allowPositionals: true });
const to = resolve(positionals[0] ?? join(root, 'release/docs'));
const site = join(root, 'site');
const pages = join(site, '.pages');
const repository = rootManifest.repository.url.replace(/^git\+|\.git$/g, '');

const GAMES = { classic: 'The rules of Illuminati', inwo: 'The rules of INWO' };

/** Links that leave the documents lead to the repository. @param name of the page, below docs */
const linked = (text, name) =>
  text.replace(/\]\((\.\.\/[^)\s]*)\)/g, (link, target) => {
    const path = posix.normalize(posix.join('docs', posix.dirname(name), target));
    return path.startsWith('docs/') ? link : `](${repository}/blob/main/${path})`;
  });

/** Text for people is no markup. */
const plain = (text) => text.replace(/[<>{}*_[\]|`]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A rulebook as a page; codes of rules in it are links. */
function rulesPage(title, { intro, sections }) {
  const known = new Set(sections.flatMap(({ rules }) => rules.map(([code]) => code)));
  const prose = (text) => plain(text).replace(/\b[CN]-\d+\b/g, (code) => (known.has(code) ? `[${code}](#${code.toLowerCase()})` : code));
  const rule = ([code, name, text, example]) => [
    `### ${plain(name)} <Badge type="info" text="${code}" /> {#${code.toLowerCase()}}`,
    prose(text),
    ...(example ? [`> ${prose(example)}`] : []),
  ];
  const parts = [`# ${title}`, prose(intro), ...sections.flatMap((one) => [`## ${plain(one.title)}`, ...one.rules.flatMap(rule)])];
  return `${parts.join('\n\n')}\n`;
}

function write(name, text) {
  const file = join(pages, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

await ensureInstalled();
await ensureBuilt('themes');
const { loadRulebook } = await import(pathToFileURL(join(packages.themes.dir, 'dist/index.js')).href);
rmSync(pages, { recursive: true, force: true });
for (const name of readdirSync(join(root, 'docs'), { recursive: true }))
  if (name.endsWith('.md')) write(name, linked(readFileSync(join(root, 'docs', name), 'utf8'), name));
cpSync(join(site, 'index.md'), join(pages, 'index.md'));
for (const folder of ['images', 'api']) cpSync(join(root, 'docs', folder), join(pages, 'public', folder), { recursive: true });
cpSync(join(root, 'llms.txt'), join(pages, 'public/llms.txt'));
for (const [game, title] of Object.entries(GAMES))
  write(`rules/${game}.md`, rulesPage(title, await loadRulebook('illuminati', 'en', game)));
write('api/index.md', apiPage());
const env = { ...process.env, NODE_ENV: 'production', ILLUMINICE_SITE: JSON.stringify({ repository }) };
process.exitCode = await node([installed('vitepress/bin/vitepress.js'), 'build', site, '--outDir', to], { env });

/** What can be asked and said, from the descriptions of the protocol. */
function apiPage() {
  const read = (file) => JSON.parse(readFileSync(join(root, 'docs/api', file), 'utf8'));
  const { paths } = read('openapi.json');
  const { channels } = read('asyncapi.json');
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) => `| \`${method.toUpperCase()} ${path}\` | ${plain(summary)} |`),
  );
  const fields = ({ properties, required = [] }) =>
    Object.keys(properties)
      .map((field) => (required.includes(field) ? `\`${field}\`` : `\`${field}\`?`))
      .join(', ');
  const messages = (side) =>
    Object.entries(channels.table.messages)
      .filter(([name]) => name.startsWith(`${side}.`))
      .map(([, { name, payload }]) => `| \`${name}\` | ${fields(payload)} |`);
  const table = (heads, rows) => [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---|').join('')}`, ...rows].join('\n');
  const download = (file, what) => `- <a href="./${file}" target="_self">${file}</a>: ${what}`;
  return `${[
    '# HTTP and messages',
    'Made from the code, for generators and validators; [Bots](../bots.md) and [Protocol](../protocol.md) explain them.',
    [
      download('openapi.json', 'OpenAPI 3.1 of HTTP'),
      download('asyncapi.json', 'AsyncAPI 3 of a connection with `json=1`'),
      download('messages.schema.json', 'JSON Schema of the same messages'),
    ].join('\n'),
    '## HTTP',
    table(['request', 'what for'], requests),
    '## What a client says',
    table(['`type`', 'fields'], messages('client')),
    '## What the server says',
    table(['`type`', 'fields'], messages('server')),
  ].join('\n\n')}\n`;
}
