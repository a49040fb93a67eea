import type { Pack } from '../../theme.js';
import { cards, goals } from './cards.js';
import { front } from './front.js';
import { log } from './log.js';
import { refusals } from './refusals.js';
import { ui } from './ui/index.js';

export const illuminatiDe: Pack = {
  ...front,
  inSentence: (name) => name,
  cards,
  goals,
  log,
  refusals: { ...front.refusals, ...refusals },
  ui,
};
