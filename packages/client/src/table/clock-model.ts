import type { AnyDecision, PlayerId } from '@illuminice/rules';
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { TableLink } from '../net/table-link';
import { secondsLeft } from './seconds-left';

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
