import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage();

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

flow('U60.2: Bribery hangs an uncontrolled Group on an arrow without dice, for an action', async ({ sit }) => {
  const [ann, bob] = await sit(table(['bribery']));
  await ann.table.playSpecial('bribery', {
    panel: 'place-panel',
    how: 'away',
    confirm: 'place-confirm',
    choose: async () => {
      await ann.table.press('pick-texas');
      await ann.table.press('place-bavarian-illuminati-right');
    },
  });
  for (const { table: at } of [ann, bob]) await at.ownedBy('texas', 'ann');
  await ann.table.see('actions-left', { left: 1 });
});

flow('U60.3: Computer Espionage shows a hand to whoever plays it, and to nobody else', async ({ sit }) => {
  const { players, ...rest } = table(['computer-espionage'], ['deep-agent', 'murphys-law:up']);
  const third = { ...players[0], id: 'cat', illuminati: 'network', specials: [] };
  const [ann, bob, cat] = (await sit({ ...rest, players: [...players, third] })) as [Guest, Guest, Guest];
  await ann.table.press('standings-fold');
  await ann.table.see('known-murphys-law');
  expect(ann.hasReceived('deep-agent')).toBe(false);
  await ann.table.playSpecial('computer-espionage', { how: 'cross', choose: () => ann.table.press('pick-player-1') });
  await bob.table.press('done');
  await ann.table.see('seen-deep-agent');
  await ann.table.press('seen-close');
  await ann.table.press('standings-fold');
  await ann.table.see('known-deep-agent');
  await cat.table.read('log', /looked at the Specials/);
  expect([ann.hasReceived('deep-agent'), cat.hasReceived('deep-agent')]).toEqual([true, false]);
  expect(await cat.table.part('known-deep-agent').count()).toBe(0);
});

flow('U60.4, U33: Deep Agent breaks the privilege of another, and says beforehand when there is none', async ({ sit }) => {
  const [ann, bob] = await sit(table([], ['deep-agent']));
  expect(await bob.table.whyNot('play-deep-agent')).toMatch(/no privilege to break/);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('attack-privilege');
  await ann.table.letGo('discard-panel', 'button');
  await ann.table.press('attack-privilege');
  await ann.table.press('discard-confirm');
  await bob.table.see('attack-privilege-state', { state: 'declared' });
  expect(await bob.table.whyNot('break-privilege')).toMatch(/Deep Agent/);
  await bob.table.playSpecial('deep-agent');
  for (const { table: at } of [ann, bob]) await at.see('attack-privilege-state', { state: 'broken' });
  await bob.table.press('spend-1');
  await ann.table.see('odds', { needs: 3 });
});

flow('U60.5, U34: Interference lets its player alone into a privileged attack', async ({ sit }) => {
  const [ann, bob] = await sit(table([], ['interference-1']));
  expect(await bob.table.whyNot('play-interference-1')).toMatch(/no privilege/);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('attack-privilege');
  await ann.table.press('discard-confirm');
  await bob.table.see('attack-privilege-state', { state: 'declared' });
  expect(await bob.table.whyNot('spend-1')).toMatch(/privileged/);
  await bob.table.playSpecial('interference-1', { how: 'button' });
  await bob.table.take('spend-side-against');
  await bob.table.press('spend-1');
  for (const { table: at } of [ann, bob]) await at.see('odds', { needs: 3 });
  await ann.table.see('attack-privilege-state', { state: 'declared' });
});

flow('U60.6, U60.10: the second Interference, cancelled in the contest: its player stays out', async ({ sit }) => {
  const [ann, bob] = await sit(table([SECRETS], ['interference-2']));
  expect(await ann.table.whyNot(`play-${SECRETS}`)).toMatch(/No Special is being played/);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('attack-privilege');
  await ann.table.press('discard-pay');
  await ann.table.press('discard-confirm');
  await bob.table.press('done');
  await bob.table.playSpecial('interference-2');
  await ann.table.see('window-playing');
  await ann.table.playSpecial(SECRETS, { how: 'button' });
  await bob.table.see('attack-panel');
  expect(await bob.table.whyNot('spend-1')).toMatch(/privileged/);
  for (const { table: at } of [ann, bob]) await at.read('log', /cancelled Interference/);
});

flow('U60.7: Market Manipulation doubles the incomes of the turn, at its start only', async ({ sit }) => {
  const [ann, bob] = await sit(table(['market-manipulation', 'bribery'], [], START));
  await ann.table.press('play-market-manipulation');
  await ann.table.read('special-will', /18 MB instead of 9/);
  await ann.table.press('draft-cancel');
  await ann.table.playSpecial('market-manipulation');
  expect(await ann.table.whyNot('play-bribery')).toMatch(/[Dd]raw/);
  await ann.table.press('action-draw');
  for (const { table: at } of [ann, bob]) await at.moneyOn('bavarian-illuminati', 26);
});

flow('U60.8: Media Campaign brings a destroyed Group back; with none there it says so', async ({ sit }) => {
  const dead = table(['media-campaign']);
  const [ann, bob] = await sit({ ...dead, dead: ['hackers'] });
  await ann.table.playSpecial('media-campaign', { how: 'away', choose: () => ann.table.press('pick-hackers') });
  for (const { table: at } of [ann, bob]) await at.read('log', /rose from the dead/);
  await bob.table.ownedBy('hackers', '');
});

flow('U60.11: Senate Investigating Committee takes the turn of another at its start', async ({ sit }) => {
  const [ann, bob] = await sit(table([], ['senate-investigating-committee'], START));
  expect(await ann.table.whyNot('action-draw')).toMatch(/bob/);
  await bob.table.press('now-senate-investigating-committee');
  await bob.table.read('special-will', /ann loses this whole turn/);
  await bob.table.letGo('pick-panel', 'escape');
  await bob.table.see('window-start');
  await bob.table.playSpecial('senate-investigating-committee', { how: 'away' });
  for (const { table: at } of [ann, bob]) await at.turnOf(1, 'start');
  await ann.table.moneyOn('bavarian-illuminati', 8);
});

flow(
  'U60, U60.12: Slush Fund in the middle of the turn of another; Esc, cross, button and a tap beside it let go of it',
  async ({ sit }) => {
    const [ann, bob] = await sit(table([], ['slush-fund']));
    for (const how of ['cross', 'button', 'away'] as const) {
      await bob.table.press('play-slush-fund');
      await bob.table.read('special-will', /15 MB.*21 MB/);
      await bob.table.letGo('pick-panel', how);
    }
    await bob.table.playSpecial('slush-fund', { how: 'escape' });
    for (const { table: at } of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 21);
  },
);

flow('U60.13: Swiss Bank Account pays in the middle of an attack, and does not commit it', async ({ sit }) => {
  const [ann, bob] = await sit(table([], ['swiss-bank-account']));
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.playSpecial('swiss-bank-account');
  for (const { table: at } of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 31);
  await ann.table.press('attack-calloff');
  await ann.table.see('actions-left', { left: 2 });
});

flow('U60.14: Whispering Campaign opens a Group of Power 0 to destruction', async ({ sit }) => {
  const scenario = { ...table(['whispering-campaign']), uncontrolled: ['trekkies', 'moonies'] };
  const [ann, bob] = await sit(scenario);
  await ann.table.press('play-whispering-campaign');
  await ann.table.press('pick-bavarian-illuminati');
  await ann.table.press('pick-trekkies');
  await ann.table.see('attack-whispers');
  await ann.table.letGo('attack-composer', 'escape');
  await ann.table.press('play-whispering-campaign');
  await ann.table.press('pick-bavarian-illuminati');
  await ann.table.press('pick-trekkies');
  await ann.table.press('attack-announce');
  await bob.table.see('attack-panel');
  for (const { table: at } of [ann, bob]) await at.read('attack-whispers', /Trekkies defends with its Resistance/);
  await ann.table.holds('whispering-campaign', false);
});

flow('U60.10, U60.14: cancelled in the announcement, the Whispering Campaign costs no action', async ({ sit }) => {
  const [ann, bob] = await sit({ ...table(['whispering-campaign'], [SECRETS]), uncontrolled: ['trekkies', 'moonies'] });
  await ann.table.press('play-whispering-campaign');
  await ann.table.press('pick-bavarian-illuminati');
  await ann.table.press('pick-trekkies');
  await ann.table.press('attack-announce');
  await bob.table.playSpecial(SECRETS);
  for (const { table: at } of [ann, bob]) await at.gone('attack-panel');
  await ann.table.see('actions-left', { left: 2 });
  await ann.table.holds('whispering-campaign', false);
});

flow('U60.15: White Collar Crime shifts the own money and 5 MB of the bank', async ({ sit }) => {
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
  const [ann, bob] = await sit({ ...table([]), players, uncontrolled: ['trekkies', 'moonies'] });
  await ann.table.press('play-white-collar-crime');
  await ann.table.part('treasury-texas').fill('20');
  expect(await ann.table.whyNot('treasuries-confirm')).toMatch(/13 MB too much/);
  await ann.table.letGo('treasuries-panel', 'cross');
  await ann.table.playSpecial('white-collar-crime', {
    panel: 'treasuries-panel',
    confirm: 'treasuries-confirm',
    choose: async () => {
      await ann.table.part('treasury-network').fill('0');
      await ann.table.part('treasury-texas').fill('11');
    },
  });
  for (const { table: at } of [ann, bob]) {
    await at.moneyOn('texas', 11);
    await at.moneyOn('network', 0);
  }
});

flow('U60.10, U32: a Special discarded for privilege and cancelled leaves the attack open to all, and committed', async ({ sit }) => {
  const [ann, bob] = await sit(table(['slush-fund'], [SECRETS]));
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('attack-privilege');
  await ann.table.press('discard-slush-fund');
  await ann.table.press('discard-confirm');
  await bob.table.press(`now-${SECRETS}`);
  await bob.table.read('special-will', /Slush Fund of ann has no effect/);
  await bob.table.press('special-confirm');
  await ann.table.see('attack-privilege-state', { state: 'none' });
  expect(await ann.table.whyNot('attack-calloff')).toMatch(/committed/);
});

flow('U60.10, U33: of two Specials against a privilege one is cancelled, and replaced', async ({ sit }) => {
  const [ann, bob] = await sit(table([SECRETS], ['bribery', 'slush-fund', 'assassination']));
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.press('attack-privilege');
  await ann.table.press('discard-pay');
  await ann.table.press('discard-confirm');
  await bob.table.press('break-privilege');
  await bob.table.press('discard-bribery');
  expect(await bob.table.whyNot('discard-confirm')).toMatch(/Pick 2/);
  await bob.table.press('discard-slush-fund');
  await bob.table.press('discard-confirm');
  await ann.table.playSpecial(SECRETS);
  await bob.table.press('replace');
  await bob.table.press('discard-assassination');
  await bob.table.letGo('discard-panel', 'away');
  await bob.table.press('replace');
  await bob.table.press('discard-assassination');
  await bob.table.press('discard-confirm');
  for (const { table: at } of [ann, bob]) await at.see('attack-privilege-state', { state: 'broken' });
});

flow('U13: turning a Special up is asked for first, and then seen by all', async ({ sit }) => {
  const [ann, bob] = await sit(table(['slush-fund']));
  await ann.table.takeUp('slush-fund');
  await ann.table.press('flip-slush-fund');
  await ann.table.letGo('pick-panel', 'escape');
  expect(bob.hasReceived('slush-fund')).toBe(false);
  await ann.table.takeUp('slush-fund');
  await ann.table.press('flip-slush-fund');
  await ann.table.press('special-confirm');
  await bob.table.see('known-slush-fund');
});
