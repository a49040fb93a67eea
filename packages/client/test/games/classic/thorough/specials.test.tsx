/** @jest-environment jsdom */

import { gather, sit } from '../company';

beforeAll(gather);

const SECRETS = 'secrets-man-was-not-meant-to-know';

/** Ann's turn, Bob beside her; what each holds, and what else is different. */
const table = (ann: readonly string[], bob: readonly string[] = [], more: Record<string, unknown> = {}) => ({
  name: 'Specials in the hands',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 8, specials: ann },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 6, specials: bob },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  ...more,
});
const START = { turn: { player: 'ann', phase: 'start' } };

test('U60.2: Bribery hangs an uncontrolled Group on an arrow without dice, for an action', async () => {
  const [ann, bob] = sit(table(['bribery']));
  await ann.playSpecial('bribery', {
    panel: 'place-panel',
    confirm: 'place-confirm',
    choose: async () => {
      await ann.press('pick-texas');
      await ann.press('place-bavarian-illuminati-right');
    },
  });
  for (const at of [ann, bob]) await at.ownedBy('texas', 'ann');
  await ann.see('actions-left', { left: 1 });
});

test('U60.4, U33: Deep Agent breaks the privilege of another, and says beforehand when there is none', async () => {
  const [ann, bob] = sit(table([], ['deep-agent']));
  expect(await bob.whyNot('play-deep-agent')).toMatch(/no privilege to break/);
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await ann.press('attack-privilege');
  await ann.cancelDraft('discard-panel', 'button');
  await ann.press('attack-privilege');
  await ann.press('discard-confirm');
  await bob.see('attack-privilege-state', { state: 'declared' });
  expect(await bob.whyNot('break-privilege')).toMatch(/Deep Agent/);
  await bob.playSpecial('deep-agent');
  for (const at of [ann, bob]) await at.see('attack-privilege-state', { state: 'broken' });
  await bob.press('spend-1');
  await ann.see('odds', { needs: 3 });
});

test('U60.5, U34: Interference lets its player alone into a privileged attack', async () => {
  const [ann, bob] = sit(table([], ['interference-1']));
  expect(await bob.whyNot('play-interference-1')).toMatch(/no privilege/);
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await ann.press('attack-privilege');
  await ann.press('discard-confirm');
  await bob.see('attack-privilege-state', { state: 'declared' });
  expect(await bob.whyNot('spend-1')).toMatch(/privileged/);
  await bob.playSpecial('interference-1', { how: 'button' });
  await bob.take('spend-side-against');
  await bob.press('spend-1');
  for (const at of [ann, bob]) await at.see('odds', { needs: 3 });
  await ann.see('attack-privilege-state', { state: 'declared' });
});

test('U60.6, U60.10: the second Interference, cancelled in the contest: its player stays out', async () => {
  const [ann, bob] = sit(table([SECRETS], ['interference-2']));
  expect(await ann.whyNot(`play-${SECRETS}`)).toMatch(/No Special is being played/);
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await ann.press('attack-privilege');
  await ann.press('pick-money');
  await ann.press('discard-confirm');
  await bob.press('done');
  await bob.playSpecial('interference-2');
  await ann.see('window-playing');
  await ann.playSpecial(SECRETS, { how: 'button' });
  await bob.see('attack-panel');
  expect(await bob.whyNot('spend-1')).toMatch(/privileged/);
  for (const at of [ann, bob]) await at.read('log', /cancelled Interference/);
});

test('U60.7: Market Manipulation doubles the incomes of the turn, at its start only', async () => {
  const [ann, bob] = sit(table(['market-manipulation', 'bribery'], [], START));
  await ann.press('play-market-manipulation');
  await ann.read('special-will', /18 MB instead of 9/);
  await ann.press('draft-cancel');
  await ann.playSpecial('market-manipulation');
  expect(await ann.whyNot('play-bribery')).toMatch(/[Dd]raw/);
  await ann.press('action-draw');
  for (const at of [ann, bob]) await at.moneyOn('bavarian-illuminati', 26);
});

test('U60.8: Media Campaign brings a destroyed Group back; with none there it says so', async () => {
  const dead = table(['media-campaign']);
  const [ann, bob] = sit({ ...dead, dead: ['hackers'] });
  await ann.playSpecial('media-campaign', { choose: () => ann.press('pick-hackers') });
  for (const at of [ann, bob]) await at.read('log', /rose from the dead/);
  await bob.ownedBy('hackers', '');
});

test('U60.11: Senate Investigating Committee takes the turn of another at its start', async () => {
  const [ann, bob] = sit(table([], ['senate-investigating-committee'], START));
  expect(await ann.whyNot('action-draw')).toMatch(/bob/);
  await bob.press('now-senate-investigating-committee');
  await bob.read('special-will', /ann loses this whole turn/);
  await bob.cancelDraft('pick-panel', 'cross');
  await bob.see('window-start');
  await bob.playSpecial('senate-investigating-committee', {});
  for (const at of [ann, bob]) await at.turnOf(1, 'start');
  await ann.moneyOn('bavarian-illuminati', 8);
});

test('U60, U60.12: Slush Fund in the middle of the turn of another; cross and button let go of it', async () => {
  const [ann, bob] = sit(table([], ['slush-fund']));
  for (const how of ['cross', 'button'] as const) {
    await bob.press('play-slush-fund');
    await bob.read('special-will', /15 MB.*21 MB/);
    await bob.cancelDraft('pick-panel', how);
  }
  await bob.playSpecial('slush-fund', {});
  for (const at of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 21);
});

test('U60.13: Swiss Bank Account pays in the middle of an attack, and does not commit it', async () => {
  const [ann, bob] = sit(table([], ['swiss-bank-account']));
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await bob.playSpecial('swiss-bank-account');
  for (const at of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 31);
  await ann.press('attack-calloff');
  await ann.see('actions-left', { left: 2 });
});

test('U60.14: Whispering Campaign opens a Group of Power 0 to destruction', async () => {
  const scenario = { ...table(['whispering-campaign']), uncontrolled: ['trekkies', 'moonies'] };
  const [ann, bob] = sit(scenario);
  await ann.press('play-whispering-campaign');
  await ann.press('pick-bavarian-illuminati');
  await ann.press('pick-trekkies');
  await ann.see('attack-whispers');
  await ann.press('attack-cancel');
  await ann.gone('attack-composer');
  await ann.press('play-whispering-campaign');
  await ann.press('pick-bavarian-illuminati');
  await ann.press('pick-trekkies');
  await ann.press('attack-announce');
  await bob.see('attack-panel');
  for (const at of [ann, bob]) await at.read('attack-whispers', /Trekkies defends with its Resistance/);
  await ann.holds('whispering-campaign', false);
});

test('U60.10, U60.14: cancelled in the announcement, the Whispering Campaign costs no action', async () => {
  const [ann, bob] = sit({ ...table(['whispering-campaign'], [SECRETS]), uncontrolled: ['trekkies', 'moonies'] });
  await ann.press('play-whispering-campaign');
  await ann.press('pick-bavarian-illuminati');
  await ann.press('pick-trekkies');
  await ann.press('attack-announce');
  await bob.playSpecial(SECRETS);
  for (const at of [ann, bob]) await at.gone('attack-panel');
  await ann.see('actions-left', { left: 2 });
  await ann.holds('whispering-campaign', false);
});

test('U60.15: White Collar Crime shifts the own money and 5 MB of the bank', async () => {
  const players = [
    {
      id: 'ann',
      illuminati: 'network',
      treasury: 4,
      specials: ['white-collar-crime'],
      structure: [{ group: 'texas', onto: 'network', arrow: 'right', treasury: 2 }],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 6 },
  ];
  const [ann, bob] = sit({ ...table([]), players, uncontrolled: ['trekkies', 'moonies'] });
  await ann.press('play-white-collar-crime');
  await ann.fill('treasury-texas', '20');
  expect(await ann.whyNot('treasuries-confirm')).toMatch(/13 MB too much/);
  await ann.cancelDraft('treasuries-panel', 'cross');
  await ann.playSpecial('white-collar-crime', {
    panel: 'treasuries-panel',
    confirm: 'treasuries-confirm',
    choose: async () => {
      await ann.fill('treasury-network', '0');
      await ann.fill('treasury-texas', '11');
    },
  });
  for (const at of [ann, bob]) {
    await at.moneyOn('texas', 11);
    await at.moneyOn('network', 0);
  }
});

test('U60.10, U32: a Special discarded for privilege and cancelled leaves the attack open to all, and committed', async () => {
  const [ann, bob] = sit(table(['slush-fund'], [SECRETS]));
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await ann.press('attack-privilege');
  await ann.press('pick-slush-fund');
  await ann.press('discard-confirm');
  await bob.press(`now-${SECRETS}`);
  await bob.read('special-will', /Slush Fund of ann has no effect/);
  await bob.press('special-confirm');
  await ann.see('attack-privilege-state', { state: 'none' });
  expect(await ann.whyNot('attack-calloff')).toMatch(/committed/);
});

test('U60.10, U33: of two Specials against a privilege one is cancelled, and replaced', async () => {
  const [ann, bob] = sit(table([SECRETS], ['bribery', 'slush-fund', 'assassination']));
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await ann.press('attack-privilege');
  await ann.press('pick-money');
  await ann.press('discard-confirm');
  await bob.press('break-privilege');
  await bob.press('pick-bribery');
  expect(await bob.whyNot('discard-confirm')).toMatch(/Pick 2/);
  await bob.press('pick-slush-fund');
  await bob.press('discard-confirm');
  await ann.playSpecial(SECRETS);
  await bob.press('replace');
  await bob.press('pick-assassination');
  await bob.cancelDraft('discard-panel', 'button');
  await bob.press('replace');
  await bob.press('pick-assassination');
  await bob.press('discard-confirm');
  for (const at of [ann, bob]) await at.see('attack-privilege-state', { state: 'broken' });
});

test('U13: turning a Special up is asked for first, and then seen by all', async () => {
  const [ann, bob] = sit(table(['slush-fund']));
  await ann.takeUp('slush-fund');
  await ann.press('flip-slush-fund');
  await ann.cancelDraft('pick-panel', 'cross');
  expect(bob.hasReceived('slush-fund')).toBe(false);
  await ann.takeUp('slush-fund');
  await ann.press('flip-slush-fund');
  await ann.press('special-confirm');
  await bob.see('known-slush-fund');
});
