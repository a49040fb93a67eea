import { englishMessages } from './english-messages.js';
import { logValues } from './log-values.js';
import { wordsOf } from './words.js';

export const english = wordsOf('illuminati', 'en', englishMessages, logValues);

export const { cardName, shortName, cardText, goalText, alignmentName, money, list, refusalText, logLine, t } = english;
