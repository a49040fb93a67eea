import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

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

flow(
  'U36: on a phone the table stays as it was until the dice have landed, though sheet, screen and highlights change meanwhile',
  async ({ server, guest }) => {
    const code = await server.openTable(DESTROYED);
    const [ann, bob] = [await guest('Ann', PHONE), await guest('Bob')];
    // Dice roll only where things may move.
    await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
    await ann.follow(code);
    await bob.follow(code);
    await ann.table.press('action-attack');
    await ann.table.take('attack-kind-destroy');
    await ann.table.pick('servants-of-cthulhu');
    await ann.table.pick('yuppies');
    await ann.table.press('attack-announce');
    await ann.table.canUse('attack-roll');
    await ann.table.settled();
    const roll = watchRoll(ann);
    await ann.table.press('attack-roll');
    const { told, shown, platesOfThePast } = await roll;
    // The panel knows it at once; what lies on the table follows when the dice, which roll for 1.6 s, have landed.
    expect(told).toBeLessThan(shown);
    expect(shown).toBeGreaterThanOrEqual(1500);
    expect(platesOfThePast).toBe(true);
    await ann.table.ownedBy('yuppies', '');
  },
);

/**
 * Watches the table from now until the roll that comes has changed it. While the dice roll the sheet is drawn up, the window
 * changes its size, and something else is highlighted: all that lays the table out anew.
 *
 * @returns when the words told the result and when the plates showed it, ms after the dice were thrown; and whether the plates
 *   still said the old when the words had told it
 */
function watchRoll({ page }: Guest): Promise<{ told: number; shown: number; platesOfThePast: boolean }> {
  return page.evaluate(
    () =>
      new Promise((watched) => {
        type Scene = { highlight(marks: object): void; camera: { setInsets(insets: object): void } };
        const host = document.querySelector('[data-testid="scene"]') as HTMLElement & { scene: Scene };
        const dice = host.querySelector('canvas.dice') as HTMLCanvasElement;
        const plates = () =>
          Array.from(host.querySelectorAll('.plate'))
            .map((one) => one.textContent)
            .join();
        const owner = () => document.querySelector('[data-testid="card-yuppies"]')?.getAttribute('data-owner') ?? '';
        const before = plates();
        let thrown: number | null = null;
        let told: number | null = null;
        let platesOfThePast = false;
        const marks = { selected: [], attacker: null, target: null, aids: [], preview: null, dim: false, places: [], ghosts: [], lost: [] };
        const look = (now: number): void => {
          if (thrown === null && !dice.hidden) thrown = now;
          if (thrown !== null && told === null && owner() === '') {
            told = now - thrown;
            platesOfThePast = plates() === before;
            host.scene.highlight({ ...marks, legal: ['hackers'], slots: [], pointed: null });
            host.scene.highlight({ ...marks, legal: [], slots: [], pointed: null });
            host.scene.camera.setInsets({ top: 90, right: 0, bottom: 300, left: 0 });
            host.style.height = `${host.clientHeight - 30}px`;
          }
          if (thrown !== null && told !== null && plates() !== before) watched({ told, shown: now - thrown, platesOfThePast });
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
