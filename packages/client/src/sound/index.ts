import { untracked } from '@preact/signals';
import { onAction } from '../prefs/keys';
import { prefs } from '../prefs/prefs';
import { lazyPart, loadedOf } from '../ui/lazy-part';
import type { SoundName } from './scores/score';

const player = lazyPart(() => import('./player'));

/** Plays a sound, if the viewer wants any and has touched the page; the player is loaded at that first touch. */
export const play = (name: SoundName): void =>
  // An effect that plays a sound must not play it again once the player is loaded or the volume changes.
  untracked(() => loadedOf(player)?.playSound(name));

/** Waits for the first touch of the page, for no browser lets it sound before, and for the key that silences it. Called once. */
export function startSound(): void {
  const open = () => {
    removeEventListener('pointerup', open, { capture: true });
    removeEventListener('keydown', open, { capture: true });
    player.retry();
  };
  addEventListener('pointerup', open, { capture: true });
  addEventListener('keydown', open, { capture: true });
  onAction('mute', () => {
    prefs.muted.value = !prefs.muted.value;
    return true;
  });
}
