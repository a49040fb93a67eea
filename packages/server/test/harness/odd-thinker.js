/** A thread that does with a question what its memory says. */
import { parentPort } from 'node:worker_threads';

const hog = [];
const busy = (ms) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const DOES = {
  answer: () => {},
  slow: () => busy(300),
  loop: () => busy(Number.POSITIVE_INFINITY),
  die: () => process.exit(3),
  hog: () => {
    for (;;) hog.push(new Array(100_000).fill(hog.length));
  },
};

parentPort.on('message', ({ id, question }) => {
  if (question.memory === 'fail') {
    parentPort.postMessage({ id, failed: 'on purpose' });
    return;
  }
  DOES[question.memory]();
  parentPort.postMessage({ id, answered: { intent: null, memory: question.memory, remarks: [], isAboutOffer: false } });
});
parentPort.postMessage('ready');
