import type { AnyDecision, PlayerId } from '@illuminice/rules';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableLink } from '../net/table-link';

/** The clocks that run for the viewer. */
export interface ClockModel {
  /** Until the table's clock falls; null: none runs. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** Until the server passes for the viewer; null: it does not. */
  readonly autoPassLeft: ReadonlySignal<number | null>;
  /** Tells the server that the viewer still thinks. Nothing if no auto-pass runs. */
  cancelAutoPass(): void;
}

/**
 * @param decision the window that the auto-pass must belong to
 * @param isBusy whether the viewer is composing or reading: then an auto-pass is cancelled as soon as it is announced
 * @param sendWait sends the message that cancels it
 */
export function clockModel(
  link: TableLink,
  me: PlayerId | null,
  decision: ReadonlySignal<AnyDecision>,
  isBusy: () => boolean,
  sendWait: () => void,
): ClockModel & { stop(): void } {
  const clock = secondsLeft(() => link.timer.value.at, link.now);
  const passesAt = computed(() => {
    const { frame, rev, who } = decision.value;
    const announced = link.silence.value;
    return announced && me !== null && announced.frame === frame && announced.rev === rev && who.includes(me) ? announced.at : 0;
  });
  const autoPass = secondsLeft(() => passesAt.value, link.now);
  const cancelAutoPass = () => {
    if (passesAt.peek() > 0) sendWait();
  };
  const stopWatching = effect(() => {
    if (isBusy() && passesAt.value > 0) cancelAutoPass();
  });
  return {
    secondsLeft: clock.seconds,
    autoPassLeft: autoPass.seconds,
    cancelAutoPass,
    stop() {
      stopWatching();
      clock.stop();
      autoPass.stop();
    },
  };
}

/**
 * The seconds until a moment, rounded up; null while there is none. Ticks once a second, and only while there is one.
 *
 * @param until epoch ms by the server's time; 0: none
 * @param now the server's time
 * @returns the signal, and how to end it
 */
function secondsLeft(until: () => number, now: () => number): { seconds: ReadonlySignal<number | null>; stop: () => void } {
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
