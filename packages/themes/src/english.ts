import { englishMessages } from './english-messages.js';
import { wordsOf } from './words.js';

/** The words of the first theme in English: what servers and commands say. */
export const english = wordsOf('illuminati', 'en', englishMessages);

export const { cardName, shortName, cardText, goalText, alignmentName, money, list, refusalText, logLine, t } = english;
