import { playTurn } from '../../src/inwo-turn.js';
import { stage } from '../../src/stage.js';

/** Computer players hardly think here, and nobody waits long for silence. */
const flow = stage({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '1500' });

flow(
  'U214, N-1304: Ann opens a table of INWO where all share one set; nobody is asked for a deck, she keeps one of three Illuminati, and turns are played',
  async ({ guest }) => {
    const ann = await guest('Ann');
    const { home, lobby, table, page } = ann;
    await ann.open('/');
    await home.take('home-game-inwo');
    await home.createTable('Ann');
    await lobby.take('option-oneSet');
    await lobby.press('lobby-add-computer');
    await lobby.press('lobby-add-computer');
    await lobby.press('lobby-start');

    await table.see('sentence');
    expect(await table.part('decks').count()).toBe(0);
    const dealt = table.part('blank-card').locator('[data-testid^="pick-"]');
    expect(await dealt.count()).toBe(3);
    // A small card says its Power after its name.
    const kept = ((await dealt.nth(1).textContent()) ?? '').replace(/[\d\s/]+$/, '').trim();
    await dealt.nth(1).click();
    await table.press('sentence-send');
    await table.read('log', `Ann turned up ${kept}`);
    expect(await table.part('decks').count()).toBe(0);

    for (const turn of [1, 2]) {
      await playTurn(ann);
      await table
        .part('log')
        .locator('[data-event="turnBegan"]')
        .filter({ hasText: 'Ann' })
        .nth(turn - 1)
        .waitFor();
    }
    // Both decks are one for all: every plate tells the same of them.
    await page.keyboard.press('b');
    await table.see('drawer');
  },
);
