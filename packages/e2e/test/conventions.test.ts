/** What strangers look for in a repository, held against what is in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../src/server.js';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  container?: string;
  strategy?: { matrix: Record<string, unknown[]> };
  'timeout-minutes'?: number;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  repository: { url: string };
  engines: { node: string };
};
const FOLDER = '.github/workflows';
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => [name, parse(read(join(FOLDER, name))) as Workflow] as const);
const jobsOf = ({ jobs }: Workflow): Job[] => Object.values(jobs);

/** What a line of a workflow runs of this repository, and is not there. */
function missing(line: string): string[] {
  const scripts = [...line.matchAll(/npm run (?:--silent )?([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !manifest.scripts[name]);
  const files = [...line.matchAll(/(?:bash|node) ([\w./-]+)/g)].map(([, file = '']) => file).filter((file) => !file.startsWith('-'));
  return [...scripts, ...files.filter((file) => !existsSync(join(ROOT, file)))];
}

test.each(workflows)('%s runs commands that are there, with as few rights as it needs, for a bounded time', (_name, workflow) => {
  const lines = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  expect(lines.flatMap(missing)).toEqual([]);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
});

test('what is missing would be found', () => {
  expect(missing('npm run nothing && bash .ci/nothing && node scripts/nothing.mjs')).toEqual([
    'nothing',
    '.ci/nothing',
    'scripts/nothing.mjs',
  ]);
  expect(missing('npm run build && bash .ci/run')).toEqual([]);
});

test('CI runs the script of every commit, on Debian with each supported release of Node', () => {
  const ci = workflows.find(([name]) => name === 'ci.yml')?.[1];
  const job = ci?.jobs.test as Job;
  expect(job.steps.map(({ run }) => run)).toContain('bash .ci/run');
  expect(job.container).toMatch(/^node:.*-bookworm$/);
  expect(job.strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(manifest.engines.node).toBe('>=20.19');
  expect(job.strategy?.matrix.node).toContain(Number(read('.nvmrc')));
});

test.each(['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'SUPPORT.md', '.github/PULL_REQUEST_TEMPLATE.md'])(
  '%s is there, and its links lead somewhere',
  (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(ROOT, link)))).toEqual([]);
  },
);

test('every address of the repository is that of package.json', () => {
  const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  const readmes = ['rules', 'protocol', 'client-sdk'].map((name) => `packages/${name}/README.md`);
  for (const file of ['README.md', 'docs/hosting.md', '.github/ISSUE_TEMPLATE/config.yml', 'examples/python/README.md', ...readmes])
    for (const [address] of read(file).matchAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g)) expect([file, address]).toEqual([file, home]);
});

test('the devcontainer is valid, and has what the tests need', () => {
  const { onCreateCommand, postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json')) as Record<string, string>;
  for (const tool of ['chromium', 'postgresql', 'nginx']) expect(onCreateCommand).toContain(tool);
  expect(missing(postCreateCommand as string)).toEqual([]);
});
