import type { Time } from '../table/time.js';

/** What a wait needs of the room. */
interface Waiting {
  readonly time: Time;
  /** How long to wait at least, in ms: more than 0 while what the server does by itself fails. */
  readonly pause: number;
  /** Does this after what is being done now; all of it is saved, or nothing, and then the server tries again. */
  attempt(work: () => void): void;
}

/** Does this at a table after so many ms, in its turn. @returns what calls it off, even while it stands in the queue */
export function after(room: Waiting, ms: number, run: () => void): () => void {
  let off = false;
  const cancel = room.time.after(Math.max(0, ms, room.pause), () =>
    room.attempt(() => {
      if (!off) run();
    }),
  );
  return () => {
    off = true;
    cancel();
  };
}
