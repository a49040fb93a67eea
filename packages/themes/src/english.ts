import { illuminatiEn } from './illuminati/en/index.js';
import { wordsOf } from './words.js';

/** The words of the theme 'illuminati' in English: what servers and commands say. */
export const english = wordsOf(illuminatiEn);

export const { cardName, shortName, cardText, goalText, alignmentName, money, list, refusalText, logLine, t } = english;
