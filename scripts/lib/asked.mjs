import { parseArgs } from 'node:util';
import { fail } from './workspace.mjs';

/**
 * What a script was asked for. `--help` says how it is used, and nothing else happens; what the script does not know ends it with
 * exit code 2.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} [config]
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function asked(usage, config) {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config ?? {});
  } catch (error) {
    // Node goes on about arguments that begin with a hyphen.
    return fail(`${error.message.split('. ')[0]}.\n\n${usage}`, 2);
  }
}
