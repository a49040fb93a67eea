import { untracked } from '@preact/signals';
import { onAction } from '../prefs/keys';
import { prefs } from '../prefs/prefs';
import { lazyPart, loadedOf } from '../ui/lazy-part';
import type { SoundName } from './scores/score';

const player = lazyPart(() => import('./player'));

/** Plays a sound if wanted, once the page was touched; loads the player at that touch. */
export const play = (name: SoundName): void =>
  // Untracked: an effect must not replay its sound when player or volume change.
  untracked(() => loadedOf(player)?.playSound(name));

/** Waits for the first touch, which browsers require, and for the mute key. Called once. */
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
