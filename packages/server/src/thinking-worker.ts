/** Entry of a thinking thread (`thinking/threads`), beside `main` in any build. */
import { parentPort } from 'node:worker_threads';
import { think } from '@illuminice/bots';
import type { Asked, Said } from './thinking/threads.js';

parentPort?.on('message', ({ id, question }: Asked) => {
  let reply: Said;
  try {
    reply = { id, answered: think(question) };
  } catch (error) {
    reply = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage('ready' satisfies Said);
