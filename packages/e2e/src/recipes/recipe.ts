import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server.js';

/**
 * Worked examples in `docs/recipes`: a page is a recipe, a heading of third rank a file or folder. "Left out:" has commands that fail
 * without it.
 */

export type Change =
  /** Diff lines: blank or minus become blank or plus. */
  | { readonly kind: 'edit'; readonly hunks: readonly { readonly before: string; readonly after: string }[] }
  | { readonly kind: 'create'; readonly text: string }
  | { readonly kind: 'run'; readonly script: string };

export interface Step {
  readonly path: string;
  readonly isNew: boolean;
  readonly change: Change;
  /** Commands of which one fails without this step. */
  readonly checks: readonly string[];
  /** File that the failure names, if not the step's own. */
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

/** Hunks of a diff, separated by `@@` lines. */
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

/** Commands of "Left out:", and the file that they name if it is another. */
const checksIn = (section: string): { checks: string[]; named: string | undefined } => {
  const [, line = ''] = LEFT_OUT.exec(section) ?? [];
  const [commands = '', names] = line.split(', which names ');
  return { checks: [...commands.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command), named: names?.replace(/`/g, '') };
};

/** Numbers raised by an example: `{rules}` in a removed line is the present one, `{rules+1}` the next. */
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

/** @throws Error for a file without code block, or a section without "Left out:" */
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

/** A text with a diff applied. @throws Error that quotes lines which are missing or repeated */
export const edited = (text: string, hunks: readonly { readonly before: string; readonly after: string }[]): string =>
  hunks.reduce((current, { before, after }) => {
    const parts = `\n${current}`.split(`\n${before}`);
    if (parts.length !== 2) throw new Error(`these lines stand there ${parts.length - 1} times:\n${before}`);
    return parts.join(`\n${after}`).slice(1);
  }, text);
