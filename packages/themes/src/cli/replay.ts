import { readFileSync } from 'node:fs';
import {
  type AnyEvent,
  type AnyState,
  BrokenRecord,
  hashOf,
  type RecordedGame,
  type Ruleset,
  type RulesetId,
  recordedGameShape,
  replayStart,
  replayStep,
  rulesetOf,
} from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import type { Board, GameEvent as InwoEvent } from '@illuminice/rules/inwo';
import { Command } from 'commander';
import { logKind, logLine, textOf } from '../index.js';
import { english as inwo, logKind as inwoKind } from '../inwo/index.js';

class InvalidRecording extends Error {}

const readRecording = (file: string): { ruleset: Ruleset; game: RecordedGame } => {
  let json: unknown;
  let ruleset: Ruleset;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
    ruleset = rulesetOf(String((json as { ruleset?: unknown } | null)?.ruleset));
  } catch (error) {
    throw new InvalidRecording(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = recordedGameShape(ruleset).safeParse(json);
  if (read.success) return { ruleset, game: read.data };
  throw new InvalidRecording(read.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'));
};

const names = { player: (id: string) => id };

interface GameLog {
  /** Lines of an event: a line before each turn; repeated facts only with `details`. */
  lines(event: AnyEvent, details: boolean, board: AnyState['board']): string[];
}

const copies = new Map<string, string>();

const LOGS: Readonly<Record<RulesetId, GameLog>> = {
  classic: {
    lines: (event: GameEvent, details) => {
      const kind = logKind(event);
      if (kind === 'detail' && !details) return [];
      const line = textOf(logLine(event, names));
      if (event.type === 'turnBegan') return ['', line];
      return [kind === 'table' || kind === 'turn' ? line : `  ${line}`];
    },
  },
  inwo: {
    lines: (event: InwoEvent, details, board: Board) => {
      for (const { id, card } of Object.values(board.cards)) copies.set(id, card);
      const kind = inwoKind(event);
      if (kind === 'detail' && !details) return [];
      const line = textOf(inwo().logLine(event, { ...names, copy: (id) => copies.get(id) }));
      if (event.type === 'turnBegan') return ['', line];
      return [kind === 'table' || kind === 'turn' ? line : `  ${line}`];
    },
  },
};

const replay = (file: string, viewer: string | null, details: boolean): void => {
  const { ruleset, game } = readRecording(file);
  const log = LOGS[ruleset.id as RulesetId];
  if (viewer !== null && !game.players.includes(viewer)) throw new InvalidRecording(`${file}: nobody called ${viewer} plays`);
  const { state, events } = replayStart(ruleset, game);
  const print = (happened: readonly AnyEvent[]) => {
    for (const event of ruleset.eventsFor(happened, viewer))
      for (const line of log.lines(event, details, state.board)) process.stdout.write(`${line}\n`);
  };
  print(events);
  for (const step of game.intents.keys()) print(replayStep(ruleset, game, state, step));
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
