import { stage } from '../../src/stage.js';

/** Computer players hardly think here, so that nobody waits for them. */
const flow = stage({ LONGEST_PAUSE_MS: '50' });

flow('U02: one click seats Ann among computer players, who choose and play their turns until it is hers again', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/');
  await ann.home.playNow('Ann');
  await ann.table.see('choose-illuminati');
  await ann.table.part('choose-illuminati').locator('button:not([aria-disabled="true"])').first().click();

  // The UFOs name their goal in secret first.
  await ann.table.answerUntil('action-draw', 'goal-network');
  const first = await ann.table.turnNumber();
  await ann.table.press('action-draw');
  await ann.table.see('actions-left', { left: 2 });
  await ann.table.press('action-end');
  await ann.table.answerUntil('action-draw', 'action-end');
  expect(await ann.table.turnNumber()).toBe(first + 4);
});

flow(
  'U02: one click, and INWO is played against computers: no deck is asked for, the lead is proposed, and the first turn begins',
  async ({ guest }) => {
    const ann = await guest('Ann');
    await ann.open('/');
    await ann.home.take('home-game-inwo');
    await ann.home.playNow('Ann');
    await ann.table.see('lead-note');
    expect(await ann.table.part('decks').count()).toBe(0);
    // Two players who pick the same Group are both asked for another one (N-107).
    const begun = ann.table.part('banner').filter({ hasText: /turn/ });
    const asked = ann.table.page.locator('[data-testid="sentence-send"]:not([aria-disabled="true"])');
    while (!(await begun.isVisible())) {
      await begun.or(asked).first().waitFor();
      // Between the look and the click the last answer may have come.
      await asked.click({ timeout: 2000 }).catch(() => undefined);
    }
    await ann.table.gone('lead-note');
  },
);

flow('U100: the host takes Bob off his seat; he gets none until she lets him', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/');
  await ann.home.createTable('Ann');
  const bob = await guest('Bob');
  await bob.follow(new URL(ann.page.url()).pathname.slice(3));
  await ann.lobby.seated(1, 'Bob');
  await ann.lobby.press('seat-1-remove');
  await ann.lobby.read('lobby-kicked', /Bob cannot take a seat here/);
  await bob.lobby.press('lobby-sit');
  await bob.lobby.read('lobby-unseated', /only watch/);
  await ann.lobby.press('lobby-readmit');
  await ann.lobby.gone('lobby-kicked');
  await bob.lobby.press('lobby-sit');
  await ann.lobby.seated(1, 'Bob');
});

flow(
  'U02: the host seats computer players, makes one a vengeful mastermind, doubles their speed, takes one away, chooses a clock, and sees the seconds run',
  async ({ guest }) => {
    const ann = await guest('Ann');
    await ann.open('/');
    await ann.home.createTable('Ann');
    await ann.lobby.press('lobby-add-computer');
    await ann.lobby.see('seat-1', { computer: 'true' });
    await ann.lobby.press('lobby-add-computer');
    await ann.lobby.see('seat-2', { computer: 'true' });
    await ann.lobby.press('seat-1-remove');
    await ann.lobby.gone('seat-1');
    await ann.lobby.part('seat-2-level').selectOption('mastermind');
    await ann.lobby.part('seat-2-style').selectOption('vengeful');
    const bob = await guest('Bob');
    await bob.follow(new URL(ann.page.url()).pathname.slice(3));
    await bob.lobby.read('seat-2', /mastermind, vengeful/);
    await ann.lobby.take('option-clock-relaxed');
    await ann.lobby.take('option-fastComputers');
    await bob.lobby.part('option-fastComputers').and(bob.page.locator(':checked:disabled')).waitFor({ state: 'attached' });
    await bob.lobby.press('lobby-ready');
    await ann.lobby.press('lobby-start');

    await ann.table.see('choose-illuminati');
    await ann.table.secondsRun();
  },
);
