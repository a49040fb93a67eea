import { stage } from '../../src/stage.js';

const flow = stage({ SILENCE_MS: '60000' });

const GAME = {
  name: 'an attack on others, then one on a card of Bob’s',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'cia', onto: 'bavarian-illuminati', arrow: 'right' }] },
    {
      id: 'bob',
      illuminati: 'gnomes-of-zurich',
      structure: [
        { group: 'big-media', onto: 'gnomes-of-zurich', arrow: 'right' },
        { group: 'comic-books', onto: 'big-media', arrow: 'top' },
      ],
      treasury: 5,
    },
  ],
  uncontrolled: ['texas'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [
    [6, 6],
    [6, 5],
  ],
};

flow('U57, C-422: stops stand on the table: passed until it hits one, then asked; until one’s turn, passed there, too', async ({ sit }) => {
  const [ann, bob] = await sit(GAME);
  await bob.table.press('stop-target');
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.see('quiet-pass');
  // The page passes within seconds, long before silence would.
  await ann.table.press('attack-roll');
  await ann.table.gone('attack-panel');

  await ann.table.attack('cia', 'comic-books', 4);
  await bob.table.see('done');
  await bob.table.gone('quiet-pass');
  expect(await ann.table.whyNot('attack-roll')).toMatch(/bob/);
  await bob.page.keyboard.press('j');
  await bob.table.see('quiet-pass');
  await ann.table.press('attack-roll');
  await ann.table.gone('attack-panel');
  await ann.table.press('action-end');
  // The stop ends with the turn that it waited for.
  await bob.page.locator('[data-testid="stops"][data-stop="target"]').waitFor();
});

flow('U57: on a phone the stops are in sight without scrolling, and unfold at a tap', async ({ server, guest }) => {
  const bob = await guest('bob', { width: 390, height: 844 });
  await bob.follow(await server.openTable(GAME));
  await bob.table.see('stops-open');
  const box = await bob.table.part('stops-open').first().boundingBox();
  expect(box && box.y + box.height <= 844 && box.x + box.width <= 390 && Math.min(box.width, box.height) >= 44).toBe(true);
  await bob.table.press('stops-open');
  await bob.table.press('stop-ownTurn');
  await bob.table.gone('stops');
  await bob.page.locator('[data-testid="stops-open"][aria-pressed="true"]').waitFor();
});
