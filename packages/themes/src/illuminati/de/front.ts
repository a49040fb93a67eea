import type { Front } from '../../theme.js';
import { room } from './room.js';
import { terms } from './terms.js';
import { common } from './ui/common.js';
import { home } from './ui/home.js';
import { replays } from './ui/replays.js';

export const front: Front = {
  theme: 'illuminati',
  language: 'de',
  locale: 'de-DE',
  terms,
  ui: { ...common, ...home, ...replays },
  refusals: { table: room },
};
