import type { AnyDecision, AnyIntent, PlayerId } from '@illuminice/rules';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Bounds of the delay of a pass, where its timing could inform others, ms. */
const LEAST_MS = 1000;
const MOST_MS = 3000;

/** Delay of a pass, ms: one distribution, whatever the viewer holds. */
const thinkingTime = (): number => LEAST_MS + ((MOST_MS - LEAST_MS) * (Math.random() + Math.random())) / 2;

/** The viewer's automatic and manual passes in a window. */
export interface QuietPass {
  /** True between a manual pass and the game's answer. */
  readonly isPassing: ReadonlySignal<boolean>;
  /**
   * Sends a manual pass, not before the time of an automatic one. A later call replaces it. @returns the answer; null: not sent, since it
   * was taken back, or the window closed
   */
  pass<A extends { readonly ok: boolean }>(send: () => Promise<A>): Promise<A | null>;
  /** Takes back a manual pass that was not sent yet. @returns true if there was one */
  takeBack(): boolean;
  stop(): void;
}

/** A manual pass that waits for its time. */
interface HeldPass {
  send(): void;
  drop(): void;
}

/**
 * Passes for a viewer without an answer: at once if only computers watch, else after a pause like a person's. The pause is drawn for each
 * window whatever the viewer holds, and manual passes wait for it, too: it reveals nothing about who was asked (N-1002, C-422). @param idle
 * the automatic pass; null: the viewer is asked @param isWatched true if another person is at the table @param play sends an intent
 */
export function quietPass(
  me: PlayerId | null,
  decision: ReadonlySignal<AnyDecision>,
  idle: ReadonlySignal<AnyIntent | null>,
  { isWatched, play, time = thinkingTime }: { isWatched: () => boolean; play: (intent: AnyIntent) => unknown; time?: () => number },
): QuietPass {
  /** Window in which the viewer is awaited, and earliest time of a pass in it; epoch ms. */
  let question = '';
  let asks = '';
  let due = 0;
  /** Window in which the automatic pass was sent. */
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
      // A frame may continue with a question of another kind to the same player; who is asked is public.
      if (key !== question) due = Date.now() + (isWatched() ? time() : 0);
      question = key;
      asks = kind;
      isPassing.value = false;
      const before = release();
      // The server answers a manual pass in a changed window like any late one.
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
          // Until the game confirms it, the viewer is shown as having passed.
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
