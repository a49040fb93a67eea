import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answered, Question } from '@illuminice/bots';
import type { Logger } from 'pino';
import type { Thinker } from './thinker.js';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}
/** `ready` once, after loading. */
export type Said = 'ready' | { readonly id: number; readonly answered: Answered } | { readonly id: number; readonly failed: string };

export interface ThinkingLimits {
  readonly threads: number;
  /** Time-out of a question, waiting included, ms. */
  readonly ms: number;
  readonly heapMb: number;
}

/** First pause before a dead thread restarts, ms; doubled until one has answered. */
const LEAST_PAUSE = 1000;
const MOST_PAUSE = 30_000;

/** Time-out of loading, ms. */
const LONGEST_START = 60_000;

/** Waiting questions; more are not thought about. */
const MOST_WAITING = 1000;

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly done: (answered: Answered | null) => void;
  timer: NodeJS.Timeout;
}

/** Starts a thread, from its build or its source. @param script beside `main`, without ending */
const start = (script: URL, heapMb: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const built = new URL(`${script.href}.js`);
  // From sources, Node needs tsx.
  if (existsSync(fileURLToPath(built))) return new Worker(built, { resourceLimits, execArgv: [] });
  const source = JSON.stringify(`${script.href}.ts`);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { eval: true, resourceLimits, execArgv: ['--conditions=source'] });
};

class Thread {
  job: Job | null = null;
  isReady = false;

  constructor(readonly worker: Worker) {}
}

/**
 * Threads for computer players, off the server's event loop; started as needed. A slow question ends its thread. Dead threads restart
 * after a pause; questions that wait too long are answered with null.
 */
export class ThinkingThreads implements Thinker {
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #pausing = 0;
  #pause = LEAST_PAUSE;
  #lastId = 0;
  #isClosed = false;
  readonly #restarts = new Set<NodeJS.Timeout>();

  constructor(
    private readonly script: URL,
    private readonly limits: ThinkingLimits,
    private readonly log: Pick<Logger, 'warn' | 'error'>,
  ) {}

  get state(): { readonly threads: number; readonly busy: number; readonly waiting: number; readonly pausing: number } {
    const busy = [...this.#threads].filter(({ job }) => job !== null).length;
    return {
      threads: [...this.#threads].filter(({ isReady }) => isReady).length,
      busy,
      waiting: this.#waiting.length,
      pausing: this.#pausing,
    };
  }

  think(question: Question, done: (answered: Answered | null) => void): () => void {
    if (this.#isClosed || this.#waiting.length >= MOST_WAITING) {
      done(null);
      return () => {};
    }
    this.#lastId += 1;
    const job: Job = { id: this.#lastId, question, done, timer: this.#timer(() => this.#late(job)) };
    this.#waiting.push(job);
    this.#next();
    return () => this.#giveUp(job);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#restarts) clearTimeout(timer);
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const job of [...this.#waiting.splice(0), ...threads.flatMap((thread) => thread.job ?? [])]) {
      clearTimeout(job.timer);
      job.done(null);
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Hands waiting questions to idle threads, starting new ones as allowed. */
  #next(): void {
    while (this.#waiting.length > 0) {
      const threads = [...this.#threads];
      const thread = threads.find(({ job, isReady }) => isReady && job === null);
      if (!thread) {
        const mayStart = threads.length + this.#pausing < this.limits.threads && threads.every(({ isReady }) => isReady);
        if (mayStart) this.#start();
        return;
      }
      const job = this.#waiting.shift() as Job;
      thread.job = job;
      // The question's own time starts now.
      clearTimeout(job.timer);
      job.timer = this.#timer(() => this.#late(job));
      thread.worker.postMessage({ id: job.id, question: job.question } satisfies Asked);
    }
  }

  #timer(late: () => void, ms = this.limits.ms): NodeJS.Timeout {
    return setTimeout(late, ms).unref();
  }

  #start(): void {
    const thread = new Thread(start(this.script, this.limits.heapMb));
    this.#threads.add(thread);
    thread.worker
      .on('message', (reply: Said) => this.#said(thread, reply))
      .on('error', (error) => this.#died(thread, error.message))
      .on('exit', (code) => this.#died(thread, `exit code ${code}`))
      .unref();
    this.#timer(() => thread.isReady || this.#end(thread), LONGEST_START);
  }

  #said(thread: Thread, reply: Said): void {
    if (reply === 'ready') {
      thread.isReady = true;
      this.#next();
      return;
    }
    const { job } = thread;
    // Answer to a cancelled question.
    if (!job || job.id !== reply.id) return;
    this.#pause = LEAST_PAUSE;
    thread.job = null;
    clearTimeout(job.timer);
    if ('failed' in reply) this.log.error({ problem: reply.failed }, 'a computer player failed');
    job.done('answered' in reply ? reply.answered : null);
    this.#next();
  }

  #giveUp(job: Job): void {
    clearTimeout(job.timer);
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
    // A running thought goes on to its limit, and is ignored.
    else
      for (const thread of this.#threads)
        if (thread.job === job) thread.job = { ...job, done: () => {}, timer: this.#timer(() => this.#end(thread)) };
  }

  #late(job: Job): void {
    const threads = [...this.#threads];
    const thread = threads.find((candidate) => candidate.job === job);
    // The first thread is still loading, with a limit of its own.
    if (!thread && threads.length > 0 && threads.every(({ isReady }) => !isReady)) {
      job.timer = this.#timer(() => this.#late(job));
      return;
    }
    this.log.warn({ ms: this.limits.ms, waited: thread === undefined }, 'a computer player thought for too long');
    if (thread) this.#end(thread);
    else {
      const index = this.#waiting.indexOf(job);
      if (index >= 0) this.#waiting.splice(index, 1);
      job.done(null);
    }
  }

  #end(thread: Thread): void {
    void thread.worker.terminate();
    this.#died(thread, 'it was ended');
  }

  /** Once a thread: an error is followed by its exit. */
  #died(thread: Thread, why: string): void {
    if (!this.#threads.delete(thread)) return;
    const { job } = thread;
    this.log.error({ problem: why, again: this.#pause }, 'a thread of computer players died');
    this.#pausing += 1;
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      this.#pausing -= 1;
      this.#next();
    }, this.#pause).unref();
    this.#restarts.add(timer);
    this.#pause = Math.min(MOST_PAUSE, this.#pause * 2);
    if (!job) return;
    clearTimeout(job.timer);
    job.done(null);
  }
}
