import type { Browser, Page } from 'playwright-core';
import { launch } from '../src/browser.js';
import { Server } from '../src/server.js';
import { STUDIO_SERVER } from '../src/shots/studio.js';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start(STUDIO_SERVER);
  browser = await launch();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

const open = async (options: Parameters<Browser['newContext']>[0], use: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  try {
    await use(page);
  } finally {
    await context.close();
  }
};

/** Holds the page's scripts back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', (route) => gone.then(() => route.continue()));
  return go;
};

test.each([
  ['/', 'de-DE', 'Tisch eröffnen'],
  ['/', 'fr-CA', 'Créer une table'],
  ['/rules', 'es-ES', 'Reglas'],
  ['/cards/inwo', 'en-GB', 'Cards'],
  ['/replays', 'de-DE', 'Aufzeichnungen'],
])('U104 %s can be read in %s before any script has come', (path, locale, words) =>
  open({ locale, javaScriptEnabled: false }, async (page) => {
    await page.goto(server.url + path);
    await page.getByText(words).first().waitFor();
    // The style is there, too.
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  }),
);

test('U104 the page takes over what the server sent: nothing is made anew, nothing moves, and the policy holds', () =>
  open({}, async (page) => {
    const broken: string[] = [];
    page.on('console', (message) => /Content Security Policy|style-src|script-src/.test(message.text()) && broken.push(message.text()));
    const go = await holdScripts(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    const story = page.locator('main > p').first();
    await story.waitFor();
    await page.evaluate(() => {
      const sent = document.querySelector('main > p');
      Object.assign(window, { sent, shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    go();
    await page.getByTestId('home-create').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'sent') === document.querySelector('main > p'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
    expect(broken).toEqual([]);
  }));

test('U104 a button that is pressed before the scripts have come acts once they are there', () =>
  open({}, async (page) => {
    const go = await holdScripts(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Options' }).click();
    go();
    await page.getByRole('dialog').waitFor();
  }));

test.each([
  ['language', 'de'],
  ['theme', 'champions'],
  ['palette', 'daylight'],
])('U104 a visitor who chose another %s never sees the page as it was sent', (pref, value) =>
  open({}, async (page) => {
    await page.addInitScript(
      ([name, choice]) => localStorage.setItem('illuminice.prefs', JSON.stringify({ version: 1, [name as string]: choice })),
      [pref, value],
    );
    await holdScripts(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.locator('#app + script').waitFor({ state: 'attached' });
    expect(await page.locator('#app > *').count()).toBe(0);
  }),
);

/** Width and height of a JPEG: of its first frame header. */
const sizeOf = (bytes: Buffer): [width: number, height: number] => {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  throw new Error('no JPEG');
};

test.each([
  ['/', 'en', 'Illuminice', 'home'],
  ['/rules', 'de', 'Regeln · Illuminice', 'classic'],
  ['/rules/inwo', 'fr', 'Règles · Illuminice', 'inwo'],
  ['/replays', 'es', 'Repeticiones · Illuminice', 'replay'],
  ['/r/abcdefghijkl', 'en', 'Illuminice', 'replay'],
  ['/t/{classic}', 'en', 'Illuminice', 'classic'],
  ['/t/{inwo}', 'en', 'Illuminice', 'inwo'],
])(
  'U125 a messenger that looks at %s in %s finds a title, a sentence and a picture that it can fetch',
  async (path, language, title, picture) => {
    const [, ruleset] = /\{(\w+)\}/.exec(path) ?? [];
    const address = ruleset ? `/t/${await server.openLobby({ ruleset, seats: 2 })}` : path;
    const headers = { accept: 'text/html', 'accept-language': language, 'user-agent': 'TelegramBot (like TwitterBot)' };
    const html = await (await fetch(server.url + address, { headers })).text();
    const of = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([of('og:title'), of('twitter:card'), of('og:description').length > 50]).toEqual([title, 'summary_large_image', true]);
    expect(of('og:image')).toBe(`${server.url}/links/${picture}.jpg`);
    const answer = await fetch(of('og:image'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(sizeOf(bytes)).toEqual([1200, 630]);
    expect([bytes.length > 20_000, bytes.length <= 300_000]).toEqual([true, true]);
  },
);
