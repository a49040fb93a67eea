import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server.js';

/*
 * Worked examples in `docs/recipes`: each page is a recipe, each heading of third rank a file or folder, with what the example
 * does to it. The line "Left out:" of a section has the commands that fail where one of its files is forgotten.
 */

/** What the worked example does to a file or folder. */
export type Change =
  /** Lines as in a diff: those that begin with a blank or a minus stand there, and become those with a blank or a plus. */
  | { readonly kind: 'edit'; readonly hunks: readonly { readonly before: string; readonly after: string }[] }
  /** A new file. */
  | { readonly kind: 'create'; readonly text: string }
  /** A new file or folder that these commands make. */
  | { readonly kind: 'run'; readonly script: string };

export interface Step {
  /** From the root of the repository. */
  readonly path: string;
  readonly isNew: boolean;
  readonly change: Change;
  /** Commands of which one fails without this step. */
  readonly checks: readonly string[];
  /** The file that it names then, where that is not the step's own. */
  readonly named: string;
}

export interface Recipe {
  readonly name: string;
  readonly steps: readonly Step[];
}

export const RECIPES = join(ROOT, 'docs/recipes');

const HEADING = /^### `([^`]+)`( \(new\))?$/;
const LEFT_OUT = /^Left out: (.+)$/m;
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/m;

const hunkOf = (lines: readonly string[]): { before: string; after: string } => {
  const side = (mark: '-' | '+') =>
    lines
      .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: side('-'), after: side('+') };
};

/** The hunks of a diff, which lines with `@@` part. */
const hunksOf = (diff: string): { before: string; after: string }[] =>
  diff
    .trimEnd()
    .split(/^@@.*\n/m)
    .filter((hunk) => hunk !== '')
    .map((hunk) => hunkOf(hunk.trimEnd().split('\n')));

const changeOf = (language: string, text: string): Change => {
  if (language === 'diff') return { kind: 'edit', hunks: hunksOf(text) };
  return language === 'sh' ? { kind: 'run', script: text } : { kind: 'create', text };
};

/** The commands of a section's line "Left out:", and the file that they name where it is another one. */
const checksIn = (section: string): { checks: string[]; named: string | undefined } => {
  const [, line = ''] = LEFT_OUT.exec(section) ?? [];
  const [commands = '', names] = line.split(', which names ');
  return { checks: [...commands.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command), named: names?.replace(/`/g, '') };
};

/**
 * Numbers that an example raises, by name: `{rules}` in a line that is taken away stands for what is written there now, and
 * `{rules+1}`, wherever it stands, for the next one.
 */
const withNumbers = (page: string): string => {
  const numbers = new Map<string, number>();
  let file = '';
  for (const line of page.split('\n')) {
    file = HEADING.exec(line)?.[1] ?? file;
    const [, before, name, after] = /^-(.*)\{(\w+)\}(.*)$/.exec(line) ?? [];
    if (before === undefined || !name || after === undefined) continue;
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const found = lines.find((text) => text.startsWith(before) && text.endsWith(after));
    const number = Number.parseInt(found?.slice(before.length) ?? '', 10);
    if (!Number.isNaN(number)) numbers.set(name, number);
  }
  return page.replace(/\{(\w+)(\+1)?\}/g, (whole, name: string, next?: string) => {
    const number = numbers.get(name);
    return number === undefined ? whole : `${number + (next ? 1 : 0)}`;
  });
};

/** @throws Error where a file has no block of code, or a section no line "Left out:" */
export const readRecipe = (name: string): Recipe => {
  const page = withNumbers(readFileSync(join(RECIPES, `${name}.md`), 'utf8'));
  const steps = page.split(/^(?=## )/m).flatMap((section) => {
    const { checks, named } = checksIn(section);
    return section
      .split(/^(?=### )/m)
      .slice(1)
      .map((part): Step => {
        const [heading = '', ...rest] = part.split('\n');
        const [, path, isNew] = HEADING.exec(heading) ?? [];
        const [, language, text] = FENCE.exec(rest.join('\n')) ?? [];
        if (!path || !language || text === undefined) throw new Error(`${name}: ${heading} names no file, or shows none`);
        if (checks.length === 0) throw new Error(`${name}: no line "Left out:" stands below ${path}`);
        return { path, isNew: Boolean(isNew), change: changeOf(language, text), checks, named: named ?? path };
      });
  });
  return { name, steps };
};

export const recipeNames = (): string[] =>
  readdirSync(RECIPES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''));

/**
 * A text with the hunks of a diff applied.
 *
 * @throws Error that quotes lines which the text does not have exactly once
 */
export const edited = (text: string, hunks: readonly { readonly before: string; readonly after: string }[]): string =>
  hunks.reduce((current, { before, after }) => {
    const parts = `\n${current}`.split(`\n${before}`);
    if (parts.length !== 2) throw new Error(`these lines stand there ${parts.length - 1} times:\n${before}`);
    return parts.join(`\n${after}`).slice(1);
  }, text);
