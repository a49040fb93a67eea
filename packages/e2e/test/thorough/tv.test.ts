import { stage } from '../../src/stage.js';

/** Computer players hardly think here. */
const flow = stage({ LONGEST_PAUSE_MS: '50' });
const PHONE = { width: 390, height: 844 };
const TV = { width: 1920, height: 1080 };

flow(
  'U126: a living room: the table and its captions on a TV, which anybody may join by its code; two phones are the hands',
  async ({ server, stranger }) => {
    const code = await server.openLobby({ seats: 2, options: { illuminati: 'dealt' } });
    const ann = await stranger('Ann', PHONE);
    await ann.follow(code);
    await ann.lobby.see('lobby-tv');
    expect(await ann.lobby.part('lobby-tv').getAttribute('href')).toBe(`/t/${code}?tv`);

    const tv = await stranger('TV', TV);
    await tv.open(`/t/${code}?tv`);
    await tv.lobby.read('tv-lobby', 'Ann');
    await tv.lobby.read('tv-code', code);
    await tv.page.locator('[data-testid="tv-lobby"] img').waitFor();

    const bob = await stranger('Bob', PHONE);
    await bob.follow(`${code}?hand`);
    await tv.lobby.read('tv-lobby', 'Bob');
    await ann.lobby.press('lobby-ready');
    await bob.lobby.press('lobby-ready');
    await ann.lobby.press('lobby-start');

    await tv.table.see('tv');
    await tv.table.see('tv-headline');
    // The phone of whoever came by the TV's code is a hand: the panel over the table, which is there on request.
    await bob.table.see('sheet', { height: 'full' });
    await ann.table.see('sheet', { height: 'half' });
    await tv.table.read('tv-headline', /Ann|Bob/);
    expect(await tv.table.part('side-top').count()).toBe(0);
    // What a phone plays is told on the TV.
    const readiest = [ann, bob].map(async ({ table }) => {
      await table.answerUntil('action-draw', 'goal-network', 'keep-down', 'action-end');
      return table;
    });
    await (await Promise.any(readiest)).press('action-draw');
    await tv.page.locator('[data-testid="captions"] > *').first().waitFor();
    await tv.page.waitForFunction(() => Boolean((document.querySelector('[data-testid="scene"]') as { scene?: unknown } | null)?.scene));
    await bob.table.press('sheet-grip');
    await bob.table.see('sheet', { height: 'low' });
  },
);
