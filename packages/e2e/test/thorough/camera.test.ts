import type { Page } from 'playwright-core';
import { Fingers } from '../../src/pages/fingers.js';
import { stage } from '../../src/stage.js';

interface Point {
  x: number;
  y: number;
}

const flow = stage();

/** Ann to play, with a structure of her own; Bob far away on the other side. */
const TABLE = {
  name: 'a table to look at',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      structure: [
        { group: 'republicans', onto: 'bavarian-illuminati', arrow: 'right' },
        { group: 'yuppies', onto: 'republicans', arrow: 'top' },
      ],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'left' }] },
  ],
  uncontrolled: ['hackers', 'moonies'],
};

const seated = async ({ server, guest }: Parameters<Parameters<typeof flow>[1]>[0], size?: { width: number; height: number }) => {
  const code = await server.openTable(TABLE);
  const ann = await guest('Ann', size);
  await ann.follow(code);
  await ann.table.turnOf(0);
  await ann.table.settled();
  return ann;
};

flow('U90: the wheel comes nearer and goes away, towards what lies under the pointer', async (play) => {
  const { page, table } = await seated(play);
  const before = await table.camera();
  const card = await table.whereIs('hackers');
  await page.mouse.move(card.x, card.y);
  await page.mouse.wheel(0, -400);
  await expectCamera(table, ({ zoom }) => zoom > before.zoom);
  const under = await table.whereIs('hackers');
  expect(Math.hypot(under.x - card.x, under.y - card.y)).toBeLessThan(12);
  const near = await table.camera();
  await page.mouse.wheel(0, 300);
  await expectCamera(table, ({ zoom }) => zoom < near.zoom);
});

flow('U91: Q turns the table counterclockwise, W clockwise', async (play) => {
  const { page, table } = await seated(play);
  const { quarters } = await table.camera();
  await page.keyboard.press('e');
  await expectCamera(table, (now) => now.quarters === (quarters + 1) % 4);
  await page.keyboard.press('q');
  await page.keyboard.press('q');
  await expectCamera(table, (now) => now.quarters === (quarters + 3) % 4);
});

flow('U92: the middle button shows all cards of the player whose turn it is', async (play) => {
  const { page, table } = await seated(play);
  const middle = await table.whereIs('hackers');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -2000);
  await page.keyboard.press('e');
  await page.mouse.click(middle.x, middle.y, { button: 'middle' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const card of ['bavarian-illuminati', 'republicans', 'yuppies']) {
    const { x, y } = await table.whereIs(card);
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
  expect((await table.camera()).quarters).toBe(0);
});

flow('U93: W, A, S and D, and the arrow keys, move over the table', async (play) => {
  const { page, table } = await seated(play);
  for (const [key, axis, sign] of [
    ['ArrowRight', 'x', -1],
    ['ArrowLeft', 'x', 1],
    ['ArrowDown', 'y', -1],
    ['ArrowUp', 'y', 1],
    ['d', 'x', -1],
    ['a', 'x', 1],
    ['s', 'y', -1],
    ['w', 'y', 1],
  ] as const) {
    const before = await table.whereIs('hackers');
    await page.keyboard.press(key, { delay: 100 });
    const after = await table.whereIs('hackers');
    expect(Math.sign(after[axis] - before[axis])).toBe(sign);
  }
});

/** The mouse takes the table at a card and moves it. */
const drag = async (page: Page, from: Point, dx: number, dy: number): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2);
  await page.mouse.move(from.x + dx, from.y + dy);
};

const away = (a: Point, b: Point): Point => ({ x: Math.round(b.x - a.x), y: Math.round(b.y - a.y) });

flow('U93: the table goes along with the mouse, turned or not, and while the window changes its size', async (play) => {
  const { page, table } = await seated(play);
  for (const turn of ['', 'e']) {
    if (turn) await page.keyboard.press(turn);
    const before = await table.whereIs('hackers');
    await drag(page, before, 60, -40);
    expect(away(before, await table.whereIs('hackers'))).toEqual({ x: 60, y: -40 });
    await page.mouse.up();
  }
  const start = await table.whereIs('hackers');
  await drag(page, start, 30, 30);
  await page.setViewportSize({ width: 1100, height: 760 });
  const resized = await table.whereIs('hackers');
  await page.mouse.move(start.x - 20, start.y + 30);
  expect(away(resized, await table.whereIs('hackers'))).toEqual({ x: -50, y: 0 });
  await page.mouse.up();
});

flow('U92: F and the middle button look at whose turn it is even in the middle of a drag, which ends', async (play) => {
  const { page, table } = await seated(play);
  for (const focus of [
    () => page.keyboard.press('f'),
    async () => {
      await page.mouse.down({ button: 'middle' });
      await page.mouse.up({ button: 'middle' });
    },
  ]) {
    await page.mouse.move(14, 600);
    await page.mouse.wheel(0, -300);
    const start = await table.whereIs('hackers');
    await drag(page, start, 90, 60);
    await focus();
    const looked = await table.camera();
    await page.mouse.move(start.x - 90, start.y);
    expect(await table.camera()).toEqual(looked);
    await page.mouse.up();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const card of ['bavarian-illuminati', 'republicans', 'yuppies']) {
      const { x, y } = await table.whereIs(card);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  }
});

flow('U93: whoever turns to another window finds the table standing still: no key sticks, no drag goes on', async (play) => {
  const { page, table } = await seated(play);
  const lookAway = () => page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.keyboard.down('d');
  await lookAway();
  // Reading the camera waits until it rests.
  const rests = await table.camera();
  await page.keyboard.up('d');
  expect(await table.camera()).toEqual(rests);
  const start = await table.whereIs('hackers');
  await drag(page, start, 40, 40);
  await lookAway();
  await page.mouse.move(start.x, start.y);
  expect(away(start, await table.whereIs('hackers'))).toEqual({ x: 40, y: 40 });
  await page.mouse.up();
});

flow('U90: two fingers on a trackpad, which come as a wheel with Ctrl, bring the table nearer and not the page', async (play) => {
  const { page, table } = await seated(play);
  const before = await table.camera();
  const at = await table.whereIs('moonies');
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -40);
  await page.keyboard.up('Control');
  await expectCamera(table, ({ zoom }) => zoom > before.zoom * 1.2);
  expect(await page.evaluate(() => [window.visualViewport?.scale, window.innerWidth])).toEqual([1, 1280]);
});

flow(
  'U90–U93 by touch: a finger moves the table, two come nearer or turn it, two taps come nearer, a long press shows a card',
  async (play) => {
    const ann = await seated(play, { width: 390, height: 844 });
    const { page, table } = ann;
    const fingers = await Fingers.on(page);

    const from = await table.whereIs('republicans');
    const to = { x: from.x + 30, y: from.y + 24 };
    await fingers.down(from);
    await fingers.move([from], [to]);
    await fingers.up();
    expect(away(from, await table.whereIs('republicans'))).toEqual({ x: 30, y: 24 });

    // The system takes the fingers away: nothing was tapped, and the next finger begins anew.
    const taken = await table.whereIs('republicans');
    await fingers.down(taken);
    await fingers.cancel();
    await fingers.down(taken);
    await fingers.move([taken], [from]);
    await fingers.up();
    expect(away(from, await table.whereIs('republicans'))).toEqual({ x: 0, y: 0 });

    const before = await table.camera();
    const pair = [
      { x: from.x - 40, y: from.y },
      { x: from.x + 40, y: from.y },
    ];
    const spread = [
      { x: from.x - 80, y: from.y },
      { x: from.x + 80, y: from.y },
    ];
    await fingers.down(...pair);
    await fingers.move(pair, spread);
    await fingers.up();
    await expectCamera(table, ({ zoom }) => Math.abs(zoom / before.zoom - 2) < 0.05);
    const pinched = away(from, await table.whereIs('republicans'));
    expect(Math.hypot(pinched.x, pinched.y)).toBeLessThan(6);

    await fingers.down(...spread);
    await fingers.move(spread, [
      { x: from.x - 50, y: from.y - 60 },
      { x: from.x + 50, y: from.y + 60 },
    ]);
    await fingers.up();
    await expectCamera(table, ({ quarters }) => quarters === (before.quarters + 1) % 4);

    const turned = await table.camera();
    const felt = await table.felt(['bavarian-illuminati', 'republicans', 'yuppies', 'gnomes-of-zurich', 'mafia', 'hackers', 'moonies']);
    await fingers.tap(felt);
    await fingers.tap(felt);
    await expectCamera(table, ({ zoom }) => zoom !== turned.zoom);

    await page.keyboard.press('f');
    const card = await table.whereIs('republicans');
    await fingers.down(card);
    await table.read('close-up', 'Republicans');
    await fingers.up();
    await table.see('close-up');
  },
);

flow('U92: a phone shows the own cards so large that they can be read, and the centre too while something is chosen', async (play) => {
  const { page, table } = await seated(play, { width: 390, height: 844 });
  const own = await table.whereIs('republicans');
  expect(own.width).toBeGreaterThan(80);
  await table.press('action-attack');
  await table.pick('republicans');
  const sheet = (await page.getByTestId('sheet').boundingBox())?.y ?? 0;
  for (const card of ['hackers', 'moonies', 'bavarian-illuminati']) {
    const { x, y } = await table.whereIs(card);
    expect(x > 0 && x < 390 && y > 60 && y < sheet).toBe(true);
  }
  await table.cancelDraft('attack-composer', 'escape');
  const asBefore = async () => Math.abs((await table.whereIs('republicans')).width - own.width) < 2;
  expect(await asBefore()).toBe(true);
  // One of the own cards is let go: nothing else has to be seen.
  await table.press('action-drop');
  await table.see('drop-panel');
  expect(await asBefore()).toBe(true);
});

/** Waits until the camera stands as told. */
async function expectCamera(
  table: Awaited<ReturnType<typeof seated>>['table'],
  stands: (camera: Awaited<ReturnType<typeof table.camera>>) => boolean,
): Promise<void> {
  for (let look = 0; look < 30; look++) if (stands(await table.camera())) return;
  throw new Error(`the camera stands at ${JSON.stringify(await table.camera())}`);
}
