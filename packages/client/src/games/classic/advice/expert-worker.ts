/** The expert in a thread of its own: thinking takes longer than a frame. */
import { answer } from './expert';
import type { Question } from './expert-thread';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
