import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command that was asked for what it cannot do: says why and how it is used, exit code 2. */
export const refuse = (usage: string, why: string): never => {
  process.stderr.write(`${why}\n${usage}\n`);
  process.exit(2);
};

/** What a command was asked for; `--help` says how it is used, and what it does not know ends it. @param usage how it is used */
export function asked<const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(usage, (error as Error).message);
  }
}

/** A whole number from 1 to `most`; anything else ends the command. */
export function wholeNumber(usage: string, option: string, text: string, most: number): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 && number <= most
    ? number
    : refuse(usage, `--${option}: a whole number from 1 to ${most}, not ${text}`);
}
