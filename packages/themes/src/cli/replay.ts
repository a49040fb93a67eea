import { readFileSync } from 'node:fs';
import {
  createGame,
  eventsFor,
  type GameEvent,
  type Intent,
  intentSchema,
  type Options,
  optionsSchema,
  stateHash,
  step,
} from '@illuminice/rules';
import { Command } from 'commander';
import { logKind, logLine, textOf } from '../index.js';

/** A recorded game, as `npm run record` writes it: the sender's place among the players, and what was sent. */
interface Recording {
  readonly players: string[];
  readonly seed: string;
  readonly options: Options;
  readonly hash: string | null;
  readonly intents: [number, Intent][];
}

/** The file is no recorded game. */
class InvalidRecording extends Error {}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Reads a recording; whatever is wrong with it is named. */
const readRecording = (file: string): Recording => {
  const invalid = (what: string) => new InvalidRecording(`${file}: ${what}`);
  let json: Record<string, unknown>;
  try {
    json = { ...(JSON.parse(readFileSync(file, 'utf8')) as object) };
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
  const { players, seed, options = {}, hash = null, intents } = json;
  if (!isList(players) || players.some((player) => typeof player !== 'string')) throw invalid('players: a list of names is needed');
  if (typeof seed !== 'string') throw invalid('seed: a text is needed');
  if (hash !== null && typeof hash !== 'string') throw invalid('hash: a text is needed');
  const table = optionsSchema.safeParse(options);
  if (!table.success) throw invalid(`options: ${table.error.issues[0]?.message}`);
  if (!isList(intents)) throw invalid('intents: a list is needed');
  const sent = intents.map((entry, i): [number, Intent] => {
    const [seat, intent] = isList(entry) ? entry : [];
    const parsed = intentSchema.safeParse(intent);
    if (typeof seat !== 'number' || !(seat in players)) throw invalid(`intents.${i}: no such player`);
    if (!parsed.success) throw invalid(`intents.${i}: ${parsed.error.issues[0]?.message}`);
    return [seat, parsed.data];
  });
  return { players: players as string[], seed, options: table.data, hash, intents: sent };
};

const names = { player: (id: string) => id };

/** The lines of some events: each turn set off, what another line says as well only on demand. */
const linesOf = (events: readonly GameEvent[], details: boolean): string[] =>
  events.flatMap((event) => {
    const kind = logKind(event);
    if (kind === 'detail' && !details) return [];
    const line = textOf(logLine(event, names));
    if (event.type === 'turnBegan') return ['', line];
    return [kind === 'table' || kind === 'turn' ? line : `  ${line}`];
  });

/** Prints a game; returns the exit code. */
const replay = (file: string, viewer: string | null, details: boolean): number => {
  const { players, seed, options, hash, intents } = readRecording(file);
  if (viewer !== null && !players.includes(viewer)) throw new InvalidRecording(`${file}: nobody called ${viewer} plays`);
  const { state, events } = createGame({ players, seed, options });
  const print = (happened: readonly GameEvent[]) => {
    for (const line of linesOf(eventsFor(happened, viewer), details)) process.stdout.write(`${line}\n`);
  };
  print(events);
  for (const [i, [seat, intent]] of intents.entries()) {
    const result = step(state, players[seat] ?? '', intent);
    if (!result.ok) {
      process.stderr.write(`intent ${i + 1}, ${players[seat]} ${JSON.stringify(intent)}: refused, ${JSON.stringify(result.refusal)}\n`);
      return 1;
    }
    print(result.events);
  }
  if (hash !== null && stateHash(state) !== hash) {
    process.stderr.write('The game came to another state than the one recorded.\n');
    return 1;
  }
  return 0;
};

new Command('replay')
  .description('Prints a recorded game as a readable log. Exit code 1: it cannot be replayed, 2: the file is not a recorded game.')
  .argument('<file>', 'a recorded game, such as those in packages/rules/test/fixtures')
  .option('--as <player>', 'with what this player knew; without, what everybody could see')
  .option('--details', 'with lines that others say as well', false)
  .action((file: string, { as = null, details }: { as?: string | null; details: boolean }) => {
    try {
      process.exitCode = replay(file, as, details);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = error instanceof InvalidRecording || error instanceof RangeError ? 2 : 1;
    }
  })
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();
