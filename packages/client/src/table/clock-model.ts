import type { AnyDecision, PlayerId } from '@illuminice/rules';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableLink } from '../net/table-link';

export interface ClockModel {
  /** Until the table's clock runs out; null: none runs. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** Until the server passes for the viewer; null: it does not. */
  readonly autoPassLeft: ReadonlySignal<number | null>;
  /** Length of the announced auto-pass, ms; null: none runs. */
  readonly autoPassMs: ReadonlySignal<number | null>;
  readonly hadMore: ReadonlySignal<boolean>;
  /** Requests more time from the server, once a window. */
  think(): void;
  /** Tells the server that the viewer is thinking. No-op without auto-pass. */
  cancelAutoPass(): void;
}

export interface ClockSources {
  /** True if the viewer has no answer in the window: then nothing delays an auto-pass. */
  isIdle(): boolean;
  /** True while the viewer composes or reads: an auto-pass is cancelled as soon as it is announced. */
  isBusy(): boolean;
  /** True for one of the viewer's first windows: more time is requested at once. */
  isNew(): boolean;
  /** Cancels an auto-pass, or requests more time. */
  sendWait(more?: true): void;
}

/** @param decision window that the auto-pass must belong to */
export function clockModel(
  link: TableLink,
  me: PlayerId | null,
  decision: ReadonlySignal<AnyDecision>,
  { isIdle, isBusy, isNew, sendWait }: ClockSources,
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
  const more = signal<number | null>(null);
  const think = () => {
    if (passesAt.peek() === 0 || more.peek() === decision.peek().frame) return;
    more.value = decision.peek().frame;
    sendWait(true);
  };
  let asked: number | null = null;
  const stopWatching = effect(() => {
    if (passesAt.value === 0 || isIdle()) return;
    const { frame } = decision.peek();
    if (isBusy()) cancelAutoPass();
    else if (frame !== asked && untracked(isNew)) think();
    asked = frame;
  });
  return {
    secondsLeft: clock.seconds,
    autoPassLeft: autoPass.seconds,
    autoPassMs: computed(() => (passesAt.value === 0 ? null : passesAt.value - link.now())),
    hadMore: computed(() => more.value !== null && more.value === decision.value.frame),
    think,
    cancelAutoPass,
    stop() {
      stopWatching();
      clock.stop();
      autoPass.stop();
    },
  };
}

/**
 * Seconds until a moment, rounded up; null without one. Ticks once a second, only while there is one. @param until epoch ms by the server's
 * time; 0: none @param now the server's time @returns the signal, and its end
 */
function secondsLeft(until: () => number, now: () => number): { seconds: ReadonlySignal<number | null>; stop: () => void } {
  const seconds = signal<number | null>(null);
  const stop = effect(() => {
    const end = until();
    if (end === 0) {
      seconds.value = null;
      return;
    }
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = end - now();
      seconds.value = Math.max(0, Math.ceil(left / 1000));
      if (left > 0) alarm = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(alarm);
  });
  return { seconds, stop };
}
