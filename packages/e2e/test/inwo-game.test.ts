import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

/** Computer players hardly think here, and nobody waits long for silence. */
const flow = stage({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '1500' });

/** What is pressed as soon as it can be, the first of them first: answers, then steps of the turn, at last its end. */
const NEXT = [
  'end',
  'offer-decline',
  'attack-roll',
  'deck-seal',
  'sentence-send',
  'attack-announce',
  '^return-',
  '^discard-',
  'done',
  'blank',
  'action-drawAll',
  'start-takeOver',
  'target',
  'leader',
  'action-attack',
  'action-ready',
  'action-knock',
];

const usable = ':not([disabled], [aria-disabled="true"])';

/** Where each of these is found on the page. */
const place = (next: string): string => {
  if (next === 'end') return '[data-testid="end-rematch"], [data-testid="end-look"]';
  if (next === 'blank') return `[data-testid^="blank-"] [data-testid^="pick-"][aria-pressed="false"]${usable}`;
  if (next === 'leader' || next === 'target') return `[data-testid="attack-composer"] [data-testid^="pick-"]${usable}`;
  return next.startsWith('^') ? `[data-testid^="${next.slice(1)}"]${usable}` : `[data-testid="${next}"]${usable}`;
};

/** Somebody who plays by clicking: draws, takes over, attacks what is likeliest, passes, and ends the turn. */
async function playOut({ page }: Guest): Promise<ReadonlySet<string>> {
  const pressed = new Set<string>();
  let attacked = '';
  const until = Date.now() + 240_000;
  while (Date.now() < until) {
    const turn = (await page.locator('[data-testid="banner"]').textContent()) ?? '';
    // One attack a turn.
    const list = NEXT.filter((next) => next !== 'action-attack' || attacked !== turn);
    await page.locator(list.map(place).join(', ')).first().waitFor({ timeout: 60_000 });
    for (const next of list) {
      const found = page.locator(place(next)).first();
      if ((await found.count()) === 0) continue;
      if (next === 'end') return pressed;
      // It may be gone before the click comes to it: a window closes by itself.
      const done = await found.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (done) pressed.add(next);
      if (done && next === 'action-attack') attacked = turn;
      break;
    }
  }
  throw new Error(`the game was not over in time; pressed: ${[...pressed].join(' ')}`);
}

flow('U220: Ann plays a whole game of INWO against a computer by clicking', async ({ guest, server }) => {
  const ann = await guest('Ann', { width: 1280, height: 800 });
  const code = await server.openLobby({
    ruleset: 'inwo',
    seats: 2,
    computers: 1,
    start: true,
    options: { groupsToWin: 8, decks: 'ready' },
  });
  await ann.follow(code);
  await ann.table.see('decks');
  const pressed = await playOut(ann);
  expect([...pressed]).toEqual(
    expect.arrayContaining(['deck-seal', 'sentence-send', 'action-drawAll', 'attack-announce', 'attack-roll', 'done']),
  );
});
