import type { Page } from 'playwright-core';
import { barriers } from '../../src/axe.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const TABLE = {
  name: 'a table to look at',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati' },
    { id: 'bob', illuminati: 'gnomes-of-zurich' },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

flow('U96: Ann makes letters larger, changes colours and motion on the home page, and the device remembers it', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await ann.open('/');
  await ann.options.open('look');
  expect(await ann.options.rootStyle()).toEqual({ fontSize: '16px', motion: 'reduced', palette: 'dark' });
  await ann.options.choose('textSize', 150);
  await ann.options.choose('palette', 'colourBlind');
  await ann.options.choose('motion', 'full');
  const chosen = { fontSize: '24px', motion: 'full', palette: 'colourBlind' };
  expect(await ann.options.rootStyle()).toEqual(chosen);
  expect(await ann.options.part('palette').getAttribute('aria-label')).toMatch(/orange.*blue/);
  await ann.options.close();

  await ann.page.reload();
  await ann.home.see('home-create');
  expect(await ann.options.rootStyle()).toEqual(chosen);
});

flow('U96: by daylight home and gallery are ink on light paper, and keep nobody out; the device remembers it', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await ann.open('/');
  await ann.options.open('look');
  expect(await ann.options.lightness()).toBeLessThan(0.2);
  await ann.options.choose('palette', 'daylight');
  await ann.options.wears('daylight');
  expect(await ann.options.lightness()).toBeGreaterThan(0.7);
  expect(await ann.options.part('palette').getAttribute('aria-label')).toMatch(/rust.*blue.*brown/);
  expect(await barriers(ann.page)).toEqual([]);
  await ann.options.close();
  expect(await barriers(ann.page)).toEqual([]);

  await ann.open('/cards');
  await ann.home.see('gallery-bavarian-illuminati');
  expect(await ann.options.lightness()).toBeGreaterThan(0.7);
  expect(await barriers(ann.page)).toEqual([]);
});

flow(
  'U96: with an attack begun Ann turns to daylight and back: page and table change at once, the attack stays, nobody is kept out',
  async ({ server, stranger }) => {
    const code = await server.openTable(TABLE);
    const ann = await stranger('Ann');
    await ann.follow(code);
    await ann.table.turnOf(0);
    await ann.table.press('action-attack');
    await ann.table.pick('bavarian-illuminati');
    await ann.table.pick('texas');
    await ann.table.see('attack-announce');
    expect(await ann.options.lightness()).toBeLessThan(0.2);

    const choose = async (palette: string) => {
      await ann.table.press('menu-open');
      await ann.options.open('look');
      await ann.options.choose('palette', palette);
      await ann.options.wears(palette);
      await ann.options.close();
      await ann.table.settled();
    };
    await choose('daylight');
    expect(await ann.options.lightness()).toBeGreaterThan(0.7);
    expect(await ann.options.barFits()).toBe(true);
    await ann.table.see('attack-announce');
    expect(await barriers(ann.page)).toEqual([]);

    await choose('dark');
    expect(await ann.options.lightness()).toBeLessThan(0.2);
  },
);

flow(
  'U95, U96: at a table Ann opens the menu with Esc, gives turning another key, sees the conflict, takes it back, and resumes',
  async ({ server, stranger }) => {
    const code = await server.openTable(TABLE);
    const ann = await stranger('Ann');
    await ann.follow(code);
    await ann.table.turnOf(0);
    await ann.table.openMenu();
    await ann.options.open('keys');
    await ann.table.gone('menu');

    await ann.options.bind('rotateLeft', '2');
    await ann.options.see('key-row-rotateLeft', { conflict: 'true' });
    await ann.options.see('key-row-attack', { conflict: 'true' });
    await ann.options.bind('rotateLeft', 'k');
    await ann.options.see('key-row-attack', { conflict: 'false' });
    await ann.options.close();

    expect((await ann.table.camera()).quarters).toBe(0);
    await ann.page.keyboard.press('q');
    await ann.page.keyboard.press('k');
    await ann.page.waitForFunction(() => document.querySelector('[data-testid="scene"]') !== null);
    expect((await ann.table.camera()).quarters).toBe(3);

    await ann.page.reload();
    await ann.table.turnOf(0);
    await ann.table.settled();
    await ann.page.keyboard.press('k');
    expect((await ann.table.camera()).quarters).toBe(3);
    await ann.table.openMenu();
    await ann.options.open('keys');
    await ann.options.press('keys-reset');
    await ann.options.close();
    await ann.page.keyboard.press('q');
    expect((await ann.table.camera()).quarters).toBe(2);

    await ann.table.openMenu();
    await ann.table.press('menu-resume');
    await ann.table.gone('menu');
  },
);

/** Gives the browser a French keyboard. */
const typeFrench = (page: Page) =>
  page.addInitScript(() => {
    const map = new Map([
      ['KeyW', 'z'],
      ['KeyQ', 'a'],
      ['Digit5', '('],
    ]);
    Object.assign((navigator as unknown as { keyboard: object }).keyboard, { getLayoutMap: () => Promise.resolve(map) });
  });

flow('U96: on a French keyboard keys are called what is written on them', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await typeFrench(ann.page);
  await ann.open('/');
  await ann.options.open('keys');
  expect(await ann.options.part('key-panUp').textContent()).toBe('Z, Arrow up');
  expect(await ann.options.part('key-rotateLeft').textContent()).toBe('A');
  expect(await ann.options.part('key-drop').textContent()).toBe('5');
});

/** Listens to whatever goes to the loudspeakers of a page. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(to.context, { fftSize: 32768 });
        connect.call(this, ear);
        Object.assign(globalThis, { ear });
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
}

/** Waits until something is heard. */
const heard = (page: Page) =>
  page.waitForFunction(() => {
    const { ear } = globalThis as unknown as { ear?: AnalyserNode };
    const wave = new Float32Array(32768);
    ear?.getFloatTimeDomainData(wave);
    return wave.some((sample) => Math.abs(sample) > 0.001);
  });

/** Waits until nothing has been heard for as long as the longest sound. */
const silent = (page: Page) =>
  page.waitForFunction(() => {
    const { ear } = globalThis as unknown as { ear: AnalyserNode };
    const wave = new Float32Array(32768);
    ear.getFloatTimeDomainData(wave);
    return wave.every((sample) => Math.abs(sample) < 0.0001);
  });

/** Waits until nothing is played any more, and the page spends no time on sound. */
const rested = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as { ear: AnalyserNode }).ear.context.state === 'suspended');

flow('U96: after a first touch sounds are heard, quietly; N silences them, and N brings them back', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await listenIn(ann.page);
  await ann.open('/');
  await ann.options.open('sound');
  await ann.page.waitForFunction(() => 'ear' in globalThis);
  await ann.options.press('pref-hear');
  await heard(ann.page);
  await silent(ann.page);
  await rested(ann.page);

  await ann.options.close();
  await ann.page.keyboard.press('n');
  await ann.options.open('sound');
  expect(await ann.options.part('pref-sound').isChecked()).toBe(false);
  await ann.options.press('pref-hear');
  await silent(ann.page);
  await rested(ann.page);

  await ann.options.close();
  await ann.page.keyboard.press('n');
  await ann.options.open('sound');
  expect(await ann.options.part('pref-sound').isChecked()).toBe(true);
  await ann.options.press('pref-hear');
  await heard(ann.page);
});

flow('U96: where there is room the table itself is silenced with a click, and leads to the options', async ({ server, stranger }) => {
  const code = await server.openTable(TABLE);
  const ann = await stranger('Ann', { width: 1440, height: 900 });
  await ann.follow(code);
  const sound = (pressed: boolean) =>
    ann.table
      .part('top-sound')
      .and(ann.page.locator(`[aria-pressed="${pressed}"]`))
      .waitFor();
  await sound(true);
  await ann.table.press('top-sound');
  await sound(false);
  await ann.table.press('top-options');
  expect(await ann.options.part('pref-sound').isChecked()).toBe(false);
  await ann.options.close();
});

flow('U96: what Ann whispers to Bob he hears, too', async ({ server, stranger }) => {
  const code = await server.openTable(TABLE);
  const [ann, bob] = [await stranger('Ann'), await stranger('Bob')];
  await listenIn(bob.page);
  await ann.follow(code);
  await bob.follow(code);
  await bob.table.turnOf(0);
  await bob.talk.press('talk-promises');
  await bob.page.waitForFunction(() => 'ear' in globalThis);
  await silent(bob.page);
  await ann.talk.say('Now or never', 'bob');
  await heard(bob.page);
});
