import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { ROOT } from '../server.js';
import { edited, type Recipe, type Step } from './recipe.js';

const BUILT = ['dist', 'tools/dist', 'tsconfig.tsbuildinfo', 'test/tsconfig.tsbuildinfo'];

const OURS = '@illuminice';

const linkModules = (from: string, target: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === OURS) {
      mkdirSync(join(target, name));
      for (const own of readdirSync(join(from, name))) symlinkSync(join('../../..', own), join(target, name, own));
    } else symlinkSync(realpathSync(join(from, name)), join(target, name));
  }
};

const stemOf = (path: string): string => basename(path).split('.')[0] ?? '';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Disposable copy of the repository, built, with linked dependencies. */
export class Copy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'illuminice-recipe-')));
  /** Contents before the recipe; null: absent. */
  readonly #before = new Map<string, string | null>();
  /** Names of all files, without folders and endings. */
  readonly #stems: readonly string[];
  readonly #made = mkdtempSync(join(tmpdir(), 'illuminice-made-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    this.#stems = files.map(stemOf);
    for (const file of files) if (existsSync(join(ROOT, file))) this.#fetch(file);
    linkModules(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
    cpSync(join(ROOT, 'node_modules/.installed'), join(this.root, 'node_modules/.installed'), { force: true });
    for (const name of readdirSync(join(ROOT, 'packages'))) {
      linkModules(join(ROOT, 'packages', name, 'node_modules'), join(this.root, 'packages', name, 'node_modules'));
      for (const built of BUILT) if (existsSync(join(ROOT, 'packages', name, built))) this.#fetch(join('packages', name, built));
    }
  }

  #fetch(path: string): void {
    cpSync(join(ROOT, path), join(this.root, path), { recursive: true, preserveTimestamps: true });
  }

  applyAll({ steps }: Recipe): void {
    for (const { path } of steps) {
      const file = join(this.root, path);
      this.#before.set(path, existsSync(file) ? readFileSync(file, 'utf8') : null);
    }
    for (const step of steps) this.apply(step);
  }

  /** Applies a step. Commands run once; a repeated step restores their files. */
  apply({ path, change }: Step): void {
    const file = join(this.root, path);
    if (change.kind === 'edit') writeFileSync(file, edited(readFileSync(file, 'utf8'), change.hunks));
    else if (change.kind === 'create') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, change.text);
    } else {
      const made = join(this.#made, path);
      if (existsSync(made)) cpSync(made, file, { recursive: true });
      else {
        const { ok, output } = this.run('sh', '-ec', change.script);
        if (!ok || !existsSync(file)) throw new Error(`${path} was not made:\n${output}`);
        cpSync(file, made, { recursive: true });
      }
    }
  }

  undo({ path }: Step): void {
    const before = this.#before.get(path);
    if (before === undefined || before === null) rmSync(join(this.root, path), { recursive: true, force: true });
    else writeFileSync(join(this.root, path), before);
  }

  undoAll({ steps }: Recipe): void {
    for (const step of steps) this.undo(step);
    this.#before.clear();
    rmSync(this.#made, { recursive: true, force: true });
  }

  run(command: string, ...args: string[]): Outcome {
    const env = { ...process.env, THOROUGH: '1', CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.root, encoding: 'utf8', env, maxBuffer: 1 << 28 });
    const output = `${stdout}${stderr}`.replace(/^\s*[✓√○].*\n/gm, '');
    return { ok: status === 0, output };
  }

  /** Runs a recipe's command: `npx …`, or `npm test -- PATTERN` without its build, since these tests read sources. */
  check(command: string): Outcome {
    const [program = '', ...args] = command.split(' ');
    if (program === 'npx') return this.run('npx', '--no-install', ...args);
    const patterns = args.slice(args.indexOf('--') + 1);
    return this.run(process.execPath, 'node_modules/jest/bin/jest.js', '--ci', '-w', '1', '--testPathPatterns', ...patterns);
  }

  /** True if an output names a file: by path, by a list (`cards/*.ts`), by a unique name as imports do, or by package for exports. */
  isNamed(path: string, output: string): boolean {
    const stem = stemOf(path);
    const folder = basename(dirname(path));
    const isImported = new RegExp(this.#stems.includes(stem) ? `/${folder}/${stem}['.]` : `/${stem}['.]`).test(output);
    const [, ofPackage] = /^packages\/([^/]+)\/src\/index\.ts$/.exec(path) ?? [];
    const others = [join(dirname(path), `*${extname(path)}`), ...(ofPackage ? [`"${OURS}/${ofPackage}"`] : [])];
    return isImported || [path, ...others].some((name) => output.includes(name));
  }

  remove(): void {
    for (const folder of [this.root, this.#made]) rmSync(folder, { recursive: true, force: true });
  }
}
