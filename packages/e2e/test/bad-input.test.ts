import { stage } from '../src/stage.js';

const flow = stage();
/** The browser itself reports every answer of 404 and above. */
const REFUSED = /Failed to load resource/;

flow(
  'U01: a code that no table has, and an address that is none, are answered in words',
  async ({ guest }) => {
    const ann = await guest('Ann');
    await ann.follow('BCDFGH');
    await ann.gate.read('join-error', /no table/i);
    await ann.open('/t/what-is-this-code');
    await ann.page.getByRole('heading').first().waitFor();
    await ann.page.getByRole('link', { name: /home/i }).first().click();
    await ann.home.see('home-create');
  },
  REFUSED,
);

flow('U01, U106: a full table says so, and lets the late one look on', async ({ server, guest }) => {
  const code = await server.openLobby({ seats: 2 });
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  await ann.follow(code);
  await ann.lobby.see('seat-0');
  await bob.follow(code);
  await bob.lobby.see('seat-1');
  await cat.open(`/t/${code}`);
  await cat.gate.see('join-watch');
  expect(await cat.gate.part('join-seat').count()).toBe(0);
  await cat.gate.watch();
  await cat.lobby.see('seat-1');
  expect(await cat.lobby.whyNot('lobby-sit')).not.toBe('');
  expect(await ann.lobby.part('seat-2').count()).toBe(0);
});

flow('U01: names of no character, of a thousand, with markup and with control characters', async ({ server, guest, stranger }) => {
  const code = await server.openLobby({ seats: 4 });
  const nobody = await guest('');
  await nobody.open(`/t/${code}`);
  expect(await nobody.gate.whyNot('join-seat')).toMatch(/enter a name/i);

  const long = await guest('x'.repeat(1000));
  await long.follow(code);
  await long.lobby.see('seat-0');
  expect((await long.lobby.part('lobby-name').inputValue()).length).toBeLessThanOrEqual(24);

  const markup = await guest('<img src=x onerror=1>');
  await markup.follow(code);
  await long.lobby.read('seat-1', '<img src=x onerror=1>');
  expect(await long.page.locator('img[src="x"]').count()).toBe(0);

  // A name that the page's own field would not take, from a device that remembers it.
  const odd = await stranger('odd');
  await odd.context.addInitScript(() => localStorage.setItem('illuminice.name', 'Bell\u0007\u202Eeve'));
  await odd.open(`/t/${code}`);
  await odd.gate.read('join-error', /name/i);
  expect(await long.lobby.part('seat-2').count()).toBe(0);
});

/** A game that waits for Ann. */
const GAME = {
  name: 'somebody looks on',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 4 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 4 },
  ],
  uncontrolled: ['texas', 'moonies'],
};

flow('U14, U29: what is not possible now says why, on the very button, and nothing changes', async ({ server, guest }) => {
  const code = await server.openTable(GAME);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  await ann.follow(code);
  await ann.table.turnOf(0);
  await bob.follow(code);
  await bob.table.turnOf(0);
  await cat.open(`/t/${code}?watch`);
  await cat.table.turnOf(0);

  expect(await bob.table.whyNot('action-attack')).toMatch(/turn/i);
  expect(await cat.table.part('action-attack').count()).toBe(0);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  expect(await ann.table.whyNot('spend-5')).toMatch(/4/);
  await bob.table.see('odds', { needs: 4 });
  await bob.table.moneyOn('bavarian-illuminati', 4);
});
