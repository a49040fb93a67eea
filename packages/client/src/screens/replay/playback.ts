import type { AnyEvent } from '@illuminice/rules';
import { effect, type Signal, signal } from '@preact/signals';
import type { StageModel } from '../../table/stage-model';
import type { ReplayLink } from './replay-link';

export const SPEEDS = [0.5, 1, 2, 4, 16] as const;

/** Pause between moments, ms: with and without something to see. */
const STANDS = 900;
const PASSES = 60;

export interface Playback {
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number>;
  stop(): void;
}

/**
 * Automatic run of a replay while `playing`; stops at its end. @param isSeen true if an event shows anything @param stage while it shows a
 * scene the next moment waits
 */
export function playback(
  link: ReplayLink,
  isSeen: (event: AnyEvent) => boolean,
  speed: Signal<number>,
  stage: Pick<StageModel, 'shown'>,
): Playback {
  const playing = signal(false);
  const stop = effect(() => {
    if (!playing.value || stage.shown.value) return;
    if (link.moment.value === link.reel.length) {
      playing.value = false;
      return;
    }
    const shown = link.reel.eventsAt(link.moment.value).some(isSeen);
    const alarm = setTimeout(() => link.step(), (shown ? STANDS : PASSES) / speed.value);
    return () => clearTimeout(alarm);
  });
  return { playing, speed, stop };
}
