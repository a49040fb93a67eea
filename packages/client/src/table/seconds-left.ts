import { effect, type ReadonlySignal, signal } from '@preact/signals';

/**
 * The seconds until a moment, rounded up; null while there is none. Ticks once a second, and only while there is one.
 *
 * @param until epoch ms by the server's time; 0: none
 * @param now the server's time
 * @returns the signal, and how to end it
 */
export function secondsLeft(until: () => number, now: () => number): { seconds: ReadonlySignal<number | null>; stop: () => void } {
  const seconds = signal<number | null>(null);
  const stop = effect(() => {
    const at = until();
    if (at === 0) {
      seconds.value = null;
      return;
    }
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = at - now();
      seconds.value = Math.max(0, Math.ceil(left / 1000));
      if (left > 0) alarm = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(alarm);
  });
  return { seconds, stop };
}
