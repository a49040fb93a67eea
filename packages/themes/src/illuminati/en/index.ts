import type { Pack } from '../../theme.js';
import { cards, goals } from './cards.js';
import { front } from './front.js';
import { log } from './log.js';
import { refusals } from './refusals.js';
import { ui } from './ui/index.js';

export const illuminatiEn: Pack = {
  ...front,
  inSentence: (name) => name.replace(/^The /, 'the '),
  cards,
  goals,
  log,
  refusals: { ...front.refusals, ...refusals },
  ui,
};

/** Every key of the screens' texts; other languages and themes must have the same. */
export type UiKey = keyof typeof ui;
