/** The expert in a thread of its own: thinking takes longer than a frame. */
import { expert } from './expert';
import type { Answer, Question } from './expert-thread';

onmessage = ({ data: { id, ask, about } }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id, said: expert[ask](about as never) };
  } catch (error) {
    answer = { id, problem: String(error) };
  }
  postMessage(answer);
};
