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

/** What the compiler leaves in a package, by which it finds out that nothing has changed. */
const BUILT = ['dist', 'tools/dist', 'tsconfig.tsbuildinfo', 'test/tsconfig.tsbuildinfo'];

const OURS = '@illuminice';

/** Links one folder of installed packages; packages of ours are those of the copy. */
const linkModules = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === OURS) {
      mkdirSync(join(to, name));
      for (const own of readdirSync(join(from, name))) symlinkSync(join('../../..', own), join(to, name, own));
    } else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
};

const stemOf = (path: string): string => basename(path).split('.')[0] ?? '';

/** What a command wrote, and how it ended. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** A copy of the repository, to be changed and thrown away. Dependencies are linked; what is built comes along. */
export class Copy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'illuminice-recipe-')));
  /** What files and folders were before the recipe; null: they were not. */
  readonly #before = new Map<string, string | null>();
  /** The names of all files of the repository, without folders and endings. */
  readonly #stems: readonly string[];
  /** What commands of the recipe made. */
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

  /** Does all steps of a recipe. */
  applyAll({ steps }: Recipe): void {
    for (const { path } of steps) {
      const file = join(this.root, path);
      this.#before.set(path, existsSync(file) ? readFileSync(file, 'utf8') : null);
    }
    for (const step of steps) this.apply(step);
  }

  /** Does a step of a recipe. Commands run once; when the step is done again, what they made is put back. */
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

  /** Puts a file or folder back to what it was before the recipe. */
  undo({ path }: Step): void {
    const before = this.#before.get(path);
    if (before === undefined || before === null) rmSync(join(this.root, path), { recursive: true, force: true });
    else writeFileSync(join(this.root, path), before);
  }

  /** Puts all back that a recipe changed. */
  undoAll({ steps }: Recipe): void {
    for (const step of steps) this.undo(step);
    this.#before.clear();
    rmSync(this.#made, { recursive: true, force: true });
  }

  run(command: string, ...args: string[]): Outcome {
    const env = { ...process.env, THOROUGH: '1', CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.root, encoding: 'utf8', env, maxBuffer: 1 << 28 });
    // What has passed names no fault.
    const output = `${stdout}${stderr}`.replace(/^\s*[✓√○].*\n/gm, '');
    return { ok: status === 0, output };
  }

  /**
   * One of the commands that a recipe names: `npx …` as it stands, `npm test -- PATTERN` without what it prepares, since the tests
   * that recipes name read the sources.
   */
  check(command: string): Outcome {
    const [program = '', ...args] = command.split(' ');
    if (program === 'npx') return this.run('npx', '--no-install', ...args);
    const patterns = args.slice(args.indexOf('--') + 1);
    return this.run(process.execPath, 'node_modules/jest/bin/jest.js', '--ci', '-w', '1', '--testPathPatterns', ...patterns);
  }

  /**
   * Whether an output names a file: by its path, as one of several that share a list (`cards/*.ts`), or, as imports do, by its
   * name where no other file is called so; what a package exports is named by the package.
   */
  isNamed(path: string, output: string): boolean {
    const stem = stemOf(path);
    const folder = basename(dirname(path));
    const isImported = new RegExp(this.#stems.includes(stem) ? `/${folder}/${stem}['.]` : `/${stem}['.]`).test(output);
    const [, ofPackage] = /^packages\/([^/]+)\/src\/index\.ts$/.exec(path) ?? [];
    const others = [join(dirname(path), `*${extname(path)}`), ...(ofPackage ? [`"${OURS}/${ofPackage}"`] : [])];
    return isImported || [path, ...others].some((name) => output.includes(name));
  }

  /** Throws the copy away. */
  remove(): void {
    for (const folder of [this.root, this.#made]) rmSync(folder, { recursive: true, force: true });
  }
}
