import type { AnyDecision, AnyIntent, PlayerId } from '@illuminice/rules';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Shortest and longest time until a pass is sent where others could learn from it how soon it came, ms. */
const LEAST_MS = 1000;
const MOST_MS = 3000;

/** Time until a pass is sent, ms: one distribution, whatever the viewer holds. */
const thinkingTime = (): number => LEAST_MS + ((MOST_MS - LEAST_MS) * (Math.random() + Math.random())) / 2;

/** When and how the viewer passes in a window. */
export interface QuietPass {
  /** True between a pass by hand and the game's answer. */
  readonly isPassing: ReadonlySignal<boolean>;
  /**
   * Sends a pass by hand, not before the time at which an idle viewer's would be sent. A later one takes its place.
   *
   * @returns the answer; null: it was not sent, since it was taken back, or the window closed
   */
  pass<A extends { readonly ok: boolean }>(send: () => Promise<A>): Promise<A | null>;
  /** Takes back a pass by hand that has not been sent. @returns whether there was one */
  takeBack(): boolean;
  stop(): void;
}

/** A pass by hand that waits for its time. */
interface HeldPass {
  send(): void;
  drop(): void;
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
  let asks = '';
  let due = 0;
  /** The window in which an idle viewer's pass was sent. */
  let passed = '';
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let held: HeldPass | null = null;
  const isPassing = signal(false);
  const release = (): HeldPass | null => {
    clearTimeout(alarm);
    alarm = undefined;
    const before = held;
    held = null;
    return before;
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
    const { kind, frame, rev, who } = decision.value;
    const pass = idle.value;
    const key = me !== null && frame !== null && who.includes(me) ? `${frame} ${rev}` : '';
    if (key !== question || kind !== asks) {
      // A frame may go on to a question of another kind to the same player: everybody knows who is asked that.
      if (key !== question) due = Date.now() + (isWatched() ? time() : 0);
      question = key;
      asks = kind;
      isPassing.value = false;
      const before = release();
      // A pass by hand in a window that changed meanwhile is answered by the server like any that comes too late.
      if (key === '') before?.drop();
      else before?.send();
    }
    if (key === '' || key === passed || isPassing.peek()) return;
    if (!pass) {
      clearTimeout(alarm);
      alarm = undefined;
    } else if (!alarm) send(pass);
  });
  return {
    isPassing,
    async pass(send) {
      const wait = due - Date.now();
      release()?.drop();
      if (wait <= 0) return send();
      isPassing.value = true;
      const asked = question;
      return new Promise((done) => {
        const go = async () => {
          const answer = await send();
          // Until the game says that it was heard, the viewer sees themselves as having passed.
          if (!answer.ok && asked === question) isPassing.value = false;
          done(answer);
        };
        held = { send: () => void go(), drop: () => done(null) };
        alarm = setTimeout(() => release()?.send(), wait);
      });
    },
    takeBack() {
      const before = release();
      if (!before) return false;
      isPassing.value = false;
      before.drop();
      return true;
    },
    stop() {
      stopWatching();
      release()?.drop();
    },
  };
}
