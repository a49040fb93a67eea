import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command with a wrong argument: reason and usage, exit code 2. */
export const refuse = (usage: string, why: string): never => {
  process.stderr.write(`${why}\n${usage}\n`);
  process.exit(2);
};

/** Parsed arguments of a command; `--help` prints `usage`, unknown ones end it. */
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
