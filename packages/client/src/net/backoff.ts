/** Pauses before one try after the other, in ms. The last one repeats: a server that is back is found within 5 s. */
const PAUSES = [150, 400, 900, 1600, 2500] as const;

/**
 * How long to wait before this try (0 is the first), in ms: longer and longer, and never the same for all who lost the
 * connection at the same moment.
 *
 * @param random from 0 to below 1
 */
export const pauseBefore = (attempt: number, random = Math.random()): number => {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  return Math.round(pause * (0.6 + 0.8 * random));
};

/** A wait that can be cut short. */
export class Wait {
  #end: (() => void) | null = null;

  /** Resolves after so many ms, or once it is cut short. */
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
