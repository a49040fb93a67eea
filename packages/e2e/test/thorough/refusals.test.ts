import { stage } from '../../src/stage.js';

const flow = stage();

const GAME = {
  name: 'refusals',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'network', treasury: 8, specials: ['slush-fund', 'assassination'] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 4 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

flow('U14: every control that can’t be used has a reason, for the pointer and for the keyboard', async ({ sit }) => {
  const [, bob] = await sit(GAME);
  await bob.table.turnOf(0);
  const disabled = await bob.table.disabledIn('action-bar');
  expect(disabled.length).toBeGreaterThan(5);
  for (const name of disabled) {
    expect([name, await bob.table.reasonByFocus(name)]).toEqual([name, expect.stringMatching(/\w+ \w+.*rule C-\d+/)]);
  }
  expect(await bob.table.whyNot(disabled[0] as string)).toMatch(/It is ann’s turn/);
  await bob.page.keyboard.press('Escape');
  await bob.table.tooltipGone();
});

flow(
  'U101: money spent twice before the first answer is back: the server says what there is and what it takes, where it was clicked',
  async ({ sit }) => {
    const [ann, bob] = await sit({ ...GAME, players: GAME.players.map((one) => ({ ...one, specials: [] })) });
    await ann.table.attack('network', 'texas', 1);
    await bob.table.see('attack-panel');
    const button = await ann.table.middleOf('spend-5');
    await ann.table.clickAtOnce('spend-5', 2);
    await ann.table.read('refusal', /3 MB.*needs 5/);
    expect(await ann.table.distanceFrom('refusal', button)).toBeLessThan(260);
    for (const { table: at } of [ann, bob]) await at.moneyOn('network', 3);
  },
);

flow('U101: money spent in the very moment the dice roll counts, or is refused in words, and nothing is in between', async ({ sit }) => {
  const [ann, bob] = await sit({ ...GAME, players: GAME.players.map((one) => ({ ...one, specials: [] })) });
  await ann.table.attack('network', 'texas', 1);
  await bob.table.press('done');
  await ann.table.canUse('attack-roll');
  const buttons = await Promise.all([ann.table.part('attack-roll').elementHandle(), bob.table.part('spend-1').elementHandle()]);
  await Promise.all(buttons.map((button) => button?.evaluate((it) => (it as HTMLElement).click())));

  const spent = bob.table.part('card-gnomes-of-zurich', { money: 3 });
  await spent.or(bob.table.part('refusal')).first().waitFor({ state: 'attached' });
  if ((await spent.count()) > 0) {
    // No roll wins any more, so that Bob is not asked again.
    await ann.table.press('attack-roll');
    for (const { table: at } of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 3);
  } else for (const { table: at } of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 4);
  await ann.table.gone('attack-roll');
});

flow('U14: a tap on what can’t be had now shows the reason, and a tap beside it puts it away', async ({ server, guest }) => {
  const code = await server.openTable(GAME);
  const ann = await guest('Ann');
  await ann.follow(code);
  const bob = await guest('Bob', { width: 390, height: 844 });
  await bob.follow(code);
  await bob.table.turnOf(0);
  await bob.table.part('action-attack').tap({ force: true });
  await bob.table.tooltip(/Ann’s turn/);
  await bob.page.touchscreen.tap(200, 200);
  await bob.table.tooltipGone();
  expect(await bob.table.smallTargets('action-bar')).toEqual([]);
});

flow(
  'U72: no Government or Straight Group touches the Discordians; the card that tries is told so where it was clicked',
  async ({ sit }) => {
    const players = [
      { id: 'ann', illuminati: 'network', treasury: 10, structure: [{ group: 'cia', onto: 'network', arrow: 'left' }] },
      { id: 'bob', illuminati: 'discordian-society', structure: [{ group: 'texas', onto: 'discordian-society', arrow: 'left' }] },
    ];
    const [ann] = await sit({ ...GAME, players, uncontrolled: ['hackers', 'moonies'] });
    await ann.table.press('action-attack');
    await ann.table.press('pick-cia');
    const at = await ann.table.whereIs('texas');
    await ann.table.clickCard('texas');
    await ann.table.read('refusal', /immune to Government/);
    expect(await ann.table.distanceFrom('refusal', at)).toBeLessThan(220);
    await ann.table.see('rule-link');
    expect(await ann.table.part('rule-link').first().getAttribute('href')).toBe('/rules#C-412');
  },
);
