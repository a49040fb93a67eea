import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Block } from './pairings.js';
import type { LeagueGame } from './play.js';

/** Which block of a league's list is to be played. */
export interface Task {
  readonly ruleset: string;
  readonly block: Block;
}

/** What a process answers to a task. */
export type Answer = { readonly games: LeagueGame[] } | { readonly failed: string };

/** As many as may be wanted at once. */
export const MOST_WORKERS = 64;
export const usualWorkers = (): number => Math.min(MOST_WORKERS, availableParallelism());

/** The process that plays blocks: `cli/league-worker`, beside the command that runs the league. */
const start = (script: string): ChildProcess => fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const say = ({ block: { pairing, seed } }: Task): string => `${pairing.hero} against ${pairing.others}, game ${seed}`;

/**
 * Plays tasks in processes of their own, as many at once as there are workers. Processor time is that of a process, so that
 * decisions are timed undisturbed by each other.
 *
 * @param script the file that such a process runs
 * @param onDone called with each task's games, in the order of the tasks
 * @throws Error if a process dies or says that it failed: a league with games missing would be a lie
 */
export const playTasks = async (
  script: string,
  tasks: readonly Task[],
  workers: number,
  onDone: (at: number, games: LeagueGame[]) => void,
): Promise<void> => {
  const done: (LeagueGame[] | undefined)[] = [];
  let next = 0;
  let told = 0;
  const note = (at: number, games: LeagueGame[]): void => {
    done[at] = games;
    for (let games = done[told]; games; games = done[told]) {
      onDone(told, games);
      // What was told is not kept.
      delete done[told];
      told += 1;
    }
  };
  const work = async (child: ChildProcess): Promise<void> => {
    while (next < tasks.length) {
      const at = next;
      next += 1;
      const task = tasks[at] as Task;
      const answer = await ask(child, task);
      if ('failed' in answer) throw new Error(`${say(task)}: ${answer.failed}`);
      note(at, answer.games);
    }
  };
  const children = Array.from({ length: Math.min(workers, tasks.length) }, () => start(script));
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
  }
};

/** Sends a task, and waits for its games or for the end of the process. */
const ask = (child: ChildProcess, task: Task): Promise<Answer> =>
  new Promise((resolve) => {
    const answered = (answer: Answer) => {
      child.off('message', answered).off('exit', ended).off('error', failed);
      resolve(answer);
    };
    const ended = (code: number | null, signal: string | null) =>
      answered({ failed: `the process that played it ended (${signal ?? `exit code ${code}`})` });
    const failed = (error: Error) => answered({ failed: error.message });
    child.on('message', answered).on('exit', ended).on('error', failed);
    if (child.exitCode !== null || child.signalCode !== null) ended(child.exitCode, child.signalCode);
    else child.send(task);
  });
