import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { gameOfScenarios, RULESET_IDS, rulesetOf, runScenario } from '../index.js';

/** All named scenario files, folders expanded, by name. */
const filesIn = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
};

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs files; 0: success, 1: one failed, 2: one is invalid. @param wanted the game of all of them; null: as each says */
const run = (wanted: string | null, paths: readonly string[]): number => {
  let worst = 0;
  const invalid = (file: string, path: string, message: string) => {
    process.stderr.write(`INVALID ${file}: ${path ? `${path}: ` : ''}${message}\n`);
    worst = 2;
  };
  for (const path of paths) {
    let files: string[];
    try {
      files = filesIn(path);
    } catch (error) {
      invalid(path, '', describe(error));
      continue;
    }
    for (const file of files) {
      let json: unknown;
      try {
        json = JSON.parse(readFileSync(file, 'utf8'));
      } catch (error) {
        invalid(file, '', describe(error));
        continue;
      }
      const game = wanted === null ? gameOfScenarios(json) : { ok: true as const, id: wanted };
      if (!game.ok) {
        invalid(file, 'ruleset', game.message);
        continue;
      }
      const ran = runScenario(rulesetOf(game.id), json);
      if (!ran.ok) {
        for (const { path: field, message } of ran.errors) invalid(file, field, message);
        continue;
      }
      for (const { name, ok, failure } of ran.results) {
        process.stdout.write(ok ? `ok ${name}\n` : `FAIL ${name}: ${failure}\n`);
        if (!ok) worst = Math.max(worst, 1);
      }
    }
  }
  return worst;
};

new Command('scenario')
  .description('Runs scenario files on the rules alone. Exit code 1: one failed, 2: one is not a valid scenario.')
  .argument('<file...>', 'scenario files, or folders of them')
  .addOption(new Option('--ruleset <id>', 'the game they are of, whatever they say themselves').choices(RULESET_IDS))
  .action((paths: string[], { ruleset }: { ruleset?: string }) => {
    process.exitCode = run(ruleset ?? null, paths);
  })
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();
