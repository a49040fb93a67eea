import { type Ease, easeOut } from './easing';

interface Run {
  key: object;
  start: number | null;
  delay: number;
  ms: number;
  ease: Ease;
  step(t: number): void;
  done?: () => void;
}

export interface RunOptions {
  ms: number;
  delay?: number;
  ease?: Ease;
  /** Called with 0 to 1, eased (overshoots go above 1); always once with 1 unless another run takes the key. */
  step(t: number): void;
  done?: () => void;
  /** A fade: stays with reduced motion, in 120 ms. */
  fade?: boolean;
  /** A pause without motion: keeps its length with reduced motion. */
  pause?: boolean;
}

/**
 * All motion on the board. A run replaces another with the same key at once, so motion can be interrupted. Time comes only from `advance`.
 */
export class Motion {
  private readonly runs = new Map<object, Run>();

  constructor(
    private readonly speed: () => number,
    private readonly reduced: () => boolean,
    private readonly wake: () => void,
  ) {}

  get still(): boolean {
    return this.reduced();
  }

  get busy(): boolean {
    return this.runs.size > 0;
  }

  /** Starts a run; it ends at once with speed 0, or with reduced motion unless it is a fade or a pause. */
  run(key: object, opts: RunOptions): void {
    const speed = this.speed();
    const reduced = this.reduced();
    if (speed === 0 || (reduced && !opts.fade && !opts.pause)) {
      this.runs.delete(key);
      opts.step(1);
      opts.done?.();
      return;
    }
    const ms = (reduced && !opts.pause ? 120 : opts.ms) * speed;
    const delay = reduced ? 0 : (opts.delay ?? 0) * speed;
    const { step, done, ease = easeOut } = opts;
    this.runs.set(key, { key, start: null, delay, ms: Math.max(1, ms), ease, step, ...(done ? { done } : {}) });
    this.wake();
  }

  running(key: object): boolean {
    return this.runs.has(key);
  }

  stop(key: object): void {
    this.runs.delete(key);
  }

  finish(): void {
    for (const run of [...this.runs.values()]) this.end(run);
  }

  advance(now: number): void {
    for (const run of [...this.runs.values()]) {
      run.start ??= now + run.delay;
      const t = (now - run.start) / run.ms;
      if (t < 0) continue;
      if (t >= 1) this.end(run);
      else run.step(run.ease(t));
    }
  }

  private end(run: Run): void {
    if (this.runs.get(run.key) !== run) return;
    this.runs.delete(run.key);
    run.step(1);
    run.done?.();
  }
}
