import type { RulesetId } from '@illuminice/rules';
import { Argument, Command, Option } from 'commander';
import { smoke } from '../smoke.js';
import { address, rulesetOption } from './arguments.js';

// The client library reports closed connections and refused joins on the console.
console.warn = () => {};

await new Command('smoke')
  .description(
    'Plays one short game against a server, whoever runs it, and says what it can do. Ends with 1 at the first thing that fails.',
  )
  .addArgument(new Argument('<url>', 'the server, like https://play.example').argParser(address))
  .addOption(rulesetOption())
  .addOption(new Option('--password <text>', 'what the server asks of whoever opens a table').env('CREATE_PASSWORD'))
  .option('--json', 'one JSON line a step', false)
  .action(async (url: string, { ruleset, password, json }: { ruleset: RulesetId; password?: string; json: boolean }) => {
    const write = (line: object, words: string) => process.stdout.write(`${json ? JSON.stringify(line) : words}\n`);
    try {
      await smoke({ url, ruleset, ...(password && { password }) }, (step) => write(step, `ok      ${step.step} (${step.ms} ms)`));
      write({ ok: true }, `${url} plays ${ruleset}.`);
    } catch (error) {
      write({ ok: false, problem: (error as Error).message }, `FAILED  ${(error as Error).message}`);
      process.exitCode = 1;
    }
  })
  .parseAsync();
