import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

// The other Specials are played in a document without a picture: packages/client/test/games/classic.
const flow = stage();

/** Ann's turn, Bob beside her; what each holds, and what else is different. */
const table = (ann: readonly string[], bob: readonly string[] = []) => ({
  name: 'Specials in the hands',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 8, specials: ann },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 6, specials: bob },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
});

flow('U60.3: Computer Espionage shows a hand to whoever plays it, and to nobody else, down to the bytes', async ({ sit }) => {
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

flow(
  'U60, U60.12: Slush Fund in the middle of the turn of another; Esc, cross, button and a tap beside it let go of it',
  async ({ sit }) => {
    const [ann, bob] = await sit(table([], ['slush-fund']));
    for (const how of ['cross', 'button', 'away'] as const) {
      await bob.table.press('play-slush-fund');
      await bob.table.read('special-will', /15 MB.*21 MB/);
      await bob.table.cancelDraft('pick-panel', how);
    }
    await bob.table.playSpecial('slush-fund', { how: 'escape' });
    for (const { table: at } of [ann, bob]) await at.moneyOn('gnomes-of-zurich', 21);
  },
);

flow('U13: turning a Special up is asked for first, and then seen by all', async ({ sit }) => {
  const [ann, bob] = await sit(table(['slush-fund']));
  await ann.table.takeUp('slush-fund');
  await ann.table.press('flip-slush-fund');
  await ann.table.cancelDraft('pick-panel', 'escape');
  expect(bob.hasReceived('slush-fund')).toBe(false);
  await ann.table.takeUp('slush-fund');
  await ann.table.press('flip-slush-fund');
  await ann.table.press('special-confirm');
  await bob.table.see('known-slush-fund');
});
