/** The expert in a thread of its own: thinking takes longer than a frame. */
import { answer, type Question } from './expert';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
