import { readFileSync } from 'node:fs';
import { BrokenRecord, eventsFor, hashOf, type RecordedGame, recordedGameShape, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, classic, type GameEvent } from '@illuminice/rules/classic';
import { Command } from 'commander';
import { logKind, logLine, textOf } from '../index.js';

/** The file is no recorded game. */
class InvalidRecording extends Error {}

/** Reads a recording; what is wrong with it is named. */
const readRecording = (file: string): RecordedGame<ClassicTypes> => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InvalidRecording(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = recordedGameShape(classic).safeParse(json);
  if (read.success) return read.data;
  throw new InvalidRecording(read.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'));
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

/** Prints a game. */
const replay = (file: string, viewer: string | null, details: boolean): void => {
  const game = readRecording(file);
  if (viewer !== null && !game.players.includes(viewer)) throw new InvalidRecording(`${file}: nobody called ${viewer} plays`);
  const { state, events } = replayStart(classic, game);
  const print = (happened: readonly GameEvent[]) => {
    for (const line of linesOf(eventsFor(happened, viewer), details)) process.stdout.write(`${line}\n`);
  };
  print(events);
  for (const at of game.intents.keys()) print(replayStep(classic, game, state, at));
  if (game.hash !== null && hashOf(state) !== game.hash) throw new BrokenRecord(game.intents.length, null);
};

new Command('replay')
  .description('Prints a recorded game as a readable log. Exit code 1: it cannot be replayed, 2: the file is not a recorded game.')
  .argument('<file>', 'a game downloaded from its replay, or one of packages/rules/test/fixtures')
  .option('--as <player>', 'with what this player knew; without, what everybody could see')
  .option('--details', 'with lines that others say as well', false)
  .action((file: string, { as = null, details }: { as?: string | null; details: boolean }) => {
    try {
      replay(file, as, details);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = error instanceof InvalidRecording || error instanceof RangeError ? 2 : 1;
    }
  })
  .configureOutput({ writeErr: (text) => process.stderr.write(text) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();
