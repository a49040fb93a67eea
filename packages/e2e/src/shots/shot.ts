import type { Studio } from './studio.js';

/** A screen to be looked at. */
export interface Shot {
  name: string;
  /** Brings Mira there, and what happens around her with her. */
  go(studio: Studio): Promise<void>;
}
