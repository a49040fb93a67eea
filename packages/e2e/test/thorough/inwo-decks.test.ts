import { playTurn } from '../../src/inwo-turn.js';
import { stage } from '../../src/stage.js';

/** Computer players hardly think here, and nobody waits long for silence. */
const flow = stage({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '1500' });

/** A deck as somebody puts it together: Groups first, then what goes with them. */
const CARDS = (
  'c-i-a russia b-a-t-f brazil count-dracula france nasa switzerland loan-sharks canada the-mafia cycle-gangs survivalists urban-gangs ' +
  'cyborg-soldiers clipper-chip martial-law stray-warhead cup-victory slush-fund swiss-bank-account commitment blitzkrieg gun-control ' +
  'market-manipulation air-magic volunteer-aid murphys-law mothers-march time-warp fnord tidal-wave annual-convention the-oregon-crud ' +
  'tornado stealing-the-plans logic-bomb sniper volcano counterspell self-esteem sabotage'
).split(' ');

flow('U215: Ann builds a deck by clicking and shares its link; Ben opens it, takes it to a table and plays a turn', async ({ guest }) => {
  const ann = await guest('Ann');
  const { home, page } = ann;
  await ann.open('/decks');
  await home.press('deck-new');
  await home.part('deck-name').fill('Ann’s armies');
  await home.part('deck-illuminati').selectOption('bavarian-illuminati');
  await home.see('verdicts', { faults: 2 });
  for (const card of CARDS) {
    await home.part('workshop-search').fill(card.replace(/-/g, ' '));
    await home.part(`more-${card}`).click();
  }
  await home.see('card-sabotage', { count: 1 });

  // Two are missing. A card too often is told, led to, and taken back.
  await home.read('verdicts', '2 cards are missing');
  await home.part('table-copies').selectOption('1');
  await home.part('workshop-search').fill('fnord');
  await home.part('more-fnord').click();
  await home.press('fault-fnord');
  await home.see('card-fnord', { count: 2 });
  await home.press('undo');
  await home.see('card-fnord', { count: 1 });
  await home.press('show-all');

  // The rest by keyboard: search, walk, add, take away.
  await page.keyboard.press('/');
  await page.keyboard.type('costs nothing of the kind');
  await home.see('workshop-found');
  await home.part('workshop-search').fill('backlash');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await home.see('card-backlash', { count: 1 });
  await page.keyboard.press('Backspace');
  await home.see('card-backlash', { count: 0 });
  await page.keyboard.press('Enter');
  await home.part('workshop-search').fill('hail eris');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await home.see('verdicts', { faults: 0 });

  await home.press('share-link');
  const link = await home.part('deck-link').inputValue();
  expect(link).toMatch(/\/d\/[\w-]{43}$/);

  const ben = await guest('Ben');
  await ben.open(new URL(link).pathname);
  await ben.home.read('shared-deck', 'Ann’s armies');
  await ben.home.press('deck-copy');
  await ben.home.see('verdicts', { faults: 0 });
  await ben.home.press('carry');
  await ben.page.waitForURL(/\/t\/\w+$/);
  await ben.gate.takeSeat('Ben');
  await ben.lobby.press('lobby-add-computer');
  await ben.lobby.press('lobby-start');
  await ben.table.see('deck-judged', { faults: 0 });
  await ben.table.press('deck-seal');
  await playTurn(ben);
  await ben.table.press('menu-open');
});

flow('U201, U215: a deck comes to a table by its link, as text, or by surprise', async ({ guest, server }) => {
  const ann = await guest('Ann');
  await ann.follow(
    await server.openLobby({ ruleset: 'inwo', seats: 2, computers: 1, start: true, options: { decks: 'own', pool: 'starter' } }),
  );
  const { table } = ann;
  await table.see('decks');
  await table.take('deck-tab-text');
  await table.part('deck-paste').fill('1 UFOs\n1 Zeppelin');
  await table.press('deck-look');
  await table.read('decks', 'Zeppelin');
  await table.see('deck-judged', { faults: 2 });
  await table.part('deck-paste').fill(`${server.url}/d/ufos`);
  await table.press('deck-look');
  await table.see('deck-judged', { faults: 0 });
  await table.canUse('deck-seal');
  await table.press('deck-any');
  await table.see('deck-surprise');
  await table.press('deck-seal');
  await table.gone('decks');
});

flow(
  'U217: a list from elsewhere is pasted, picked and dropped; what is misspelt is taken with a click, what is not here is named',
  async ({ guest }) => {
    const ann = await guest('Ann');
    const { home, page } = ann;
    await ann.open('/decks');
    await home.press('open-from-text');
    await home.part('text-field').fill('Illuminati: UFOs\r\nHoax (x2)\n2 Martail Law\nNWO: End of the World\nZeppelin over the bay');
    await home.see('text-read', { cards: 3 });
    await home.read('text-outside', 'in expansion Assassins, not here');
    await home.read('text-unknown', 'Zeppelin over the bay');
    await home.press('take-martial-law');
    await home.see('text-read', { cards: 5 });

    const file = '<deck version="0.8"><superzone name="Plot Deck"><card><name>Terrorist Nuke</name></card></superzone></deck>';
    await home.part('text-file').setInputFiles({ name: 'mine.dek', mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
    await home.see('text-read', { cards: 1 });
    await home.press('text-take');
    await home.see('deck-size');

    // Dropped anywhere on the page of a deck; what it would replace can be had back.
    const dropped = await page.evaluateHandle(() => {
      const held = new DataTransfer();
      held.items.add(new File(['3 Hoax\n2 Fnord'], 'list.txt', { type: 'text/plain' }));
      return held;
    });
    await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
    await home.see('drop-here');
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await home.see('text-read', { cards: 5 });
    await home.press('text-take');
    await home.read('deck-size', '5');
    await home.press('undo');
    await home.read('deck-size', '1');

    await home.press('open-as-text');
    await home.press('text-by-lackey');
    expect(await home.part('deck-text').inputValue()).toContain('<name>Terrorist Nuke</name>');
    expect(await home.part('text-save').getAttribute('download')).toMatch(/\.dek$/);
  },
);
