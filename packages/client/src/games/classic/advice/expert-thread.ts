import type { Answer, Expert, Question } from './expert';

interface Waiting {
  resolve(said: never): void;
  reject(problem: Error): void;
}

let thread: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** The thread, begun when it is first needed; if it breaks, everybody who waits is told, and the next question begins another. */
const expertThread = (): Worker => {
  if (thread) return thread;
  const begun = new Worker(new URL('./expert-worker.ts', import.meta.url), { type: 'module' });
  begun.onmessage = ({ data }: MessageEvent<Answer>) => {
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) who?.reject(new Error(data.problem));
    else who?.resolve(data.said as never);
  };
  begun.onerror = () => {
    begun.terminate();
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error('the thread of the expert broke'));
    waiting.clear();
  };
  thread = begun;
  return begun;
};

/** Asks the expert in a thread of its own. Rejects with what it throws, and where the thread cannot be had. */
export const askExpert = <A extends keyof Expert>(ask: A, about: Parameters<Expert[A]>[0]): Promise<ReturnType<Expert[A]>> =>
  new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    const question: Question = { id, ask, about };
    expertThread().postMessage(question);
  });
