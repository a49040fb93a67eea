import { stage } from '../../src/stage.js';

// A script sets a dozen options in a second, which the usual limit is there to refuse.
const flow = stage({ MAX_MESSAGES_PER_SECOND: '300' });

const LAST_TWO = {
  name: 'two who play to the end',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 4 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

/** Notes on the page whether a card of the former game, or its end, is ever there again. */
const watchForOldCards = () => {
  const look = () => {
    const old = document.querySelector('[data-testid="card-bavarian-illuminati"], [data-testid="end"]');
    if (old) document.body.dataset.old = (old as HTMLElement).dataset.testid;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
};

flow(
  'U80: what shows the end could not be had while the game went on: it is shown as soon as it can',
  async ({ server, stranger, script }) => {
    const code = await server.openTable(LAST_TWO);
    const ann = await stranger('Ann');
    await ann.context.route('**/assets/end-*', (route) => route.abort());
    await ann.follow(code);
    const bob = await script(code, 'Bob');
    await ann.table.turnOf(0);
    await bob.act({ type: 'concede' });
    await ann.table.read('log', /Bob/);
    expect(await ann.table.part('end').count()).toBe(0);
    await ann.context.unroute('**/assets/end-*');
    await ann.table.see('end');
  },
  /ERR_FAILED/,
);

flow('U81: a final table that is chosen at the end is what the table shows then', async ({ server, guest, script }) => {
  const code = await server.openTable(LAST_TWO);
  const ann = await guest('Ann');
  await ann.follow(code);
  const bob = await script(code, 'Bob');
  await ann.table.turnOf(0);
  // So near that the end of the table goes out of sight.
  const { x, y } = await ann.table.whereIs('moonies');
  await ann.page.mouse.move(x, y);
  await ann.page.mouse.wheel(0, -2000);
  await bob.act({ type: 'concede' });
  await ann.table.see('end');
  // What lies under the end is not to be reached by the keyboard either.
  const covered = () => ann.table.part('top-bar').evaluate((bar) => (bar as HTMLElement).inert);
  expect(await covered()).toBe(true);
  const before = await ann.table.camera();
  await ann.table.press('final-table-0');
  await ann.table.gone('end');
  expect(await covered()).toBe(false);
  await ann.table.settled();
  expect((await ann.table.camera()).zoom).not.toBe(before.zoom);
  const { width, height } = ann.page.viewportSize() ?? { width: 0, height: 0 };
  const card = await ann.table.whereIs('bavarian-illuminati');
  expect(card.x > 0 && card.x < width && card.y > 0 && card.y < height).toBe(true);
});

flow(
  'U58, U95: Bob leaves for good by the menu, his things go back to the table; U01: both play again in the same seats',
  async ({ server, guest }) => {
    const code = await server.openTable(LAST_TWO);
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await ann.follow(code);
    await bob.follow(code);
    await bob.table.turnOf(0);
    await bob.table.openMenu();
    await bob.table.press('menu-leave');
    await bob.table.press('menu-stay');
    await bob.table.gone('menu');
    await bob.table.openMenu();
    await bob.table.press('menu-leave');
    await bob.table.press('menu-concede');
    await bob.table.press('concede-confirm');
    await ann.table.see('end');
    // A game that began in the middle has no beginning to be watched from.
    await ann.table.see('charts-none');
    expect(await ann.table.part('end-replay').count()).toBe(0);
    expect(await ann.table.text('winner')).toMatch(/Ann/);
    await ann.table.ownedBy('moonies', '');
    expect(await ann.table.part('card-gnomes-of-zurich').count()).toBe(0);

    // Ann sits down for another game; Bob still looks at how this one ended.
    await ann.table.press('end-rematch');
    await ann.lobby.see('seat-1');
    await bob.table.read('end-again', /Ann/);
    await bob.table.press('end-rematch');
    await bob.lobby.press('lobby-ready');
    // From here on nobody sees anything of the game before, not for a moment.
    for (const { page } of [ann, bob]) await page.evaluate(watchForOldCards);
    await ann.lobby.press('lobby-start');
    for (const who of [ann, bob]) {
      await who.table.see('choose-illuminati');
      expect(await who.page.evaluate(() => document.body.dataset.old ?? 'nothing')).toBe('nothing');
    }
  },
);

flow(
  'U01: Ann and Bob talk before and after the game, Bob stands up and takes another seat; the rematch turns the seats and counts the games',
  async ({ server, guest }) => {
    const code = await server.openLobby({ seats: 3, options: { illuminati: 'dealt' } });
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const talk = async (from: typeof ann, to: typeof ann, text: string) => {
      await from.talk.part('chat-text').fill(text);
      await from.talk.press('chat-send');
      await to.talk.part('chat-line').filter({ hasText: text }).waitFor();
    };
    await ann.follow(code);
    await bob.follow(code);
    await ann.lobby.seated(1, 'Bob');
    await talk(bob, ann, 'I sit by the window');
    await bob.lobby.press('lobby-stand');
    await bob.lobby.press('open-2-take');
    await ann.lobby.seated(2, 'Bob');
    await ann.lobby.press('seat-2-up');
    await ann.lobby.seated(1, 'Bob');
    await bob.lobby.press('lobby-ready');
    await ann.lobby.press('lobby-start');
    await bob.table.skipOpening();
    await bob.table.openMenu();
    await bob.table.press('menu-leave');
    await bob.table.press('menu-concede');
    await bob.table.press('concede-confirm');
    await ann.table.see('end');
    await bob.table.see('end');
    await talk(bob, ann, 'Well played');

    await ann.table.press('end-rematch');
    await ann.lobby.seated(0, 'Bob');
    await ann.lobby.read('seat-1', /you/);
    await ann.lobby.read('score', /Ann\s*1 of 1 won.*Bob\s*0 of 1 won/s);
    // What was said is still there to be read.
    await ann.talk.part('chat-line').filter({ hasText: 'by the window' }).waitFor();
  },
);

flow('U01: the host sets every option of the table, and what does not go together is refused in words', async ({ server, guest }) => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  await ann.open('/');
  const code = await ann.home.createTable('Ann');
  await ann.lobby.see('lobby-link');
  const told = async () => (await (await fetch(`${server.url}/api/tables/${code}`)).json()) as Record<string, unknown>;

  await ann.lobby.take('option-seats-4');
  await ann.lobby.take('option-illuminati-dealt');
  await ann.lobby.take('option-clock-brisk');
  await ann.lobby.take('option-startWindow');
  await ann.lobby.take('option-public');
  await ann.lobby.take('option-length-short');
  // Any other number that may be, typed in; one that may not is refused, and the former stays.
  const groups = ann.lobby.part('option-groups');
  await groups.fill('17');
  await groups.press('Enter');
  await ann.lobby.see('option-groups');
  await ann.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-testid="option-groups"]')?.value === '17');
  await ann.lobby.part('option-length').and(ann.page.locator(':not(:has(:checked))')).waitFor();
  await groups.fill('99');
  await groups.press('Enter');
  await ann.page.getByRole('alert').filter({ hasText: /20/ }).waitFor();
  await ann.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-testid="option-groups"]')?.value === '17');
  // Goals that nobody sees, and spectators who see all of it later.
  await ann.lobby.take('option-hiddenGoals');
  await ann.lobby.putBack('option-hiddenGoals');
  await ann.lobby.take('option-delay-120');
  // A long game has no number of Groups to win with: the table says so, and the switch stays where it was.
  await ann.lobby.part('option-longGame').click();
  await ann.page
    .getByRole('alert')
    .filter({ hasText: /long game/ })
    .waitFor();
  await ann.lobby.take('option-length-usual');
  await ann.lobby.take('option-longGame');
  await ann.lobby.putBack('option-spectators');
  await ann.lobby.part('option-password').fill('swordfish');
  await ann.lobby.press('option-password-set');
  await ann.lobby.see('option-password-none');
  expect(await told()).toMatchObject({ seats: 4, public: true, password: true, watchable: false });

  // Bob sees all of it, and can change nothing.
  await bob.open(`/t/${code}`);
  await bob.gate.takeSeat('Bob');
  await bob.gate.part('join-password').fill('swordfish');
  await bob.gate.press('join-seat');
  await bob.lobby.see('seat-1');
  for (const testid of ['option-illuminati-dealt', 'option-clock-brisk', 'option-startWindow', 'option-longGame', 'option-seats-4']) {
    await bob.lobby.part(testid).and(bob.page.locator(':checked:disabled')).waitFor({ state: 'attached' });
  }
});
