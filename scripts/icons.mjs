/** `node scripts/icons.mjs`: draws the icons that devices ask for from crest.svg. Run it when the crest has changed; CHROME_PATH names a browser. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { chromium } = createRequire(at('packages/e2e/package.json'))('playwright-core');

/** Masks cut into the edge: there the crest keeps to the inner part, on a ground that goes to the edge. */
const ICONS = [
  { file: 'crest-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'crest-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'crest-maskable-512.png', size: 512, share: 0.66, ground: '#0b1214' },
  { file: 'crest-180.png', size: 180, share: 0.8, ground: '#0b1214' },
];

const crest = `data:image/svg+xml;base64,${readFileSync(at('packages/client/public/crest.svg')).toString('base64')}`;
mkdirSync(at('packages/client/public/icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { file, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${crest}" style="width:${share * 100}%">`,
  );
  await page.screenshot({ path: at(`packages/client/public/icons/${file}`), omitBackground: true });
}
await browser.close();
