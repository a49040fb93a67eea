import { englishMessages } from './english-messages.js';
import { wordsOf } from './words.js';

export const english = wordsOf('illuminati', 'en', englishMessages);

export const { cardName, shortName, cardText, goalText, alignmentName, money, list, refusalText, logLine, t } = english;
