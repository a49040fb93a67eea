import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Policy } from '@illuminice/bots';
import type { AnyIntent, AnyView } from '@illuminice/rules';
import type { GameLab } from '../game-lab.js';

/** Limits of a foreign policy: time to start and per decision in ms, heap in MB. */
export interface ForeignLimits {
  readonly startMs: number;
  readonly decisionMs: number;
  readonly heapMb: number;
}
export const FOREIGN_LIMITS: ForeignLimits = { startMs: 5000, decisionMs: 300, heapMb: 64 };

/** Longest answer in characters, far above any intent. */
const LONGEST_ANSWER = 20_000;

const MOST_WISHES = 100;

/**
 * Code of the thread. The policy runs in a context with plain JavaScript only: no object of Node gets in, only text is exchanged,
 * and code generation from strings is off. `JSON` is captured before the policy can change it.
 */
const THREAD = `
const { workerData: { port, flag, source, seed } } = require('node:worker_threads');
const vm = require('node:vm');
const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
const answer = (text) => {
  port.postMessage(text);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
};
const PRELUDE = \`'use strict'; ((parse, stringify, make) => {
  let policy = null;
  return (text) => {
    try {
      const { seed, view, offers } = parse(text);
      if (policy === null) {
        policy = make()(seed);
        return typeof policy === 'function' ? 'ready' : '!policy(seed) gives no function';
      }
      const intent = policy(view, offers);
      return '=' + (intent === null || intent === undefined ? 'null' : stringify(intent));
    } catch (error) {
      return '!' + (error && error.message);
    }
  };
})(JSON.parse, JSON.stringify, () => globalThis.policy)\`;
const ask = new vm.Script(PRELUDE).runInContext(context);
const run = (text) => {
  let said;
  try { said = ask(text); } catch { said = '!it threw'; }
  answer(typeof said === 'string' ? said : '!it answered with no text');
};
try {
  new vm.Script(source, { filename: 'policy.js' }).runInContext(context);
  run(JSON.stringify({ seed }));
} catch (error) {
  answer('!it cannot be read');
}
port.on('message', run);
`;

export interface Script {
  /** Sets `policy` to `(seed) => (view, offers) => intent, several by preference, or null`. */
  readonly source: string;
  readonly seed: number;
  readonly limits: ForeignLimits;
}

export type Fault = string;

/** Synchronous access to a foreign policy in a thread of its own. */
class Sandbox {
  readonly #flag = new Int32Array(new SharedArrayBuffer(4));
  readonly #port: MessagePort;
  readonly #worker: Worker;
  readonly #limits: ForeignLimits;

  constructor({ source, seed, limits }: Script) {
    this.#limits = limits;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(THREAD, {
      eval: true,
      workerData: { port: port2, flag: this.#flag, source, seed },
      transferList: [port2],
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    // Too large a heap ends the thread with an error; the next question then times out.
    this.#worker.on('error', () => {}).unref();
    port1.unref();
  }

  begin(): void {
    const answer = this.#wait(this.#limits.startMs);
    if (answer !== 'ready') throw new Error(answer.startsWith('!') ? answer.slice(1) : `it is not ready after ${this.#limits.startMs} ms`);
  }

  ask(question: object): unknown {
    Atomics.store(this.#flag, 0, 0);
    this.#port.postMessage(JSON.stringify(question));
    const answer = this.#wait(this.#limits.decisionMs);
    if (answer.length > LONGEST_ANSWER) throw new Error(`its answer has ${answer.length} characters`);
    if (!answer.startsWith('='))
      throw new Error(answer.startsWith('!') ? `it threw: ${answer.slice(1, 200)}` : `no answer after ${this.#limits.decisionMs} ms`);
    return JSON.parse(answer.slice(1));
  }

  end(): void {
    this.#port.close();
    void this.#worker.terminate();
  }

  /** The answer within a time limit; empty if none. */
  #wait(ms: number): string {
    Atomics.wait(this.#flag, 0, 0, ms);
    const message: unknown = receiveMessageOnPort(this.#port)?.message;
    return typeof message === 'string' ? message : '';
  }
}

/** The reason to refuse a source; null if accepted. Imports would escape the context. */
export const refusedSource = (source: string): string | null =>
  source.length > 1_000_000
    ? 'it has over a million characters'
    : /\bimport\b/.test(source)
      ? 'the word `import` stands in it: a policy imports nothing'
      : null;

/**
 * A policy from a file, for one game, in a thread of its own; it gets plain data. Any fault (time, memory, error, illegal intent)
 * loses the game: it leaves.
 *
 * @param onFault called once
 * @throws Error for a refused source, or one that does not start
 */
export const foreignPolicy = (
  { ruleset, leave }: GameLab,
  { source, seed, limits }: Script,
  onFault: (fault: Fault) => void,
): { readonly policy: Policy; end(): void } => {
  const refused = refusedSource(source);
  if (refused !== null) throw new Error(refused);
  const sandbox = new Sandbox({ source, seed, limits });
  try {
    sandbox.begin();
  } catch (error) {
    sandbox.end();
    throw error;
  }
  let isOut = false;
  const lose = (view: AnyView, fault: Fault): AnyIntent | null => {
    if (!isOut) onFault(fault);
    isOut = true;
    sandbox.end();
    return ruleset.check(view, leave) === null ? leave : ruleset.leastIntent(view);
  };
  /** The legal intent of an answer, or its fault. */
  const legalIn = (view: AnyView, answer: unknown): { readonly intent: AnyIntent } | { readonly fault: Fault } => {
    const read = ruleset.intentShape.safeParse(answer);
    if (!read.success) return { fault: 'what it answered is no intent' };
    const refusal = ruleset.check(view, read.data);
    return refusal === null ? { intent: read.data } : { fault: `${read.data.type} was refused: ${refusal.code} ${refusal.why}` };
  };
  const policy: Policy = (view) => {
    const { player, board }: AnyView = view;
    if (player === null || !ruleset.decision(board).who.includes(player)) return null;
    if (isOut) return lose(view, '');
    let answer: unknown;
    try {
      answer = sandbox.ask({ view, offers: ruleset.offers(view) });
    } catch (error) {
      return lose(view, (error as Error).message);
    }
    if (answer === null) return ruleset.leastIntent(view);
    if (!Array.isArray(answer)) {
      const read = legalIn(view, answer);
      return 'fault' in read ? lose(view, read.fault) : read.intent;
    }
    if (answer.length > MOST_WISHES) return lose(view, `it wishes for ${answer.length} intents at once`);
    for (const wish of answer) {
      const read = legalIn(view, wish);
      if ('intent' in read) return read.intent;
    }
    return ruleset.leastIntent(view);
  };
  return { policy, end: () => sandbox.end() };
};
