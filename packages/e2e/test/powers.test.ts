import { stage } from '../src/stage.js';

const flow = stage();

interface Hung {
  group: string;
  onto: string;
  arrow: string;
  treasury?: number;
}

/** Ann's turn, in the phase of actions unless said otherwise; Bob beside her. */
const table = (ann: string, hung: readonly Hung[], more: Record<string, unknown> = {}, bobs: readonly Hung[] = []) => ({
  name: 'powers',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: ann, treasury: 10, structure: hung },
    { id: 'bob', illuminati: ann === 'discordian-society' ? 'network' : 'discordian-society', treasury: 5, structure: bobs },
  ],
  uncontrolled: ['hackers', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  ...more,
});
const START = { turn: { player: 'ann', phase: 'start' } };

flow('U70: whoever is taxed says on which card, and that card pays', async ({ sit }) => {
  const irs = [{ group: 'irs', onto: 'network', arrow: 'left' }];
  const texas = [{ group: 'texas', onto: 'discordian-society', arrow: 'left', treasury: 4 }];
  const [ann, bob] = await sit(table('network', irs, { ...START, deck: ['trekkies', 'yuppies', 'recyclers'] }, texas));
  await bob.table.press('action-tax');
  await bob.table.letGo('tax-panel', 'escape');
  await bob.table.press('action-tax');
  await bob.table.press('tax-texas');
  await bob.table.read('action-tax', /Texas pays first/);
  await ann.table.press('action-draw');
  for (const { table: at } of [ann, bob]) {
    await at.moneyOn('irs', 2);
    await at.moneyOn('texas', 2);
    await at.moneyOn('discordian-society', 5);
  }
});

flow('U71: the Recyclers buy a card, once a turn, from their own money', async ({ sit }) => {
  const recyclers = [{ group: 'recyclers', onto: 'network', arrow: 'left', treasury: 12 }];
  const [ann, bob] = await sit(table('network', recyclers, { deck: ['texas', 'yuppies'] }));
  await ann.table.press('action-extra-draw');
  for (const { table: at } of [ann, bob]) {
    await at.ownedBy('texas', '');
    await at.moneyOn('recyclers', 7);
  }
  expect(await ann.table.whyNot('action-extra-draw')).toMatch(/one card a turn, and already has/);
  await ann.table.see('actions-left', { left: 2 });
});

flow('U72: the Network draws two cards', async ({ sit }) => {
  const [ann, bob] = await sit(table('network', [], { ...START, deck: ['texas', 'yuppies', 'trekkies'] }));
  await ann.table.press('action-draw');
  for (const { table: at } of [ann, bob]) {
    await at.ownedBy('texas', '');
    await at.ownedBy('yuppies', '');
  }
  expect(await bob.table.part('card-trekkies').count()).toBe(0);
});

flow('U72: the Gnomes move their money about when their actions are over, not before', async ({ sit }) => {
  const [ann, bob] = await sit(table('gnomes-of-zurich', [{ group: 'texas', onto: 'gnomes-of-zurich', arrow: 'left', treasury: 1 }]));
  expect(await ann.table.whyNot('action-power-gnomes-of-zurich')).toMatch(/when your actions are over/);
  await ann.table.press('action-end');
  await ann.table.press('action-power-gnomes-of-zurich');
  await ann.table.part('treasury-texas').fill('9');
  expect(await ann.table.whyNot('treasuries-confirm')).toMatch(/8 MB too much/);
  await ann.table.part('treasury-gnomes-of-zurich').fill('2');
  await ann.table.letGo('treasuries-panel', 'button');
  await ann.table.press('action-power-gnomes-of-zurich');
  await ann.table.part('treasury-texas').fill('9');
  await ann.table.part('treasury-gnomes-of-zurich').fill('2');
  await ann.table.press('treasuries-confirm');
  for (const { table: at } of [ann, bob]) await at.moneyOn('texas', 9);
});

flow('U72: the Bermuda Triangle hangs its structure anew', async ({ sit }) => {
  const hung = [
    { group: 'texas', onto: 'bermuda-triangle', arrow: 'left' },
    { group: 'yuppies', onto: 'bermuda-triangle', arrow: 'right' },
  ];
  const [ann, bob] = await sit(table('bermuda-triangle', hung));
  await ann.table.press('action-end');
  await ann.table.press('action-power-bermuda-triangle');
  await ann.table.press('lift-yuppies');
  expect(await ann.table.whyNot('rearrange-confirm')).toMatch(/One group is still in your hand/);
  await ann.table.press('place-bermuda-triangle-top');
  await ann.table.press('rearrange-confirm');
  for (const { table: at } of [ann, bob])
    await at
      .part('card-yuppies')
      .filter({ hasText: /top arrow/ })
      .waitFor({ state: 'attached' });
});

flow('U72: the UFOs lead two attacks a turn', async ({ sit }) => {
  const [ann, bob] = await sit(table('ufos', [], { dice: [[6, 5]] }));
  await ann.table.attack('ufos', 'hackers', 2);
  await bob.table.press('done');
  await ann.table.press('attack-roll');
  await ann.table.gone('attack-panel');
  await ann.table.composeAttack('ufos', 'moonies', 2);
});

flow(
  'U72: no Government or Straight Group touches the Discordians; the card that tries is told so where it was clicked',
  async ({ sit }) => {
    const cia = [{ group: 'cia', onto: 'network', arrow: 'left' }];
    const [ann] = await sit(table('network', cia, {}, [{ group: 'texas', onto: 'discordian-society', arrow: 'left' }]));
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

for (const [illuminati, kind, bonus] of [
  ['servants-of-cthulhu', 'destroy', 2],
  ['society-of-assassins', 'neutralize', 4],
] as const) {
  flow(`U72: ${illuminati} bring ${bonus} to ${kind}, and the reckoning says so`, async ({ sit }) => {
    const [ann] = await sit(table(illuminati, [], {}, [{ group: 'texas', onto: 'discordian-society', arrow: 'left' }]));
    await ann.table.press('action-attack');
    await ann.table.see('attack-attacker');
    await ann.table.pick('texas');
    await ann.table.take(`attack-kind-${kind}`);
    await ann.table.unfoldLedger();
    await ann.table.read('ledger', new RegExp(`Ability[^+]*\\+${bonus}`));
  });
}

flow('U73: Federal Reserve, Lasers, Gun Lobby, Chinese Campaign Donors and Survivalists do what their cards say', async ({ sit }) => {
  const hung = [
    { group: 'federal-reserve', onto: 'network', arrow: 'right', treasury: 6 },
    { group: 'orbital-mind-control-lasers', onto: 'federal-reserve', arrow: 'right' },
    { group: 'chinese-campaign-donors', onto: 'network', arrow: 'left' },
  ];
  const survivalists = [
    { group: 'survivalists', onto: 'discordian-society', arrow: 'left' },
    { group: 'texas', onto: 'discordian-society', arrow: 'right' },
  ];
  const [ann, bob] = await sit(table('network', hung, { uncontrolled: ['gun-lobby', 'cia'] }, survivalists));

  // Its money goes to any card of the structure, neighbour or not.
  await ann.table.press('action-transfer');
  await ann.table.press('pick-federal-reserve');
  await ann.table.press('pick-chinese-campaign-donors');
  await ann.table.part('transfer-amount').fill('4');
  await ann.table.press('transfer-confirm');
  await bob.table.moneyOn('chinese-campaign-donors', 4);
  await ann.table.letGo('transfer-panel', 'escape');

  // A Communist attacker meets a Resistance of 10; the Donors count as Government against the C.I.A.
  await ann.table.press('action-attack');
  await ann.table.press('pick-chinese-campaign-donors');
  await ann.table.press('pick-cia');
  await ann.table.see('odds', { needs: 2 });
  await ann.table.press('attack-target');
  await ann.table.pick('gun-lobby');
  await ann.table.read('ledger', /Resistance[^−]*−10/);
  await ann.table.press('attack-cancel');

  // The Lasers turn an alignment round, once a turn, for all to see.
  await ann.table.press('action-power-orbital-mind-control-lasers');
  await ann.table.press('pick-texas');
  await ann.table.take('alter-change-reverse');
  await ann.table.press('alter-Violent');
  await ann.table.press('alter-confirm');
  await bob.table
    .part('card-texas')
    .filter({ hasText: /Peaceful/ })
    .waitFor({ state: 'attached' });
  expect(await ann.table.whyNot('action-power-orbital-mind-control-lasers')).toMatch(/once a turn, and already has/);

  // The close-up names whose ability it is.
  await ann.table.clickCard('texas');
  await ann.table.read('close-up', /Resistance: Survivalists\+2/);
});
