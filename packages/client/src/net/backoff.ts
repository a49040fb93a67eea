/** Pauses between attempts, in ms; the last repeats, so a restarted server is found within 5 s. */
const PAUSES = [150, 400, 900, 1600, 2500] as const;

/** Pause before an attempt (from 0), in ms: growing, and random so that clients spread. @param random from 0 to below 1 */
export const pauseBefore = (attempt: number, random = Math.random()): number => {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  return Math.round(pause * (0.6 + 0.8 * random));
};

export class Wait {
  #end: (() => void) | null = null;

  /** Resolves after `ms`, or when interrupted. */
  pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const alarm = setTimeout(() => this.cut(), ms);
      this.#end = () => {
        clearTimeout(alarm);
        this.#end = null;
        resolve();
      };
    });
  }

  cut(): void {
    this.#end?.();
  }
}
