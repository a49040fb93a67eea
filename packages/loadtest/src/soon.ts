import type { Room } from 'colyseus.js';

/** How long a join may take: a process that stands still takes connections and answers nothing, in ms. */
const PATIENCE = 5000;

/** The room that a join leads to; one that comes too late is left again. @throws whatever the join does, or that it takes too long */
export async function soon<R extends Room>(joining: Promise<R>): Promise<R> {
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new Error('no answer in time'));
    }, PATIENCE);
  });
  void joining.then(
    (room) => late && room.connection.close(),
    () => {},
  );
  try {
    return await Promise.race([joining, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
