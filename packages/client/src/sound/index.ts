import { onAction } from '../input/keys.js';
import { prefs } from '../prefs/prefs.js';
import { whenLoaded } from '../ui/when-loaded.js';
import type { SoundName } from './names.js';

export { CLOCK_WARNING, type SoundName, soundsOf } from './names.js';

let sounding: ((name: SoundName) => void) | null = null;

/** Plays a sound, if the viewer wants any and has touched the page; what makes them is loaded at that first touch. */
export const play = (name: SoundName): void => sounding?.(name);

/** Waits for the first touch of the page, for no browser lets it sound before, and for the key that silences it. Called once. */
export function startSound(): void {
  const open = () => {
    removeEventListener('pointerup', open, { capture: true });
    removeEventListener('keydown', open, { capture: true });
    void whenLoaded(
      () => import('./player.js'),
      ({ openPlayer }) => {
        sounding = openPlayer();
      },
    );
  };
  addEventListener('pointerup', open, { capture: true });
  addEventListener('keydown', open, { capture: true });
  onAction('mute', () => {
    prefs.muted.value = !prefs.muted.value;
    return true;
  });
}
