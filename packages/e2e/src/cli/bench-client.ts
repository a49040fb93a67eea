import { boardAndFrames, inwoFrames } from '../bench/board.js';
import { chances } from '../bench/chances.js';
import { decision } from '../bench/decision.js';
import { phone, scripts } from '../bench/scripts.js';
import { inwoSpectacles, spectacles } from '../bench/spectacles.js';
import { inwoWatching, watching } from '../bench/watching.js';
import { launch } from '../browser.js';
import { Server } from '../server.js';
import { asked, refuse, wholeNumber } from './asked.js';

const USAGE = `npm run --silent bench -- client [--json] [--turns N] [scripts|phone|decision|frames|inwoFrames|spectacles|inwoSpectacles|chances|watching|inwoWatching …]
Measures the page in a real Chromium: what is loaded, how soon that is there on a phone, how soon *Play now* asks for a first decision there,
how soon the table stands, what a frame costs, at rest and in great moments, how long
the page is busy with the chances of a full table, whether watching N turns (500 by default) leaks memory; inwo… is the same for the other game.`;

const PARTS = {
  scripts,
  phone,
  decision,
  frames: boardAndFrames,
  inwoFrames,
  spectacles,
  inwoSpectacles,
  chances,
  watching,
  inwoWatching,
} as const;
type Part = keyof typeof PARTS;

const { values, positionals } = asked(USAGE, {
  options: { json: { type: 'boolean' }, turns: { type: 'string', default: '500' } },
  allowPositionals: true,
});
const turns = wholeNumber(USAGE, 'turns', values.turns, 100_000);
for (const part of positionals) if (!Object.hasOwn(PARTS, part)) refuse(USAGE, `there is nothing called ${part} to measure`);

// Many joins from one address are no attack here.
const server = await Server.start({ MAX_MESSAGES_PER_SECOND: '1000' });
const browser = await launch(['--enable-precise-memory-info']);
try {
  for (const [part, measure] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(part as Part)) continue;
    const figures = await measure({ server, browser, turns });
    const text = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
    process.stdout.write(`${values.json ? JSON.stringify({ bench: 'client', part, ...figures }) : `${part}: ${text.join(', ')}`}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
