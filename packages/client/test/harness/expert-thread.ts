/** The thread of an expert, where a document has none: what is asked and answered goes through JSON as it would between threads. */
import { type Answer, type Asked, answerOf, type Question } from '../../src/hud/advice/expert';

const copy = <T>(plain: T): T => JSON.parse(JSON.stringify(plain)) as T;

/**
 * Lets threads that are begun from now on answer for this expert.
 *
 * @returns what was asked of them, and whether the next question breaks the thread instead of being answered
 */
export function answerAs<E extends Asked<E>>(expert: E): { readonly asked: string[]; breaks: boolean } {
  const thread = { asked: [] as string[], breaks: false };
  class Thread {
    onmessage: ((event: { data: Answer }) => void) | null = null;
    onerror: (() => void) | null = null;
    terminate() {}
    postMessage(question: Question) {
      thread.asked.push(question.ask);
      const { breaks } = thread;
      thread.breaks = false;
      setTimeout(() => (breaks ? this.onerror?.() : this.onmessage?.({ data: copy(answerOf(expert, copy(question))) })));
    }
  }
  Object.assign(globalThis, { Worker: Thread });
  return thread;
}
