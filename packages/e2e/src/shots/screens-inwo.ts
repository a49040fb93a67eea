import type { Shot } from './shot.js';
import type { Studio } from './studio.js';

/** A table of the second game, with Mira at it and a card pointed at. */
const table = (name: string, file: string, then: (studio: Studio) => Promise<void> = async () => {}): Shot => ({
  name,
  go: async (studio) => {
    await studio.sit(file);
    await then(studio);
  },
});

/** Tables of INWO: with two, four and six players, late in the game. */
export const INWO: readonly Shot[] = [table('inwo-two', 'inwo-two'), table('inwo-four', 'inwo-four'), table('inwo-six', 'inwo-six')];
