import type { Studio } from './studio.js';

export interface Shot {
  name: string;
  /** The game always has the first theme's words. */
  ofFirstTheme?: boolean;
  go(studio: Studio): Promise<void>;
}
