import { LEGIBLE, missed } from '../bench/legible.js';
import { launch } from '../browser.js';
import { Server } from '../server.js';
import { STUDIO_SERVER } from '../shots/studio.js';
import { asked, refuse } from './asked.js';

const USAGE = `npm run --silent bench -- legible [${Object.keys(LEGIBLE).join('|')} …]
Measures at 1440 × 900, in a real Chromium, what can be read of full tables: sizes of cards and of the letters on them, numbers and alignments in
sight, how much of the felt cards and plates cover, what a card more or a panel changes, lines of the log. Prints a JSON line for each part, with
the figures that miss their bounds; exit code 1: some do.`;

const { positionals } = asked(USAGE, { allowPositionals: true });
for (const part of positionals) if (!Object.hasOwn(LEGIBLE, part)) refuse(USAGE, `there is nothing called ${part} to measure`);

const server = await Server.start({ ...STUDIO_SERVER, SILENCE_MS: '6000', LONGEST_PAUSE_MS: '50' });
const browser = await launch();
try {
  for (const [part, { measure, gates }] of Object.entries(LEGIBLE)) {
    if (positionals.length > 0 && !positionals.includes(part)) continue;
    const figures = await measure({ server, browser, turns: 0 });
    const misses = missed(figures, gates);
    if (misses.length > 0) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify({ bench: 'legible', part, ...figures, missed: misses })}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
