import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage();

flow('U01, U100: three browsers on one link take their seats in order, get ready and begin; the link is the address', async ({ guest }) => {
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  await ann.open('/');
  const code = await ann.home.createTable('Ann');
  await ann.lobby.see('lobby-link');
  expect(await ann.lobby.link()).toBe(`${ann.server}/t/${code}`);

  await bob.follow(code);
  await bob.lobby.see('seat-1');
  await cat.follow(code);
  for (const who of [ann, bob, cat]) {
    await who.lobby.read('seat-0', who === ann ? '' : 'Ann');
    await who.lobby.read('seat-1', who === bob ? '' : 'Bob');
    await who.lobby.read('seat-2', who === cat ? '' : 'Cat');
  }

  expect(await ann.lobby.whyNot('lobby-start')).toMatch(/Bob.*Cat/);
  await ann.lobby.read('lobby-start', '2 are not ready');
  await bob.lobby.press('lobby-ready');
  await ann.lobby.read('lobby-start', 'Cat is not ready');
  await ann.lobby.read('lobby-waits', 'Waiting for Cat.');
  await cat.lobby.press('lobby-ready');
  await ann.lobby.press('lobby-start');
  for (const who of [ann, bob, cat]) await who.table.see('choose-illuminati');
});

/** Seats are dealt in the order listed, the start is Ann's by the dice, and the deck begins with Groups. */
const SETUP = {
  name: 'three friends before they choose',
  ruleset: 'classic',
  setup: true,
  seed: 1,
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  deck: ['smof', 'moonies', 'texas', 'hollywood', 'yuppies', 'trekkies', 'recyclers', 'big-media'],
  dice: [
    [6, 6],
    [1, 2],
    [1, 3],
    [4, 3],
    [1, 3],
    [2, 2],
  ],
};
/** Under which of the eight face-down cards these lie with that seed. */
const SLOT = { 'bavarian-illuminati': 2, 'gnomes-of-zurich': 4, 'servants-of-cthulhu': 7 };

flow(
  'U100, U03, U05, U20, U21, U31, U32, U35: three browsers choose their Illuminati and play a capture, an attack opposed with money, one called off and one with privilege, by clicking',
  async ({ server, guest }) => {
    const code = await server.openTable(SETUP);
    const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
    const all = [ann, bob, cat];
    for (const who of all) {
      await who.follow(code);
      await who.table.see('choose-illuminati');
    }

    await choose(ann, 'bavarian-illuminati', all);
    await choose(bob, 'gnomes-of-zurich', all);
    await choose(cat, 'servants-of-cthulhu', all);
    for (const who of all) await who.table.turnOf(0, 'start');

    // Ann takes an uncontrolled Group: 10 against a resistance of 1 needs 9, and she rolls 7.
    await draw(ann);
    await ann.table.moneyOn('bavarian-illuminati', 18);
    await ann.table.attack('bavarian-illuminati', 'smof', 9);
    for (const who of all) await who.table.see('odds', { needs: 9, odds: 30 });
    await bob.table.press('done');
    await cat.table.press('done');
    await ann.table.press('attack-roll');
    await ann.table.placeOn('bavarian-illuminati', 'right');
    for (const who of all) await who.table.ownedBy('smof', 'ann');
    await endTurn(ann);

    // Bob spends 5, Cat opposes him with 2: 7 − 4 + 5 − 2 = 6, and he rolls 4.
    await bob.table.turnOf(1, 'start');
    await draw(bob);
    await bob.table.attack('gnomes-of-zurich', 'moonies', 3);
    await bob.table.press('spend-5');
    for (const who of all) await who.table.see('odds', { needs: 8 });
    await cat.table.take('spend-side-against');
    await cat.table.press('spend-1');
    await cat.table.see('odds', { needs: 7 });
    await cat.table.press('spend-1');
    for (const who of all) await who.table.see('odds', { needs: 6, odds: 15 });
    await ann.table.press('done');
    await cat.table.press('done');
    await bob.table.press('attack-roll');
    await bob.table.placeOn('gnomes-of-zurich', 'left');
    for (const who of all) await who.table.ownedBy('moonies', 'bob');
    // The Gnomes may move money about once more before his turn is over.
    await endTurn(bob);
    await bob.table.turnOf(1, 'powers');
    await endTurn(bob);

    // Cat announces an attack and thinks better of it: nothing is lost.
    await cat.table.turnOf(2, 'start');
    await draw(cat);
    await cat.table.attack('servants-of-cthulhu', 'texas', 3);
    await cat.table.press('attack-calloff');
    for (const who of all) await who.table.gone('attack-panel');
    await cat.table.see('actions-left', { left: 2 });
    await cat.table.ownedBy('texas', '');
    await endTurn(cat);

    // Ann pays for privilege: nobody else may spend on it, and everybody is told.
    await ann.table.turnOf(0, 'start');
    await draw(ann);
    await ann.table.composeAttack('bavarian-illuminati', 'recyclers', 8);
    await ann.table.part('attack-composer').locator('summary').click();
    await ann.table.press('announce-privilege-pay');
    await ann.table.press('attack-announce');
    for (const who of all) await who.table.see('attack-privilege-state', { state: 'declared' });
    expect(await bob.table.whyNot('spend-1')).toMatch(/privilege/i);
    await ann.table.press('attack-roll');
    await ann.table.placeOn('bavarian-illuminati', 'left');
    for (const who of all) await who.table.ownedBy('recyclers', 'ann');
  },
);

async function choose(who: Guest, illuminati: keyof typeof SLOT, all: readonly Guest[]): Promise<void> {
  await who.table.press(`slot-${SLOT[illuminati]}`);
  const name = illuminati.split('-')[0] ?? '';
  for (const other of all)
    await other.table
      .part(`card-${illuminati}`)
      .filter({ hasText: new RegExp(name, 'i') })
      .waitFor({ state: 'attached' });
}

/** Income, then a card: the start of a turn. */
async function draw(who: Guest): Promise<void> {
  await who.table.press('action-draw');
  await who.table.see('actions-left', { left: 2 });
}

async function endTurn(who: Guest): Promise<void> {
  await who.table.press('action-end');
}
