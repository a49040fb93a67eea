import { answerOf, type Question } from '../../../hud/advice/expert';
import { expert } from './expert';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerOf(expert, data)));
