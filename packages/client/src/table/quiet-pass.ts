import type { AnyDecision, AnyIntent, PlayerId } from '@illuminice/rules';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Shortest and longest time until a pass is sent where others could learn from it how soon it came, ms. */
const LEAST_MS = 1000;
const MOST_MS = 3000;

/** Time until a pass is sent, ms: one distribution, whatever the viewer holds. */
const thinkingTime = (): number => LEAST_MS + ((MOST_MS - LEAST_MS) * (Math.random() + Math.random())) / 2;

/** When and how the viewer passes in a window. */
export interface QuietPass {
  /** Whether a pass of the viewer waits for its time. */
  readonly isPassing: ReadonlySignal<boolean>;
  /** Sends a pass by hand, not before the time at which an idle viewer's would be sent. */
  pass<A>(send: () => Promise<A>): Promise<A>;
  stop(): void;
}

/**
 * Passes for an idle viewer: at once where only computer players look on, else after a pause like a person's. The pause is drawn for
 * each window whatever the viewer holds, and a pass by hand waits for it, too: nobody learns from it who was asked (N-1002, C-422).
 *
 * @param idle the pass of a viewer who is not to be asked; null: they are asked
 * @param isWatched whether another person is at the table
 * @param play sends an intent
 */
export function quietPass(
  me: PlayerId | null,
  decision: ReadonlySignal<AnyDecision>,
  idle: ReadonlySignal<AnyIntent | null>,
  { isWatched, play, time = thinkingTime }: { isWatched: () => boolean; play: (intent: AnyIntent) => unknown; time?: () => number },
): QuietPass {
  /** The window in which the viewer is awaited, and when a pass in it may be sent; epoch ms. */
  let question = '';
  let due = 0;
  /** The window in which an idle viewer's pass was sent. */
  let passed = '';
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let sendPass: (() => void) | null = null;
  const isPassing = signal(false);
  const forget = () => {
    clearTimeout(alarm);
    alarm = undefined;
    isPassing.value = false;
    const held = sendPass;
    sendPass = null;
    return held;
  };
  const send = (pass: AnyIntent) => {
    const run = () => {
      passed = question;
      play(pass);
    };
    const wait = due - Date.now();
    if (wait <= 0) run();
    else alarm = setTimeout(run, wait);
  };
  const stopWatching = effect(() => {
    const { frame, rev, who } = decision.value;
    const pass = idle.value;
    const key = me !== null && frame !== null && who.includes(me) ? `${frame} ${rev}` : '';
    if (key !== question) {
      question = key;
      due = Date.now() + (isWatched() ? time() : 0);
      // A pass by hand in a window that changed meanwhile is answered by the server like any that comes too late.
      forget()?.();
    }
    if (key === '' || key === passed || isPassing.peek()) return;
    if (!pass) {
      clearTimeout(alarm);
      alarm = undefined;
    } else if (!alarm) send(pass);
  });
  return {
    isPassing,
    pass(send) {
      const wait = due - Date.now();
      if (wait <= 0) return send();
      forget();
      isPassing.value = true;
      return new Promise((done) => {
        sendPass = () => done(send());
        alarm = setTimeout(() => forget()?.(), wait);
      });
    },
    stop() {
      stopWatching();
      forget();
    },
  };
}
