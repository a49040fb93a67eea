import { type Play, stage } from '../../src/stage.js';

const flow = stage();

/** Ann may attack; Bob and Cat have money to interfere with. */
const THREE = {
  name: 'three who have something to talk about',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 9 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

async function friends({ server, guest }: Play, { clock = 'off' } = {}) {
  const code = await server.openTable(THREE, { clock });
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const one of [ann, bob, cat]) {
    await one.follow(code);
    await one.table.turnOf(0);
  }
  return { ann, bob, cat };
}

flow('C-804: a whisper is read by the two alone, markup is text, promises are kept or broken by who says so', async (play) => {
  const { ann, bob, cat } = await friends(play);
  await ann.talk.say('Peace, <b>friends</b>');
  await ann.talk.say('Down with Cat', 'bob');
  await bob.talk.see('unread-chat', { n: 2 });
  await bob.talk.heard('Down with Cat');
  await bob.talk.gone('unread-chat');
  await cat.talk.heard('<b>friends</b>');
  expect(await cat.talk.part('chat-line').count()).toBe(1);
  expect(cat.hasReceived('Down with Cat')).toBe(false);

  await bob.talk.promise('I never touch Texas', 'ann');
  await ann.talk.press('talk-promises');
  await ann.talk.see('promise-1', { state: 'open' });
  await ann.talk.press('promise-1-broken');
  await cat.talk.press('talk-promises');
  await cat.talk.see('promise-1', { state: 'broken' });
  expect(await cat.talk.part('promise-1-kept').count()).toBe(0);
  await ann.talk.press('promise-1-kept');
  await bob.talk.see('promise-1', { state: 'kept' });
});

flow('on a phone a button at the top counts what was said, and leads there', async ({ server, guest }) => {
  const code = await server.openTable(THREE);
  const [ann, bob] = [await guest('Ann'), await guest('Bob', { width: 390, height: 844 })];
  await ann.follow(code);
  await bob.follow(code);
  await bob.table.turnOf(0);
  await ann.talk.say('Peace, friends');
  await bob.talk.read('talk-open', '1');
  await bob.talk.press('talk-open');
  await bob.page.getByText('Peace, friends').waitFor();
  await bob.talk.part('talk-open').filter({ hasNotText: '1' }).waitFor();
});

flow('C-422, C-800: a quick offer inside an attack binds the money, and its promise goes on record', async (play) => {
  const { ann, bob, cat } = await friends(play);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('quick-out');
  await bob.table.press('accept-offer-1');
  await ann.table.moneyOn('gnomes-of-zurich', 11);
  await ann.talk.press('talk-promises');
  await ann.talk.see('promise-1', { state: 'open' });
  await cat.table.press('quick-else');
  await cat.table.press('quick-help');
  await ann.table.press('accept-offer-2');
  await cat.table.moneyOn('ufos', 11);
  await bob.talk.press('talk-promises');
  await bob.talk.see('promise-2', { state: 'open' });
});

flow('C-422: a done that comes too late says who added what; done for this attack stays; space says done', async (play) => {
  const { ann, bob, cat } = await friends(play);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  // Who is asked too often finds the standing orders here.
  await bob.table.press('pass-more');
  await bob.table.press('ask-less');
  await bob.table.see('orders', { ask: 'silence' });
  await bob.page.keyboard.press('Escape');
  await bob.table.gone('orders');
  expect(await bob.table.text('done')).toMatch(/Pass.*they need 4 or less, 17 %/s);
  await bob.table.press('pass-more');
  await bob.table.press('done-firm');
  await cat.table.see('done');
  await cat.page.keyboard.press('Space');
  await ann.table.see('person-2', { state: 'done' });
  await bob.table.press('spend-1');
  await ann.table.see('person-1', { state: 'firm' });
  await ann.table.see('person-2', { state: 'thinking' });
  await cat.table.read('last-added', /just now/);

  // Cat's answer to the attack as it was before: held back on the wire until Bob has added more.
  await cat.holdBack();
  await cat.table.press('done');
  await bob.table.press('spend-1');
  await ann.table.see('odds', { needs: 2 });
  await cat.releaseFrames();
  await cat.table.read('refusal', /Bob spent 1 MB to.*Look again/);
});

flow('U57: standing orders are given in the menu, no offers from X, and one key cancels all', async (play) => {
  const { ann, bob } = await friends(play, { clock: 'relaxed' });
  await bob.table.press('menu-open');
  await bob.table.press('menu-orders');
  await bob.table.press('orders-danger');
  await bob.table.part('orders-tax').selectOption('gnomes-of-zurich');
  await bob.table.see('orders', { ask: 'danger' });
  await bob.page.keyboard.press('Escape');
  await bob.table.gone('orders');
  await ann.trade.open(1);
  await ann.trade.money('give', 1);
  await ann.trade.offer();
  await bob.table.press('no-offers-offer-1');
  await ann.table.see('gone-offer-1', { why: 'declined' });
  await bob.table.see('orders-cancel');
  await bob.page.keyboard.press('x');
  await bob.table.gone('orders-cancel');
});
