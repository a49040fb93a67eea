import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** First heading and first sentence of a page. */
function summaryOf(text: string): { title: string; about: string } {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const paragraph =
    text
      .split('\n\n')
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .find((part) => /^[A-Z*`]/.test(part)) ?? '';
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '');
  return { title, about: /^.*?[.:](?= |$)/.exec(plain)?.[0] ?? plain };
}

/** `llms.txt`: which page says what, for programs that read. @param root folder of the repository */
export function llms(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { repository: { url: string } };
  const home = `${repository.url.replace(/^git\+|\.git$/g, '').replace('github.com', 'raw.githubusercontent.com')}/main`;
  const entry = (file: string): string => {
    const { title, about } = summaryOf(readFileSync(join(root, file), 'utf8'));
    return `- [${title}](${home}/${file}): ${about}`;
  };
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const recipes = readdirSync(join(root, 'docs/recipes')).filter((name) => name.endsWith('.md'));
  const lines = [
    '# Illuminice',
    '',
    '> The card games Illuminati (classic) and INWO with friends in the browser: a server, a page, and a kit for bots. An unofficial',
    '> fan project, not affiliated with Steve Jackson Games.',
    '',
    'To write a bot, read bots.md and the two descriptions of the protocol. To run a server, read hosting.md.',
    '',
    '## Documents',
    '',
    ...pages.sort().map((name) => entry(`docs/${name}`)),
    '',
    '## Descriptions of the protocol',
    '',
    `- [OpenAPI](${home}/docs/api/openapi.json): what is asked by HTTP.`,
    `- [AsyncAPI](${home}/docs/api/asyncapi.json): messages over the WebSocket, as JSON.`,
    `- [JSON Schema](${home}/docs/api/messages.schema.json): the same messages.`,
    '',
    '## Optional',
    '',
    ...recipes.sort().map((name) => entry(`docs/recipes/${name}`)),
    '',
  ];
  return lines.join('\n');
}
