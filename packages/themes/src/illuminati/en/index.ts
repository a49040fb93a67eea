import type { Pack } from '../../theme.js';
import { cards, goals } from './cards.js';
import { log } from './log.js';
import { refusals } from './refusals.js';
import { terms } from './terms.js';
import { ui } from './ui/index.js';

export const illuminatiEn = {
  theme: 'illuminati',
  language: 'en',
  locale: 'en-GB',
  terms,
  inSentence: (name) => name.replace(/^The /, 'the '),
  cards,
  goals,
  log,
  refusals,
  ui,
} as const satisfies Pack;

/** Every key of the screens' texts; other languages and themes must have the same. */
export type UiKey = keyof typeof ui;
