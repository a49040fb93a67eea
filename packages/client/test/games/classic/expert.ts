/** The thread of the expert, where a document has none: what is asked and answered goes through JSON as it would between threads. */
import { type Answer, answer, type Question } from '../../../src/games/classic/advice/expert';

const copy = <T>(plain: T): T => JSON.parse(JSON.stringify(plain)) as T;

/** What was asked of it, and whether it breaks instead of answering the next question. */
export const thread = { asked: [] as Question['ask'][], breaks: false };

class Thread {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate() {}
  postMessage(question: Question) {
    thread.asked.push(question.ask);
    const breaks = thread.breaks;
    thread.breaks = false;
    setTimeout(() => (breaks ? this.onerror?.() : this.onmessage?.({ data: copy(answer(copy(question))) })));
  }
}

Object.assign(globalThis, { Worker: Thread });
