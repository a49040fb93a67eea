/** @jest-environment jsdom */

import { gather, sit } from '../company';

beforeAll(gather);

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

test('U70: whoever is taxed says on which card, and that card pays', async () => {
  const irs = [{ group: 'irs', onto: 'network', arrow: 'left' }];
  const texas = [{ group: 'texas', onto: 'discordian-society', arrow: 'left', treasury: 4 }];
  const [ann, bob] = sit(table('network', irs, { ...START, deck: ['trekkies', 'yuppies', 'recyclers'] }, texas));
  await bob.press('action-tax');
  await bob.cancelDraft('tax-panel', 'cross');
  await bob.press('action-tax');
  await bob.press('pick-texas');
  await bob.read('action-tax', /Texas pays first/);
  await ann.press('action-draw');
  for (const at of [ann, bob]) {
    await at.moneyOn('irs', 2);
    await at.moneyOn('texas', 2);
    await at.moneyOn('discordian-society', 5);
  }
});

test('U71: the Recyclers buy a card, once a turn, from their own money', async () => {
  const recyclers = [{ group: 'recyclers', onto: 'network', arrow: 'left', treasury: 12 }];
  const [ann, bob] = sit(table('network', recyclers, { deck: ['texas', 'yuppies'] }));
  await ann.press('action-extra-draw');
  for (const at of [ann, bob]) {
    await at.ownedBy('texas', '');
    await at.moneyOn('recyclers', 7);
  }
  expect(await ann.whyNot('action-extra-draw')).toMatch(/one card a turn, and already has/);
  await ann.see('actions-left', { left: 2 });
});

test('U72: the Network draws two cards', async () => {
  const [ann, bob] = sit(table('network', [], { ...START, deck: ['texas', 'yuppies', 'trekkies'] }));
  await ann.press('action-draw');
  for (const at of [ann, bob]) {
    await at.ownedBy('texas', '');
    await at.ownedBy('yuppies', '');
  }
  expect(bob.all('card-trekkies')).toEqual([]);
});

test('U72: the Gnomes move their money about when their actions are over, not before', async () => {
  const [ann, bob] = sit(table('gnomes-of-zurich', [{ group: 'texas', onto: 'gnomes-of-zurich', arrow: 'left', treasury: 1 }]));
  expect(await ann.whyNot('action-power-gnomes-of-zurich')).toMatch(/when your actions are over/);
  await ann.press('action-end');
  await ann.press('action-power-gnomes-of-zurich');
  await ann.fill('treasury-texas', '9');
  expect(await ann.whyNot('treasuries-confirm')).toMatch(/8 MB too much/);
  await ann.fill('treasury-gnomes-of-zurich', '2');
  await ann.cancelDraft('treasuries-panel', 'button');
  await ann.press('action-power-gnomes-of-zurich');
  await ann.fill('treasury-texas', '9');
  await ann.fill('treasury-gnomes-of-zurich', '2');
  await ann.press('treasuries-confirm');
  for (const at of [ann, bob]) await at.moneyOn('texas', 9);
});

test('U72: the Bermuda Triangle hangs its structure anew', async () => {
  const hung = [
    { group: 'texas', onto: 'bermuda-triangle', arrow: 'left' },
    { group: 'yuppies', onto: 'bermuda-triangle', arrow: 'right' },
  ];
  const [ann, bob] = sit(table('bermuda-triangle', hung));
  await ann.press('action-end');
  await ann.press('action-power-bermuda-triangle');
  await ann.press('lift-yuppies');
  expect(await ann.whyNot('rearrange-confirm')).toMatch(/One group is still in your hand/);
  await ann.press('place-bermuda-triangle-top');
  await ann.press('rearrange-confirm');
  for (const at of [ann, bob]) await at.tells('yuppies', /top arrow/);
});

test('U72: the UFOs lead two attacks a turn', async () => {
  const [ann, bob] = sit(table('ufos', [], { dice: [[6, 5]] }));
  await ann.attack('ufos', 'hackers', 2);
  await bob.press('done');
  await ann.press('attack-roll');
  await ann.gone('attack-panel');
  await ann.composeAttack('ufos', 'moonies', 2);
});

for (const [illuminati, kind, bonus] of [
  ['servants-of-cthulhu', 'destroy', 2],
  ['society-of-assassins', 'neutralize', 4],
] as const) {
  test(`U72: ${illuminati} bring ${bonus} to ${kind}, and the reckoning says so`, async () => {
    const [ann] = sit(table(illuminati, [], {}, [{ group: 'texas', onto: 'discordian-society', arrow: 'left' }]));
    await ann.press('action-attack');
    await ann.see('attack-attacker');
    await ann.pick('texas');
    await ann.take(`attack-kind-${kind}`);
    await ann.unfoldLedger();
    await ann.read('ledger', new RegExp(`Ability[^+]*\\+${bonus}`));
  });
}

test('U73: Federal Reserve, Lasers, Gun Lobby, Chinese Campaign Donors and Survivalists do what their cards say', async () => {
  const hung = [
    { group: 'federal-reserve', onto: 'network', arrow: 'right', treasury: 6 },
    { group: 'orbital-mind-control-lasers', onto: 'federal-reserve', arrow: 'right' },
    { group: 'chinese-campaign-donors', onto: 'network', arrow: 'left' },
  ];
  const survivalists = [
    { group: 'survivalists', onto: 'discordian-society', arrow: 'left' },
    { group: 'texas', onto: 'discordian-society', arrow: 'right' },
  ];
  const [ann, bob] = sit(table('network', hung, { uncontrolled: ['gun-lobby', 'cia'] }, survivalists));

  // Its money goes to any card of the structure, neighbour or not.
  await ann.press('action-transfer');
  await ann.press('pick-federal-reserve');
  await ann.press('pick-chinese-campaign-donors');
  await ann.fill('transfer-amount', '4');
  await ann.press('transfer-confirm');
  await bob.moneyOn('chinese-campaign-donors', 4);
  await ann.cancelDraft('transfer-panel', 'cross');

  // A Communist attacker meets a Resistance of 10; the Donors count as Government against the C.I.A.
  await ann.press('action-attack');
  await ann.press('pick-chinese-campaign-donors');
  await ann.press('pick-cia');
  await ann.see('odds', { needs: 2 });
  await ann.press('attack-target');
  await ann.pick('gun-lobby');
  await ann.read('ledger', /Resistance[^−]*−10/);
  await ann.press('attack-cancel');

  // The Lasers turn an alignment round, once a turn, for all to see.
  await ann.press('action-power-orbital-mind-control-lasers');
  await ann.press('pick-texas');
  await ann.press('pick-reverse');
  await ann.press('pick-Violent');
  await ann.press('alter-confirm');
  await bob.tells('texas', /Peaceful/);
  expect(await ann.whyNot('action-power-orbital-mind-control-lasers')).toMatch(/once a turn, and already has/);

  // The close-up names whose ability it is.
  await ann.pick('texas');
  await ann.read('close-up', /Resistance: Survivalists\+2/);
});
