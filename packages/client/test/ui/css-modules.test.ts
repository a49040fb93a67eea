import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SRC = join(__dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));
const components = files.filter((name) => /\.tsx?$/.test(name)).map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** The style sheets that a component imports, with the name they have there. */
const importsOf = (component: { name: string; text: string }) =>
  [...component.text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)].map(([, name, path]) => ({
    name: name as string,
    sheet: join(dirname(component.name), path as string),
  }));

test('every style sheet that a component imports is there', () => {
  const sheets = components.flatMap(importsOf).map(({ sheet }) => `packages/client/src/${relative(SRC, sheet)}`);
  expect(sheets.filter((sheet) => !existsSync(join(SRC, '../../..', sheet)))).toEqual([]);
});

const sheets = files.filter((name) => name.endsWith('.module.css'));

describe.each(sheets.map((sheet) => [relative(SRC, sheet), sheet]))('%s', (_, sheet) => {
  const { default: classes } = jest.requireActual<{ default: Record<string, string> }>(sheet);
  const users = components.flatMap((component) =>
    importsOf(component).flatMap((used) => (used.sheet === sheet ? [{ ...component, as: used.name }] : [])),
  );

  test('every class that a component takes from it is there', () => {
    const taken = users.flatMap(({ text, as }) =>
      [...text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))].map(([, name]) => name as string),
    );
    expect(taken.filter((name) => !Object.hasOwn(classes, name))).toEqual([]);
  });

  test('every class in it is used', () => {
    const text = users.map((user) => user.text.replaceAll(`${user.as}.`, 'css.')).join('\n');
    // One that is chosen by its name, `css[kind]`, is written as a word.
    const isUsed = (name: string) => new RegExp(`\\bcss\\.${name}\\b`).test(text) || (/\bcss\[/.test(text) && text.includes(`'${name}'`));
    expect(Object.keys(classes).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('only files of its own folder use it', () => {
    expect(users.map(({ name }) => dirname(name)).filter((folder) => folder !== dirname(sheet))).toEqual([]);
  });
});
