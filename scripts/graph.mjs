/**
 * Who imports whom: holds every import to .dependency-cruiser.cjs, and draws packages and folders in docs/architecture.md,
 * between `<!-- graph NAME -->` and `<!-- end -->`. Fails where a drawn graph has a circle; imports of types alone count.
 *
 *   npm run graph               draws
 *   npm run graph -- --check    fails where a drawing is not what is imported
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import { asked } from './lib/asked.mjs';
import { fail, root, say } from './lib/workspace.mjs';

const USAGE = `npm run graph [-- --check]
Draws who imports whom into docs/architecture.md. --check fails instead where a drawing is not what is imported.`;

const { check } = asked(USAGE, { options: { check: { type: 'boolean', default: false } } }).values;
const DOCUMENT = 'docs/architecture.md';

/** The node of a file in the graph of a folder; null: it is not part of it. */
const inside = (folder) => (file) =>
  file.match(`^packages/${folder}/([^/]+)/`)?.[1] ?? file.match(`^packages/${folder}/([^/]+)\\.tsx?$`)?.[1] ?? null;
const GRAPHS = {
  packages: (file) => file.match(/^packages\/([^/]+)\/src\//)?.[1] ?? null,
  rules: inside('rules/src'),
  classic: inside('rules/src/classic'),
  inwo: inside('rules/src/inwo'),
  server: inside('server/src'),
  client: inside('client/src'),
};

/** The nodes of a graph, each with those it imports. */
function arrowsOf(modules, nodeOf) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source);
    if (from === null) continue;
    if (!arrows.has(from)) arrows.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to !== null && to !== from) arrows.get(from).add(to);
    }
  }
  return new Map([...arrows].sort(([a], [b]) => a.localeCompare(b)));
}

/** All that a node reaches in one step or more. */
function reached(arrows, from) {
  const found = new Set();
  const follow = (node) => {
    for (const to of arrows.get(node) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      follow(to);
    }
  };
  follow(from);
  return found;
}

/** The graph in Mermaid, without arrows that follow from others. */
function drawn(arrows) {
  const id = (node) => `n_${node.replace(/\W/g, '_')}`;
  const lines = [...arrows].flatMap(([from, to]) => {
    const direct = [...to].filter((one) => ![...to].some((other) => reached(arrows, other).has(one))).sort();
    return [`  ${id(from)}["${from}"]`, ...direct.map((one) => `  ${id(from)} --> ${id(one)}`)];
  });
  return ['```mermaid', 'flowchart TB', ...lines, '```'].join('\n');
}

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { output } = await cruise(['packages'], { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
const { output: report, exitCode } = await format(output, { outputType: 'err' });
say(report);

const before = readFileSync(join(root, DOCUMENT), 'utf8');
const circles = [];
const after = before.replace(/(<!-- graph (\w+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, begin, name, end) => {
  if (!(name in GRAPHS)) fail(`${DOCUMENT}: there is no graph ${name}; there are ${Object.keys(GRAPHS).join(', ')}`);
  const arrows = arrowsOf(output.modules, GRAPHS[name]);
  const circle = [...arrows.keys()].filter((node) => reached(arrows, node).has(node));
  if (circle.length > 0) circles.push(`${name}: a circle among ${circle.join(', ')}`);
  return `${begin}${drawn(arrows)}\n${end}`;
});
if (!check && circles.length === 0) writeFileSync(join(root, DOCUMENT), after);
if (circles.length > 0) fail(circles.join('\n'));
if (check && after !== before) fail(`${DOCUMENT} draws other imports than there are: npm run graph`);
process.exitCode = exitCode > 0 ? 1 : 0;
