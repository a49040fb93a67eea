import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Block } from './pairings.js';
import type { LeagueGame } from './play.js';

export interface Task {
  readonly ruleset: string;
  readonly block: Block;
}

export type Answer = { readonly games: LeagueGame[] } | { readonly failed: string };

export const MOST_WORKERS = 64;
export const usualWorkers = (): number => Math.min(MOST_WORKERS, availableParallelism());

const start = (script: string): ChildProcess => fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const say = ({ block: { pairing, seed } }: Task): string => `${pairing.hero} against ${pairing.others}, game ${seed}`;

/**
 * Plays tasks in processes of their own, so that processor times do not disturb each other.
 *
 * @param script run by each process
 * @param onDone called in the order of the tasks
 * @throws Error for a process that fails or dies: no game may be missing
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
  const note = (index: number, games: LeagueGame[]): void => {
    done[index] = games;
    for (let games = done[told]; games; games = done[told]) {
      onDone(told, games);
      // Free the memory of reported games.
      delete done[told];
      told += 1;
    }
  };
  const work = async (child: ChildProcess): Promise<void> => {
    while (next < tasks.length) {
      const index = next;
      next += 1;
      const task = tasks[index] as Task;
      const answer = await ask(child, task);
      if ('failed' in answer) throw new Error(`${say(task)}: ${answer.failed}`);
      note(index, answer.games);
    }
  };
  const children = Array.from({ length: Math.min(workers, tasks.length) }, () => start(script));
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
  }
};

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
