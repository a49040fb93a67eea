import { stage } from '../src/stage.js';

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

const seated = async ({ server, guest }: Parameters<Parameters<typeof flow>[1]>[0]) => {
  const code = await server.openTable(TABLE);
  const ann = await guest('Ann');
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

flow('U91: Q turns the table counterclockwise, E clockwise', async (play) => {
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

flow('U93: W, A, S and D move over the table', async (play) => {
  const { page, table } = await seated(play);
  for (const [key, axis, sign] of [
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

/** Waits until the camera stands as told. */
async function expectCamera(
  table: Awaited<ReturnType<typeof seated>>['table'],
  stands: (camera: Awaited<ReturnType<typeof table.camera>>) => boolean,
): Promise<void> {
  for (let look = 0; look < 30; look++) if (stands(await table.camera())) return;
  throw new Error(`the camera stands at ${JSON.stringify(await table.camera())}`);
}
