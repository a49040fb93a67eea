import { type Play, stage } from '../../src/stage.js';

const flow = stage();

/** Ann's turn; Bob's Illuminati has no arrow left. */
const MARKET = {
  name: 'a market of Groups, Specials and money',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      treasury: 9,
      specials: ['slush-fund'],
      structure: [{ group: 'texas', onto: 'bavarian-illuminati', arrow: 'right' }],
    },
    {
      id: 'bob',
      illuminati: 'gnomes-of-zurich',
      treasury: 9,
      structure: [
        { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
        { group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'left' },
        { group: 'moonies', onto: 'gnomes-of-zurich', arrow: 'top' },
        { group: 'semiconscious-liberation-army', onto: 'gnomes-of-zurich', arrow: 'bottom' },
      ],
    },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 3 },
  ],
  uncontrolled: ['yuppies', 'republicans'],
  turn: { player: 'ann', phase: 'actions' },
};

async function market({ server, guest }: Play) {
  const code = await server.openTable(MARKET);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const one of [ann, bob, cat]) {
    await one.follow(code);
    await one.table.turnOf(0);
  }
  return { ann, bob, cat };
}

flow('U54, U57: a Group is traded for money; the receiver gives up what is in the way and hangs it', async (play) => {
  const { ann, bob, cat } = await market(play);
  await ann.trade.open(1);
  await ann.trade.card('give', 'texas');
  await ann.trade.money('ask', 5);
  await ann.trade.offer();
  await bob.trade.press('accept-offer-1');
  await bob.trade.see('accept-panel');
  // A place is chosen already, and what it comes to lies on the table.
  expect(await bob.trade.part('hang-texas').inputValue()).not.toBe('');
  expect(await bob.trade.part('accept-confirm').getAttribute('aria-disabled')).toBe('false');
  await bob.trade.press('give-up');
  await bob.trade.press('give-up-hackers');
  await bob.trade.hang('texas', 'gnomes-of-zurich');
  await bob.trade.press('accept-confirm');
  await cat.table.ownedBy('texas', 'bob');
  await cat.table.ownedBy('hackers', '');
  await cat.table.moneyOn('gnomes-of-zurich', 4);
});

flow('U55, U56: a face-down Special for money in secret: a third learns of it when it is done, and never which', async (play) => {
  const { ann, bob, cat } = await market(play);
  await ann.trade.open(1);
  await ann.trade.card('give', 'slush-fund');
  await ann.trade.money('ask', 2);
  await ann.trade.take('trade-secret');
  await ann.trade.offer();
  await bob.trade.read('secret-ann-bob-1', /Slush Fund/);
  expect(await cat.trade.part('offers').count()).toBe(0);
  await bob.trade.press('accept-secret-ann-bob-1');
  await bob.table.see('hand-slush-fund');
  await cat.table.moneyOn('bavarian-illuminati', 11);
  await cat.table.read('log', /face-down Special/);
  expect(cat.hasReceived('slush-fund')).toBe(false);
});

flow('U57: a click on another name offers it to them instead, and asking several has to be said', async (play) => {
  const { ann } = await market(play);
  const pressed = () =>
    ann.page
      .locator('[data-testid^="trade-to-"][aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')));
  await ann.table.press('action-trade');
  await ann.trade.see('trade-panel');
  await ann.trade.money('give', 2);
  expect(await pressed()).toEqual(['trade-to-1']);
  await ann.trade.press('trade-to-2');
  expect(await pressed()).toEqual(['trade-to-2']);
  expect(await ann.trade.text('trade-offer')).not.toMatch(/\bor\b|first/);
  await ann.trade.take('trade-several');
  await ann.trade.press('trade-to-1');
  expect(await pressed()).toEqual(['trade-to-1', 'trade-to-2']);
  expect(await ann.trade.text('trade-offer')).toMatch(/ or .*first to accept/);
  await ann.trade.putBack('trade-several');
  expect(await pressed()).toEqual(['trade-to-2']);
});

flow('U57: an offer to two, a counter-offer while it stays open, a change that can not be accepted by mistake', async (play) => {
  const { ann, bob, cat } = await market(play);
  await ann.trade.open(1, 2);
  await ann.trade.money('give', 2);
  await ann.trade.money('ask', 1);
  await ann.trade.offer();
  await bob.trade.press('counter-offer-1');
  await bob.trade.money('ask', 4);
  await bob.trade.offer();
  await ann.trade.see('offer-3');
  await ann.trade.see('offer-1');
  await cat.trade.press('accept-offer-2');
  await bob.trade.see('gone-offer-1', { why: 'lapsed' });
  await ann.table.moneyOn('ufos', 4);

  await bob.trade.press('change-offer-3');
  await bob.trade.money('ask', 3);
  await bob.trade.offer();
  expect(await ann.trade.text('version-offer-4')).toBe('version 2');
  await ann.trade.press('decline-offer-4');
  await bob.trade.see('gone-offer-4', { why: 'declined' });
  // Bob has no turn: his Groups can't be offered to Cat, and the panel says why.
  await bob.trade.open(2);
  expect(await bob.trade.text('trade-give-no-groups')).toMatch(/turn/i);
});

flow('U54, U56, U57: an offer is laid out: who gives what, what his word was worth so far, how both would stand', async (play) => {
  const { ann, bob, cat } = await market(play);
  await ann.talk.promise('I help you next turn');
  await bob.talk.press('talk-promises');
  await bob.talk.press('promise-1-kept');
  await bob.talk.see('record-0', { kept: 1, broken: 0 });
  await ann.trade.open(1);
  await ann.trade.card('give', 'texas');
  await ann.trade.money('give', 3);
  await ann.trade.part('trade-give-promise').fill('peace');
  await ann.trade.money('ask', 5);
  // What it comes to can be read before it is offered.
  await ann.trade.read('effect-0', /2 → 1.*9 → 11/);
  await ann.trade.offer();

  await bob.trade.read('gives-0', /Ann gives.*Texas.*3 MB.*of 9, leaves 6/);
  await bob.trade.read('gives-1', /You give.*5 MB.*of 9, leaves 4/);
  await bob.trade.read('offer-1', /not enforced.*peace.*kept 1, broke 0/);
  await bob.trade.read('effect-1', /You.*5 → 6.*of 13.*9 → 7.*9 → 7.*of 150/);
  await bob.trade.read('effect-0', /Ann.*2 → 1.*of 13.*9 → 11.*16 → 10.*of 35/);
  // To others it is a line, until they want to know.
  await cat.trade.read('offer-1', /Ann → Bob.*Texas.*for 5 MB/);
  expect(await cat.trade.part('effect').count()).toBe(0);
  await cat.trade.press('look-offer-1');
  await cat.trade.read('effect-1', /Bob.*5 → 6/);
});

// A file of script and one of style fail in different ways.
for (const file of ['deals-*.js', 'offer-frame-*.css'])
  flow(
    `U57: what deals are made with can not be had (${file}): that is said, and tried again; the keyboard goes on in the panel`,
    async (play) => {
      const { server, stranger } = play;
      const code = await server.openTable(MARKET);
      const ann = await stranger('Ann');
      const parts = `**/assets/${file}`;
      await ann.context.route(parts, (route) => route.abort());
      await ann.follow(code);
      await ann.table.turnOf(0);
      await ann.trade.part('action-trade').press('Enter');
      await ann.trade.see('deals-failed');
      await ann.context.unroute(parts);
      await ann.trade.part('deals-retry').focus();
      await ann.page.keyboard.press('Enter');
      await ann.trade.see('trade-panel');
      await ann.trade.part('trade-to-1').and(ann.page.locator(':focus')).waitFor();
    },
    /ERR_FAILED/,
  );

flow('U57: all of it by keyboard: an offer made, read, accepted', async (play) => {
  const { ann, bob } = await market(play);
  const press = async (one: typeof ann, testid: string, key = 'Enter') => {
    await one.trade.part(testid).focus();
    await one.page.keyboard.press(key);
  };
  await press(ann, 'action-trade');
  await ann.trade.part('trade-give-money').focus();
  await ann.page.keyboard.press('ArrowUp');
  await ann.page.keyboard.press('ArrowUp');
  await ann.trade.part('trade-give-promise').focus();
  await ann.page.keyboard.type('more later');
  await press(ann, 'trade-offer');
  await bob.trade.read('offer-1', /2 MB.*more later/);
  await press(bob, 'accept-offer-1');
  await ann.table.moneyOn('gnomes-of-zurich', 11);
  await bob.page.keyboard.press('c');
  await bob.talk.part('chat-text').and(bob.page.locator(':focus')).waitFor();
  await bob.page.keyboard.type('thanks');
  await bob.page.keyboard.press('Enter');
  await ann.talk.heard('thanks');
});

flow('U57: the offerer chooses among two who are willing; the other reads that it fell through', async (play) => {
  const { ann, bob, cat } = await market(play);
  await ann.trade.open(1, 2);
  await ann.trade.money('give', 2);
  await ann.trade.take('trade-choose');
  await ann.trade.offer();
  await bob.trade.press('accept-offer-1');
  await ann.trade.read('willing-offer-1', /Bob/);
  expect(await bob.trade.whyNot('accept-offer-1')).toMatch(/willing/);
  await cat.trade.press('accept-offer-2');
  await ann.trade.press('pick-offer-2');
  await cat.table.moneyOn('ufos', 5);
  await bob.trade.see('gone-offer-1', { why: 'lapsed' });
  await bob.table.read('log', /chooses/);
  await bob.table.moneyOn('gnomes-of-zurich', 9);
});

flow(
  'U57, U101: Bob accepts in the moment in which Ann withdraws: one of the two is too late, reads why, and loses nothing',
  async (play) => {
    const { server, guest } = play;
    const code = await server.openTable(MARKET);
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    for (const one of [ann, bob]) {
      await one.follow(code);
      await one.table.turnOf(0);
    }
    await ann.trade.open(1);
    await ann.trade.money('give', 4);
    await ann.trade.offer();
    await bob.trade.see('offer-1');
    // Bob's word is on its way when Ann's arrives.
    await bob.holdBack();
    await bob.trade.press('accept-offer-1');
    await ann.trade.press('withdraw-offer-1');
    await ann.trade.see('gone-offer-1', { why: 'withdrawn' });
    await bob.releaseFrames();
    await bob.table.read('refusal', /no such offer/i);
    await bob.trade.see('gone-offer-1', { why: 'withdrawn' });
    await ann.table.moneyOn('bavarian-illuminati', 9);
    await bob.table.moneyOn('gnomes-of-zurich', 9);

    // And the other way round: accepted, it can not be withdrawn any more.
    await ann.trade.open(1);
    await ann.trade.money('give', 4);
    await ann.trade.offer();
    await bob.trade.press('accept-offer-2');
    await ann.table.moneyOn('gnomes-of-zurich', 13);
    await ann.trade.see('gone-offer-2', { why: 'accepted' });
  },
);
