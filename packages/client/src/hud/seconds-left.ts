import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableLink } from '../net/table-link';

/**
 * The seconds until the table's clock falls, rounded up; null while none runs. Ticks once a second, and only while one does.
 *
 * @returns the signal, and how to end it
 */
export function secondsLeft(link: TableLink): { seconds: ReadonlySignal<number | null>; stop: () => void } {
  const seconds = signal<number | null>(null);
  const stop = effect(() => {
    const { at } = link.timer.value;
    if (at === 0) {
      seconds.value = null;
      return;
    }
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = at - link.now();
      seconds.value = Math.max(0, Math.ceil(left / 1000));
      if (left > 0) alarm = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(alarm);
  });
  return { seconds, stop };
}
