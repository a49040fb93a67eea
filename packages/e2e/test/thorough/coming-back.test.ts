import { MID_GAME } from '../../src/mid-game.js';
import { TablePage } from '../../src/pages/table.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** What a browser without a network says. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to load resource|WebSocket connection/;

flow(
  'U103: Bob reloads and loses the network in the middle of an attack; he has his seat, his hand and the open window again by himself',
  async ({ server, stranger }) => {
    const code = await server.openTable(MID_GAME);
    const [ann, bob] = [await stranger('Ann'), await stranger('Bob')];
    await ann.follow(code);
    await bob.follow(code);
    await ann.table.attack('bavarian-illuminati', 'texas', 4);
    await bob.table.see('attack-panel');

    await bob.page.reload();
    await bob.table.see('hand-assassination');
    await bob.table.see('attack-panel');
    // What happened before he came back stands in the log, in words.
    await bob.table.part('log').locator('[data-event="attackAnnounced"]').waitFor();
    await bob.table.read('log', /Texas/);

    await bob.context.setOffline(true);
    await bob.table.see('connection', { status: 'reconnecting' });
    await ann.table.see('absent-1', { presence: 'reconnecting' });
    await bob.context.setOffline(false);
    await bob.table.gone('connection');
    await ann.table.gone('absent-1');
    await bob.table.see('hand-assassination');
    await bob.table.press('done');
    await ann.table.press('attack-roll');
  },
  OFFLINE,
);

/** Two people at a table of INWO; Ann can attack with what she has. */
const INWO = {
  name: 'a turn of INWO',
  ruleset: 'inwo',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', turns: 1, hand: ['dentists'] },
    { id: 'bob', illuminati: 'the-network', turns: 1, plots: ['hoax'] },
  ],
  turn: { player: 'ann', phase: 'main' },
  dice: [[1, 1]],
};

flow('U103: Bob reloads at a table of INWO; what happened before stands in the log as it stood there', async (play) => {
  const [ann, bob] = await play.sit(INWO);
  await ann.table.press('action-attack');
  for (const part of ['Bavarian Illuminati', 'Dentists'])
    await ann.page.locator('[data-testid="attack-composer"] [data-testid^="pick-"]').filter({ hasText: part }).first().click();
  await ann.table.press('attack-announce');
  await bob.table.see('attack-panel');
  await bob.table.read('log', /Dentists/);
  const before = await bob.table.part('log').locator('li').allTextContents();
  await bob.page.reload();
  await bob.table.see('attack-panel');
  await bob.table.read('log', /Dentists/);
  expect(await bob.table.part('log').locator('li').allTextContents()).toEqual(before);
});

flow('U103: Bob turns to another page and comes back by the browser’s own button; the open window waited for him', async (play) => {
  const [ann, bob] = await play.sit(MID_GAME);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.see('attack-panel');
  await bob.page.goto(`${play.server.url}/rules`);
  await ann.table.see('absent-1', { presence: 'reconnecting' });
  await bob.page.goBack();
  await bob.table.see('hand-assassination');
  await ann.table.gone('absent-1');
  await bob.table.press('done');
  await ann.table.press('attack-roll');
});

flow('U103: Ann goes on while Bob is away; on his return the page tells him what he missed, until he puts it away', async (play) => {
  const [ann, bob] = await play.sit(MID_GAME);
  await bob.page.goto(`${play.server.url}/rules`);
  await ann.table.see('absent-1', { presence: 'reconnecting' });
  await ann.table.press('action-end');
  await ann.table.turnOf(1, 'start');
  await bob.page.goBack();
  await bob.table.read('while-away', /While you were away[\s\S]*Bob’s turn/i);
  await bob.table.press('while-away-close');
  await bob.table.gone('while-away');
  await bob.page.reload();
  await bob.table.turnOf(1, 'start');
  await bob.table.settled();
  await bob.table.gone('while-away');
});

flow('U103: Bob looks at another tab while Ann goes on; on coming back the page tells what was missed', async (play) => {
  const [ann, bob] = await play.sit(MID_GAME);
  const look = (hidden: boolean) =>
    bob.page.evaluate((is) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => is }), hidden);
  await look(true);
  await ann.table.press('action-end');
  await bob.table.turnOf(1, 'start');
  await look(false);
  await bob.table.read('while-away', /While you were away[\s\S]*Bob’s turn/i);
  await bob.table.press('while-away-close');
  await bob.table.gone('while-away');
});

flow('U103: a second tab takes the seat over, the first says so and can have it back', async ({ server, stranger }) => {
  const code = await server.openTable(MID_GAME);
  const ann = await stranger('Ann');
  await ann.follow(code);
  await ann.table.see('hand-deep-agent');
  const second = new TablePage(await ann.context.newPage());
  await second.page.goto(`${server.url}/t/${code}`);
  await second.see('hand-deep-agent');
  await ann.table.see('connection-closed');
  expect(await ann.table.text('connection-why')).toMatch(/another window/);
  await ann.table.press('connection-here');
  await ann.table.gone('connection-closed');
  await second.see('connection-closed');
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
});

flow('U103: a personal link takes the seat to another device, once; the old device may watch', async ({ server, stranger }) => {
  const code = await server.openTable(MID_GAME);
  const [ann, phone] = [await stranger('Ann'), await stranger('Ann on the phone', { width: 390, height: 844 })];
  await ann.follow(code);
  await ann.table.press('menu-open');
  await ann.table.press('menu-move');
  await ann.table.see('move-link');
  const link = await ann.table.part('move-link').inputValue();
  expect(link).toMatch(new RegExp(`/t/${code}#resume=[\\w-]{43}$`));

  await phone.page.goto(link);
  await phone.table.see('hand-open');
  expect(phone.page.url()).toBe(`${server.url}/t/${code}`);
  await ann.table.see('connection-closed');
  expect(await ann.table.text('connection-why')).toMatch(/another device/);
  await ann.table.press('connection-watch');
  await ann.page.waitForURL(/watch/);
  await ann.table.turnOf(0);
  expect(await ann.table.part('hand-deep-agent').count()).toBe(0);

  await phone.page.reload();
  await phone.table.see('hand-open');
  const thief = await stranger('Somebody else');
  await thief.page.goto(link);
  await thief.gate.read('join-error', /already been used/);
});

flow('U100: whoever follows a link joins once, and what they do in the first moment stays', async ({ server, stranger }) => {
  const code = await server.openTable(MID_GAME);
  const ann = await stranger('Ann');
  let joined = 0;
  ann.page.on('request', (request) => {
    if (request.url().includes('/matchmake/')) joined += 1;
  });
  await ann.follow(code);
  await ann.table.openMenu();
  await ann.table.settled();
  expect(await ann.table.part('menu').count()).toBe(1);
  expect(joined).toBe(1);
});

flow('U100: a page of an older release is told to load anew, once by itself and then in words', async ({ server, stranger }) => {
  const code = await server.openLobby({ seats: 2 });
  const ann = await stranger('Ann');
  await ann.page.route('**/matchmake/**', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), version: 1 };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await ann.follow(code);
  await ann.gate.read('join-error', /reload|load.*again/i);
});

flow(
  'U103: the connection dies before it has told Ann that the seat is hers; she has it, and no second one',
  async ({ server, stranger }) => {
    const code = await server.openLobby({ seats: 3 });
    const [ann, bob] = [await stranger('Ann'), await stranger('Bob')];
    // The first thing that the server says never arrives, nor does anything after it.
    await ann.page.addInitScript(() => {
      const Real = WebSocket;
      let first = true;
      window.WebSocket = class extends Real {
        constructor(...how: ConstructorParameters<typeof WebSocket>) {
          super(...how);
          if (!first) return;
          first = false;
          this.addEventListener('message', (event) => {
            event.stopImmediatePropagation();
            this.close();
          });
        }
      };
    });
    await ann.follow(code);
    await ann.lobby.see('lobby-link');
    await bob.follow(code);
    await bob.lobby.seated(0, 'Ann');
    // Bob has the second seat: Ann did not take it once more.
    await ann.lobby.seated(1, 'Bob');
  },
);
