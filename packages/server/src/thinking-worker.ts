/** Entry of a thread of computer players, see `thinking/threads`. It lies beside `main`, in whatever form the server is built. */
import { parentPort } from 'node:worker_threads';
import { think } from '@illuminice/bots';
import type { Asked, Said } from './thinking/threads.js';

parentPort?.on('message', ({ id, question }: Asked) => {
  let said: Said;
  try {
    said = { id, answered: think(question) };
  } catch (error) {
    said = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(said);
});
parentPort?.postMessage('ready' satisfies Said);
