import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../browser.js';
import { Guest } from '../guest.js';
import { ROOT, Server } from '../server.js';
import { SHOTS } from '../shots/screens.js';

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };

const USAGE = `npm run --silent shots -- [--out FOLDER] [--size ${Object.keys(SIZES).join(',')}] [SCREEN …]
Photographs the screens into FOLDER (shots/screens by default). Screens: ${SHOTS.map((s) => s.name).join(', ')}`;

const stop = (why: string): never => {
  process.stderr.write(`${why}\n${USAGE}\n`);
  process.exit(2);
};

const args = (() => {
  try {
    return parseArgs({ options: { out: { type: 'string' }, size: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return stop((error as Error).message);
  }
})();
const out = resolve(args.values.out ?? join(ROOT, 'shots', 'screens'));
const sizes = (args.values.size?.split(',') ?? Object.keys(SIZES)) as (keyof typeof SIZES)[];
for (const size of sizes) if (!(size in SIZES)) stop(`there is no size ${size}`);
for (const name of args.positionals) if (!SHOTS.some((s) => s.name === name)) stop(`there is no screen ${name}`);

mkdirSync(out, { recursive: true });
const server = await Server.start();
const browser = await launch();
let failed = 0;
try {
  for (const size of sizes) {
    for (const shot of SHOTS.filter((s) => args.positionals.length === 0 || args.positionals.includes(s.name))) {
      const guest = await Guest.arrive(browser, server.url, 'Mira', SIZES[size]);
      const file = join(out, `${shot.name}-${size}.png`);
      try {
        await shot.go(guest, server);
        await guest.page.screenshot({ path: file });
        process.stdout.write(`${file}\n`);
      } catch (error) {
        failed += 1;
        await guest.page.screenshot({ path: file.replace('.png', '-failed.png') }).catch(() => undefined);
        process.stderr.write(`${shot.name} at ${size}: ${(error as Error).message}\n`);
      }
      await guest.context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
