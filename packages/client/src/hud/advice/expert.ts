export type Asked<E> = { readonly [A in keyof E]: (about: never) => unknown };

export interface Question {
  readonly id: number;
  readonly ask: string;
  readonly about: unknown;
}

export type Answer = { readonly id: number; readonly said: unknown } | { readonly id: number; readonly problem: string };

export const answerOf = <E extends Asked<E>>(expert: E, { id, ask, about }: Question): Answer => {
  try {
    return { id, said: expert[ask as keyof E](about as never) };
  } catch (error) {
    return { id, problem: String(error) };
  }
};

interface Waiting {
  resolve(said: never): void;
  reject(problem: Error): void;
}

/**
 * An expert in its own thread: thinking takes longer than a frame. @template E its questions @param begin starts the thread, which answers
 * by `answerOf` @returns asks a question; the promise rejects with the expert's error, and if the thread cannot be started
 */
export function expertThread<E extends Asked<E>>(begin: () => Worker) {
  let thread: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  /** The thread, started on first use; if it breaks, all pending questions are rejected, and the next question starts another. */
  const running = (): Worker => {
    if (thread) return thread;
    const begun = begin();
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

  return <A extends keyof E & string>(ask: A, about: Parameters<E[A]>[0]): Promise<ReturnType<E[A]>> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      const question: Question = { id, ask, about };
      running().postMessage(question);
    });
}
