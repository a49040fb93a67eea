import { createServer } from 'node:net';
import { GATES, type LighthousePage, lookAt, missedGates, PAGES } from '../bench/lighthouse.js';
import { launch } from '../browser.js';
import { Server } from '../server.js';
import { STUDIO_SERVER } from '../shots/studio.js';
import { asked, refuse, wholeNumber } from './asked.js';

const USAGE = `npm run --silent bench -- lighthouse [--runs N] [${Object.keys(PAGES).join('|')} …]
Loads pages as Lighthouse's phone does (slow 4G, a processor four times slower, simulated) and prints a JSON line for each: medians of N loads
(5 by default), and what misses its gate: performance ${GATES.performance} of 100 at least, layout shift below ${GATES.layoutShift}; exit code 1: something does.
Measure when nothing else runs: \`load\` says how many processes wanted a processor.`;

const { values, positionals } = asked(USAGE, { options: { runs: { type: 'string', default: '5' } }, allowPositionals: true });
const runs = wholeNumber(USAGE, 'runs', values.runs, 99);
for (const page of positionals) if (!Object.hasOwn(PAGES, page)) refuse(USAGE, `there is no page called ${page}`);

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as { port: number };
      socket.close(() => found(port));
    });
  });

const port = await freePort();
const server = await Server.start(STUDIO_SERVER);
const browser = await launch([`--remote-debugging-port=${port}`]);
try {
  for (const page of Object.keys(PAGES) as LighthousePage[]) {
    if (positionals.length > 0 && !positionals.includes(page)) continue;
    const figures = await lookAt(page, server, { port, runs });
    const missed = missedGates(figures);
    if (missed.length > 0) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify({ bench: 'lighthouse', page, runs, ...figures, missed })}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
