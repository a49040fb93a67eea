import type { Time } from '../table/time.js';

/** What a wait needs of the room. */
interface Waiting {
  readonly time: Time;
  /** Does this after what is being done now; all of it is saved, or nothing. */
  perform(work: () => void): void;
}

/** Does this at a table after so many ms, in its turn. @returns what calls it off, even while it stands in the queue */
export function after(room: Waiting, ms: number, run: () => void): () => void {
  let off = false;
  const cancel = room.time.after(Math.max(0, ms), () =>
    room.perform(() => {
      if (!off) run();
    }),
  );
  return () => {
    off = true;
    cancel();
  };
}
