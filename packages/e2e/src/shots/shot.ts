import type { Studio } from './studio.js';

/** A screen to be looked at. */
export interface Shot {
  name: string;
  /** It shows a game that has the words of the first theme in every theme. */
  ofFirstTheme?: boolean;
  /** Brings Mira there, and what happens around her with her. */
  go(studio: Studio): Promise<void>;
}
