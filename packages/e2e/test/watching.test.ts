import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { roomLine } from '../src/finished.js';
import { ROOT } from '../src/server.js';
import { stage } from '../src/stage.js';

const run = promisify(execFile);
const flow = stage();

flow('U80, U105, U106: scripted clients play a whole game while a browser looks on, until the victory is shown', async (play) => {
  const { server, guest } = play;
  const code = await server.openLobby({ seats: 3, options: { groupsToWin: 6 } });
  const eve = await guest('Eve', { width: 900, height: 600 });
  await eve.open(`/t/${code}?watch`);
  await eve.lobby.see('lobby-sit');

  const client = `packages/loadtest/dist/cli/loadtest.js --url ${server.url} --table ${code} --players 3 --think 5 --json`.split(' ');
  // Its report says more than its exit code.
  const game = run(process.execPath, client, { cwd: ROOT }).catch((failed: { stdout: string }) => failed);
  await eve.table.see('text-view');
  const { stdout } = await game;
  const room = roomLine(stdout);
  expect(room).toMatchObject({ finished: 1, errors: [] });
  expect(room.intents).toBeGreaterThan(30);

  // The page has every step of the game to show, and draws without a graphics card.
  await eve.table.see('end', {}, 150_000);
  expect(await eve.table.text('winner')).toMatch(/Ada|Ben|Cleo/);
  await eve.table.press('end-look');
  await eve.table.gone('end');
  // What lies on the table at the end is what the server says lies there.
  expect(await eve.table.part('log').locator('[data-event="gameOver"]').count()).toBe(1);
  expect(await eve.page.screenshot()).toBeInstanceOf(Buffer);
});

/** Specials in Ann's hand, unseen; and the deck's next cards. */
const HIDDEN = {
  name: 'what Ann holds is her affair',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9, specials: ['deep-agent', 'bribery', 'slush-fund:up'] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['assassination'] },
  ],
  uncontrolled: ['smof', 'texas'],
  deck: ['murphys-law', 'yuppies'],
  turn: { player: 'ann', phase: 'start' },
};

flow("U102: no browser receives a byte of another's face-down Special or of the deck; its owner does, and sees it", async (play) => {
  const { server, guest } = play;
  const code = await server.openTable(HIDDEN);
  const [ann, bob, eve] = [await guest('Ann'), await guest('Bob'), await guest('Eve')];
  await ann.follow(code);
  await ann.table.see('hand-deep-agent');
  await bob.follow(code);
  await bob.table.see('hand-assassination');
  await eve.open(`/t/${code}?watch`);
  await eve.table.turnOf(0, 'start');

  await ann.table.press('action-draw');
  await ann.table.see('drawn');
  await ann.table.press('keep-down');
  await ann.table.see('hand-murphys-law');
  for (const who of [bob, eve]) await who.table.turnOf(0, 'actions');

  // A hand comes by name. Board and events carry numbers: `server/test/secrets.test.ts` unpacks those of every wire.
  expect(ann.hasReceived('deep-agent') && ann.hasReceived('murphys-law')).toBe(true);
  expect(bob.hasReceived('assassination')).toBe(true);
  for (const card of ['deep-agent', 'bribery', 'murphys-law']) {
    expect([card, bob.hasReceived(card), eve.hasReceived(card)]).toEqual([card, false, false]);
  }
  expect([ann.hasReceived('assassination'), eve.hasReceived('assassination')]).toEqual([false, false]);
  for (const who of [ann, bob, eve]) expect([who.name, who.hasReceived('yuppies')]).toEqual([who.name, false]);

  // Turned up, it is everybody's to see.
  await ann.table.takeUp('murphys-law');
  await ann.table.press('flip-murphys-law');
  await ann.table.press('special-confirm');
  for (const who of [bob, eve]) await who.table.read('log', /Murphy/);
});

flow('U106: the host has spectators see the game half a minute later, and they are told so', async ({ server, guest }) => {
  const code = await server.openLobby({ seats: 2, options: { illuminati: 'dealt' } });
  const [ann, bob, eve] = [await guest('Ann'), await guest('Bob'), await guest('Eve', { width: 900, height: 600 })];
  await ann.follow(code);
  await bob.follow(code);
  await ann.lobby.take('option-delay-30');
  await eve.open(`/t/${code}?watch`);
  await eve.lobby.part('option-delay-30').and(eve.page.locator(':checked')).waitFor({ state: 'attached' });
  await bob.lobby.press('lobby-ready');
  await ann.lobby.press('lobby-start');
  for (const who of [ann, bob]) await who.table.see('banner');
  await eve.table.read('shown-later', /30 s later/);
  expect(await eve.table.part('banner').count()).toBe(0);
  // When the game is over there is nothing to keep back.
  await bob.table.press('menu-open');
  await bob.table.press('menu-leave');
  await bob.table.press('menu-concede');
  await bob.table.press('concede-confirm');
  await ann.table.see('end');
  await eve.table.see('end');
});

flow('U106: on the first page Eve finds a public table at which they play, and looks on', async ({ server, guest, script }) => {
  const code = await server.openTable(HIDDEN, { public: true, name: 'The back room' });
  const eve = await guest('Eve');
  for (const name of ['Ann', 'Bob']) await script(code, name);
  await eve.open('/');
  await eve.home.read('home-tables', /The back room.*in progress/);
  await eve.home.press(`home-table-${code}`);
  await eve.table.turnOf(0, 'start');
  expect(await eve.table.part('action-bar').count()).toBe(0);
});
