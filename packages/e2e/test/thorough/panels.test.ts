import { Fingers } from '../../src/pages/fingers.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const DESK = { width: 1440, height: 900 };

const RUNNING = {
  name: 'a running game',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati' },
    { id: 'bob', illuminati: 'gnomes-of-zurich' },
  ],
  turn: { player: 'ann', phase: 'actions' },
};

flow('U97: no word of a title in the hand is cut, in any theme or language', async ({ server, guest }) => {
  const hand = ['white-collar-crime', 'senate-investigating-committee', 'secrets-man-was-not-meant-to-know', 'computer-espionage'];
  const code = await server.openTable({
    name: 'long titles',
    ruleset: 'classic',
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', specials: hand },
      { id: 'bob', illuminati: 'gnomes-of-zurich' },
    ],
    turn: { player: 'ann', phase: 'actions' },
  });
  const ann = await guest('Ann', DESK);
  await ann.follow(code);
  await ann.table.see('hand');
  const cut = () =>
    ann.page
      .locator('[data-testid="hand-face"] strong')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  for (const theme of ['illuminati', 'champions'])
    for (const language of ['en', 'de']) {
      await ann.page.evaluate(
        (newValue) => {
          localStorage.setItem('illuminice.prefs', newValue);
          // As a second window of the same browser is told.
          dispatchEvent(new StorageEvent('storage', { key: 'illuminice.prefs', newValue }));
        },
        JSON.stringify({ version: 1, hints: false, theme, language }),
      );
      await ann.page.locator(`html[data-theme="${theme}"][lang="${language}"]`).waitFor();
      await ann.page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect([theme, language, await cut()]).toEqual([theme, language, []]);
    }
});

flow('U35: in an attack whom the table waits for stands whole in the panel, below a long ledger and with a hint', async (play) => {
  const code = await play.server.openTable({
    name: 'a long ledger',
    ruleset: 'classic',
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        treasury: 12,
        structure: [
          { group: 'cia', onto: 'bavarian-illuminati', arrow: 'right' },
          { group: 'republicans', onto: 'bavarian-illuminati', arrow: 'left' },
        ],
      },
      {
        id: 'bob',
        illuminati: 'gnomes-of-zurich',
        treasury: 12,
        structure: [
          { group: 'texas', onto: 'gnomes-of-zurich', arrow: 'left' },
          { group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right' },
        ],
      },
      { id: 'cat', illuminati: 'ufos', treasury: 12 },
    ],
    uncontrolled: ['moonies'],
    turn: { player: 'ann', phase: 'actions' },
  });
  const ann = await play.guest('Ann', DESK);
  const bob = await play.newcomer('Bob', DESK);
  const cat = await play.guest('Cat');
  for (const one of [ann, bob, cat]) await one.follow(code);
  await ann.table.press('action-attack');
  for (const card of ['cia', 'texas']) await ann.table.pick(card);
  await ann.table.press('attack-announce');
  await ann.table.see('attack-panel');
  await bob.table.see('attack-panel');
  await bob.table.see('hint');
  for (const one of [ann, cat]) {
    await one.table.see('attack-panel');
    await one.table.press('spend-1');
  }
  await bob.table.part('ledger').locator('[data-part="interference"]').waitFor();
  for (const { page, table } of [bob, ann]) {
    await table.see('odds');
    const cut = await page.evaluate(() => {
      const panel = (document.querySelector('[data-testid="side-top"]') as HTMLElement).getBoundingClientRect();
      return Array.from(document.querySelectorAll('[data-testid^="person-"]'))
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top < panel.top - 1 || bottom > panel.bottom + 1;
        })
        .map((one) => one.textContent);
    });
    expect(cut).toEqual([]);
  }
});

flow(
  'C-102: after a pick the pointer that stands still calls up no words; once it moves they say whose they are',
  async ({ server, guest }) => {
    const code = await server.openLobby({ seats: 2 });
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    for (const one of [ann, bob]) await one.follow(code);
    for (const one of [ann, bob]) await one.lobby.press('lobby-ready');
    await ann.lobby.press('lobby-start');
    const first = await Promise.race([ann, bob].map(async (one) => one.table.canUse('slot-0').then(() => one)));
    const at = await first.table.middleOf('slot-0');
    await first.page.mouse.click(at.x, at.y);
    await first.page.locator('[data-testid="slot-0"][aria-disabled="true"]').waitFor();
    // The browser tells of the pointer again wherever the page has changed under it. Words would open within 120 ms.
    await first.page.mouse.move(at.x, at.y);
    const opened = await first.page.evaluate(
      () =>
        new Promise<boolean>((seen) => {
          const end = performance.now() + 600;
          const look = () => {
            if (document.querySelector('[role="tooltip"]')) seen(true);
            else if (performance.now() > end) seen(false);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(opened).toBe(false);
    await first.page.mouse.move(at.x + 12, at.y + 6);
    await first.table.tooltip(/You already have your Illuminati/);
  },
);

flow('C-102: on a phone the eight Illuminati lie once, on the table, and a tap takes one', async ({ server, guest }) => {
  const code = await server.openTable({
    name: 'a game begins',
    ruleset: 'classic',
    setup: true,
    seed: 'opening',
    players: [{ id: 'ann' }, { id: 'bob' }],
  });
  const ann = await guest('Ann', { width: 390, height: 844 });
  await ann.follow(code);
  await ann.table.canUse('slot-0');
  await ann.table.settled();
  const { width, height } = await ann.table
    .part('slot-0')
    .locator('xpath=../..')
    .evaluate((list) => list.getBoundingClientRect());
  expect([width, height]).toEqual([1, 1]);
  const sheet = await ann.table.part('choose-illuminati').evaluate((panel) => panel.getBoundingClientRect().top);
  const fingers = await Fingers.on(ann.page);
  const free = ann.page.locator('[data-testid^="slot-"]:not([aria-disabled="true"])');
  for (let y = 130; y < sheet - 40 && (await free.count()) > 0; y += 16) await fingers.tap({ x: 145, y });
  await ann.table.read('choose-illuminati', /Ann/);
});

flow('whoever follows the link of a running game reads before and after that they watch it; players and lobby do not', async (play) => {
  const code = await play.server.openTable(RUNNING);
  const [ann, bob] = [await play.guest('Ann'), await play.guest('Bob')];
  await ann.open(`/t/${code}`);
  await ann.gate.read('join-begun', /In progress/);
  await ann.gate.takeSeat('Ann');
  await ann.table.see('banner');
  await bob.follow(code);
  await bob.table.see('banner');
  expect(await bob.table.part('watching').count()).toBe(0);

  for (const size of [undefined, { width: 390, height: 844 }]) {
    const cat = await play.guest('Cat', size);
    await cat.open(`/t/${code}`);
    await cat.gate.read('join-guest-ann', /Ann.*here/);
    await cat.gate.read('join-begun', /In progress, turn \d+/);
    expect(await cat.gate.part('join-seat').count()).toBe(0);
    await cat.gate.watch();
    await cat.table.read('watching', /You are watching.*Spectator/s);
  }

  const set = await play.guest('Dan');
  await set.open(`/t/${await play.server.openLobby({ seats: 3 })}`);
  await set.gate.canUse('join-watch');
  await set.gate.takeSeat('Dan');
  await set.lobby.see('lobby-ready');
});

const PILES = {
  name: 'cards on the piles',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati' },
    { id: 'bob', illuminati: 'gnomes-of-zurich' },
  ],
  uncontrolled: ['texas', 'moonies'],
  dead: ['yuppies'],
  discard: ['slush-fund'],
  turn: { player: 'ann', phase: 'actions' },
};

flow('U10: the piles of the table lie open at a click on them, and at a key', async ({ against }) => {
  const [ann] = await against(PILES);
  const { table, page } = ann;
  // The pile of the dead Groups lies where its topmost card does.
  const { x, y } = await table.whereIs('yuppies');
  await page.mouse.click(x, y);
  await table.see('drawer', { pile: 'dead' });
  await table.press('drawer-close');
  await table.gone('drawer');
  await page.keyboard.press('b');
  await table.press('pile-dead');
  await table.press('pile-card-yuppies');
  await table.see('close-up', { card: 'yuppies' });
  await page.keyboard.press('b');
  await table.gone('drawer');
});

flow('U10: on a phone the piles are turned over by taps', async ({ server, guest }) => {
  const ann = await guest('Ann', { width: 390, height: 844 });
  await ann.follow(await server.openTable(PILES));
  await ann.table.turnOf(0);
  await ann.table.settled();
  await ann.page.keyboard.press('b');
  for (const [pile, card] of [
    ['dead', 'yuppies'],
    ['discard', 'slush-fund'],
  ]) {
    await ann.table.part(`pile-${pile}`).tap();
    await ann.table.see('drawer', { pile: pile as string });
    await ann.table.see(`pile-card-${card}`);
  }
  await ann.table.part('drawer-close').tap();
  await ann.table.gone('drawer');
});
