import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Ann can destroy the Yuppies, who are Bob's; the dice show a 2. */
const DESTROYED = {
  name: 'dice on a phone',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'servants-of-cthulhu', structure: [{ group: 'cia', onto: 'servants-of-cthulhu', arrow: 'right' }] },
    {
      id: 'bob',
      illuminati: 'gnomes-of-zurich',
      structure: [
        { group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right' },
        { group: 'yuppies', onto: 'mafia', arrow: 'top' },
      ],
    },
  ],
  uncontrolled: ['hackers', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [[1, 1]],
};

const PHONE = { width: 390, height: 844 };

/** Ann announces that the Servants of Cthulhu destroy the Yuppies. */
async function announce({ table }: Guest): Promise<void> {
  await table.press('action-attack');
  await table.take('attack-kind-destroy');
  await table.pick('servants-of-cthulhu');
  await table.pick('yuppies');
  await table.press('attack-announce');
}

flow(
  'U36: on a phone nothing tells how the dice fell before they lie: neither words, nor plates, nor the stage itself',
  async ({ server, guest, script }) => {
    const code = await server.openTable(DESTROYED);
    const ann = await guest('Ann', PHONE);
    // Dice roll only where things may move.
    await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
    await ann.follow(code);
    await script(code, 'Bob');
    await announce(ann);
    await ann.table.canUse('attack-roll');
    await ann.table.settled();
    const roll = watchRoll(ann);
    await ann.table.press('attack-roll');
    const { verdict, told, shown, early } = await roll;
    // Cards fly up, dice roll and settle for 1.5 s, of which a busy machine may show the first frame late; words and plates follow.
    expect(verdict).toBeGreaterThanOrEqual(1000);
    expect(told).toBeGreaterThanOrEqual(verdict);
    expect(shown).toBeGreaterThanOrEqual(verdict);
    expect(early).toEqual([]);
    await ann.table.ownedBy('yuppies', '');
  },
);

flow('U36: whoever has seen enough clicks, and knows the verdict', async ({ server, guest, script }) => {
  const code = await server.openTable({ ...DESTROYED, dice: [[6, 6]] });
  const ann = await guest('Ann');
  await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
  await ann.follow(code);
  await script(code, 'Bob');
  await announce(ann);
  await ann.table.press('attack-roll');
  await ann.table.press('stage-skip');
  await ann.table.part('stage-verdict').filter({ hasText: 'Twelve always fails' }).waitFor();
  await ann.table.ownedBy('yuppies', 'bob');
});

/**
 * Watches the page from now until a roll is over and told.
 *
 * @returns when the stage told the verdict, and the words and plates what came of it, ms after the stage appeared; and what told
 *   anything before the verdict
 */
function watchRoll({ page }: Guest): Promise<{ verdict: number; told: number; shown: number; early: string[] }> {
  return page.evaluate(
    () =>
      new Promise((watched) => {
        const plates = () =>
          Array.from(document.querySelectorAll('.plate'))
            .map((one) => one.textContent)
            .join();
        const part = (id: string) => document.querySelector(`[data-testid="${id}"]`);
        const owner = () => part('card-yuppies')?.getAttribute('data-owner') ?? '';
        const log = () => part('log')?.textContent ?? '';
        const before = { plates: plates(), log: log() };
        const at = { thrown: -1, verdict: -1, told: -1, shown: -1 };
        const early: string[] = [];
        const look = (now: number): void => {
          if (at.thrown < 0 && part('stage')) at.thrown = now;
          if (at.thrown >= 0) {
            if (at.verdict < 0 && part('stage-verdict')) at.verdict = now;
            if (at.told < 0 && owner() === '') at.told = now;
            if (at.shown < 0 && plates() !== before.plates) at.shown = now;
            if (at.verdict < 0 && owner() === '') early.push('words');
            if (at.verdict < 0 && plates() !== before.plates) early.push('plates');
            if (at.verdict < 0 && log() !== before.log) early.push('log');
          }
          if (at.verdict >= 0 && at.told >= 0 && at.shown >= 0)
            watched({ verdict: at.verdict - at.thrown, told: at.told - at.thrown, shown: at.shown - at.thrown, early });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

const CALM = {
  name: 'a table to look at',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      structure: [{ group: 'republicans', onto: 'bavarian-illuminati', arrow: 'right' }],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'left' }] },
  ],
  uncontrolled: ['hackers', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

flow('the table comes back by itself when the graphics card has forgotten it', async ({ sit }) => {
  const [ann] = await sit(CALM);
  const picture = async () => {
    await ann.table.settled();
    return ann.page.locator('[data-testid="scene"] > canvas').screenshot();
  };
  const before = await picture();
  const lose = await ann.page.evaluateHandle(() => {
    const canvas = document.querySelector('[data-testid="scene"] > canvas') as HTMLCanvasElement;
    return canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
  });
  await lose.evaluate((extension) => {
    const canvas = document.querySelector('[data-testid="scene"] > canvas') as HTMLCanvasElement;
    return new Promise((lost) => {
      canvas.addEventListener('webglcontextlost', lost, { once: true });
      extension?.loseContext();
    });
  });
  await lose.evaluate((extension) => {
    const canvas = document.querySelector('[data-testid="scene"] > canvas') as HTMLCanvasElement;
    return new Promise((restored) => {
      canvas.addEventListener('webglcontextrestored', restored, { once: true });
      extension?.restoreContext();
    });
  });
  // Nothing happens at the table, and no pointer touches it.
  for (let look = 0; look < 60; look++) if ((await ann.page.locator('[data-testid="scene"] > canvas').screenshot()).equals(before)) return;
  throw new Error('the table looks other than before');
});

flow('U96: another palette, another theme: the table is painted anew and not built again, looked at from where it was', async ({ sit }) => {
  const [ann] = await sit(CALM);
  const at = await ann.table.whereIs('hackers');
  await ann.page.mouse.move(at.x, at.y);
  await ann.page.mouse.wheel(0, -500);
  await ann.page.keyboard.press('e');
  await ann.table.settled();
  const before = { camera: await ann.table.camera(), card: await ann.table.whereIs('hackers') };
  const canvas = await ann.page.locator('[data-testid="scene"] > canvas').elementHandle();
  const choose = async (pref: 'palette' | 'theme', value: string) => {
    await ann.table.press('menu-open');
    await ann.options.open('look');
    await ann.options.choose(pref, value);
    await ann.page.locator(`html[data-${pref}="${value}"]`).waitFor();
    await ann.options.close();
    await ann.table.settled();
  };
  const sees = async () => ({ camera: await ann.table.camera(), card: await ann.table.whereIs('hackers') });
  for (const [pref, value] of [
    ['palette', 'daylight'],
    ['theme', 'champions'],
    ['theme', 'illuminati'],
    ['palette', 'dark'],
  ] as const) {
    await choose(pref, value);
    expect(await sees()).toEqual(before);
    expect(await canvas?.evaluate((one) => one.isConnected)).toBe(true);
  }
  // What the camera followed by itself it goes on following.
  await ann.page.keyboard.press('q');
  await ann.page.keyboard.press('f');
  const turn = await sees();
  await choose('palette', 'colourBlind');
  expect(await sees()).toEqual(turn);
  await choose('palette', 'dark');
});
