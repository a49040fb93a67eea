import { playTurn } from '../../src/inwo-turn.js';
import { stage } from '../../src/stage.js';

/** Computer players hardly think here, and nobody waits long for silence. */
const flow = stage({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '1500' });

flow('U201: Ann seals a deck in the lobby, changes her mind, reloads, and the game begins with it unasked', async ({ guest, server }) => {
  const ann = await guest('Ann');
  const ben = await guest('Ben', { width: 390, height: 844 });
  const code = await server.openLobby({ ruleset: 'inwo', seats: 2, options: { decks: 'own' } });
  await ann.follow(code);
  await ben.follow(code);
  const { lobby } = ann;

  await lobby.take('pick-ufos');
  await lobby.press('lobby-seal');
  await lobby.read('lobby-sealed', 'Both sides of the coin');
  await ben.lobby.see('seat-0-sealed');
  await lobby.press('lobby-unseal');
  await lobby.take('pick-the-network');
  await lobby.press('lobby-seal');
  await lobby.read('lobby-sealed', 'Wires');
  await ann.page.reload();
  await lobby.read('lobby-sealed', 'Wires');

  // All that begins the game is in sight without scrolling, on a phone as well.
  for (const { page } of [ann, ben])
    for (const testid of ['lobby-ready', ...(page === ann.page ? ['lobby-start', 'lobby-unseal'] : ['lobby-seal'])]) {
      const box = await page.locator(`[data-testid="${testid}"]`).boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
  await ben.lobby.take('pick-shangri-la');
  await ben.lobby.press('lobby-seal');
  await ben.lobby.see('lobby-sealed');
  await ben.lobby.press('lobby-ready');
  await lobby.press('lobby-start');
  await Promise.all([playTurn(ann), playTurn(ben)]);
});
