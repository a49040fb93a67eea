/** `npm run counts`: sizes of the sources and of their prose, by package. `USAGE` has its options. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { asked } from './lib/asked.mjs';
import { fail, packages, root } from './lib/workspace.mjs';

const USAGE = `npm run counts                     lines, comments, names and shapes of packages/*/src, by package
npm run counts -- --at HEAD~20    of a commit, instead of the working tree
npm run counts -- --list names    files and lines of: names, openings, parameters, branches
npm run counts -- --json          one JSON line a package`;

const { values } = asked(USAGE, { options: { at: { type: 'string' }, list: { type: 'string' }, json: { type: 'boolean' } } });

/** First words that make a relative clause the subject of a comment. */
const OPENINGS = /^(Who|What|Whether|Of|Where)\b/;
/** Words of speech that are no names. */
const NO_NAMES = new Set(['one', 'at', 'to', 'on', 'kept', 'said', 'of', 'how', 'is']);
const MOST_PARAMETERS = 4;
const MOST_BRANCHES = 15;
const BRANCHES = [
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const LISTS = ['names', 'openings', 'parameters', 'branches'];
if (values.list && !LISTS.includes(values.list)) fail(`There is no list ${values.list}; there are ${LISTS.join(', ')}.`, 2);

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Paths and texts of all TypeScript sources, of the working tree or of a commit. */
function sources() {
  const wanted = (path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');
  if (!values.at)
    return Object.keys(packages)
      .flatMap((name) => readdirSync(join(root, `packages/${name}/src`), { recursive: true }).map((file) => `packages/${name}/src/${file}`))
      .filter(wanted)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const paths = git('ls-tree', '-r', '--name-only', values.at).split('\n').filter(wanted);
  return paths.map((path) => ({ path, text: git('show', `${values.at}:${path}`) }));
}

/** Comments of a file; `//` lines that follow each other are one. */
function comments(text, found) {
  const joined = [];
  for (const { type, value, start, end } of found) {
    const last = joined.at(-1);
    const words = value.replace(/^\s*\*+/gm, '').trim();
    if (type === 'Line' && last?.type === 'Line' && /^\s*\n\s*$/.test(text.slice(last.end, start))) {
      last.words += ` ${words}`;
      last.end = end;
    } else joined.push({ type, words, start, end });
  }
  return joined.map((comment) => ({ ...comment, lines: text.slice(comment.start, comment.end).split('\n').length }));
}

/** Every name that a pattern binds. */
function* bound(pattern) {
  if (!pattern) return;
  if (pattern.type === 'Identifier') yield pattern;
  else if (pattern.type === 'ObjectPattern') for (const property of pattern.properties) yield* bound(property.value ?? property.argument);
  else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) yield* bound(element);
  else yield* bound(pattern.left ?? pattern.argument ?? pattern.parameter);
}

/** Bindings and functions of a program, each function with its own branches (those of functions inside it are theirs). */
function shapes(program) {
  const names = [];
  const functions = [];
  const open = [];
  const branch = () => {
    const inner = open.at(-1);
    if (inner) inner.branches += 1;
  };
  const enter = (node) => {
    const parameters = node.params.filter((parameter) => parameter.name !== 'this');
    for (const parameter of parameters) names.push(...bound(parameter));
    open.push({ start: node.start, parameters: parameters.length, branches: 1 });
  };
  const leave = () => functions.push(open.pop());
  new Visitor({
    ...Object.fromEntries(
      FUNCTIONS.flatMap((type) => [
        [type, enter],
        [`${type}:exit`, leave],
      ]),
    ),
    ...Object.fromEntries(BRANCHES.map((type) => [type, branch])),
    LogicalExpression: branch,
    SwitchCase: (node) => node.test && branch(),
    VariableDeclarator: (node) => names.push(...bound(node.id)),
  }).visit(program);
  return { names, functions };
}

const counted = {};
const listed = [];
for (const { path, text } of sources()) {
  const { program, comments: found, errors } = parseSync(path, text);
  if (errors.length > 0) fail(`${path}: ${errors[0].message}`);
  const name = path.split('/')[1];
  counted[name] ??= {
    files: 0,
    lines: 0,
    over300: 0,
    comments: 0,
    commentLines: 0,
    openings: 0,
    bindings: 0,
    names: 0,
    parameters: 0,
    branches: 0,
  };
  const row = counted[name];
  const lines = text.split('\n').length - 1;
  const list = (kind, { start }, words) => {
    row[kind] += 1;
    if (values.list === kind) listed.push(`${path}:${text.slice(0, start).split('\n').length}: ${words}`);
  };
  row.files += 1;
  row.lines += lines;
  if (lines > 300) row.over300 += 1;
  for (const comment of comments(text, found)) {
    row.comments += 1;
    row.commentLines += comment.lines;
    if (OPENINGS.test(comment.words)) list('openings', comment, comment.words.replace(/\s+/g, ' ').slice(0, 90));
  }
  const { names, functions } = shapes(program);
  row.bindings += names.length;
  for (const binding of names) if (NO_NAMES.has(binding.name)) list('names', binding, binding.name);
  for (const shape of functions) {
    if (shape.parameters > MOST_PARAMETERS) list('parameters', shape, shape.parameters);
    if (shape.branches > MOST_BRANCHES) list('branches', shape, shape.branches);
  }
}

const rows = Object.entries(counted).toSorted(([a], [b]) => a.localeCompare(b));
const sum = {};
for (const [, row] of rows) for (const [key, count] of Object.entries(row)) sum[key] = (sum[key] ?? 0) + count;
rows.push(['all', sum]);
if (values.list) console.log(listed.toSorted().join('\n'));
else if (values.json) for (const [name, row] of rows) console.log(JSON.stringify({ package: name, ...row }));
else
  console.table(
    Object.fromEntries(
      rows.map(([name, row]) => [
        name,
        {
          ...row,
          'openings %': Math.round((1000 * row.openings) / row.comments) / 10,
          'names %': Math.round((1000 * row.names) / row.bindings) / 10,
        },
      ]),
    ),
  );
