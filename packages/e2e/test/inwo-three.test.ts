import { type Play, stage } from '../src/stage.js';
import { Three } from '../src/three.js';

const flow = stage();

/** Ann has ten cards, and so the Basic Goal; Bob can shoot one of them down, if the dice are low. */
const CLAIM = (dice: readonly (readonly number[])[]) => ({
  name: 'the last chance',
  ruleset: 'inwo',
  options: { groupsToWin: 10 },
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      turns: 2,
      structure: [
        { group: 'multinational-oil-companies', onto: 'bavarian-illuminati', arrow: 'top' },
        { group: 'cfl-aio', onto: 'bavarian-illuminati', arrow: 'bottom' },
        { group: 'tobacco-companies', onto: 'bavarian-illuminati', arrow: 'right' },
        { group: 'a-m-a', onto: 'bavarian-illuminati', arrow: 'left' },
        { group: 'dentists', onto: 'a-m-a', arrow: 'left' },
        { group: 'republicans', onto: 'multinational-oil-companies', arrow: 'top' },
        { group: 'joggers', onto: 'tobacco-companies', arrow: 'right' },
        { group: 'fbi', onto: 'cfl-aio', arrow: 'left' },
        { group: 'bjorne', onto: 'cfl-aio', arrow: 'right' },
      ],
    },
    {
      id: 'bob',
      illuminati: 'ufos',
      turns: 2,
      structure: [{ group: 'c-i-a', onto: 'ufos', arrow: 'right' }],
      plots: ['sniper', 'martial-law'],
    },
    { id: 'cid', illuminati: 'shangri-la', turns: 2 },
  ],
  turn: { player: 'ann', phase: 'main' },
  dice,
});

/** Ann's turn ends with a claim; Bob shoots at one of her ten cards. */
const shot = async (three: Three): Promise<void> => {
  const { ann, bob, cid } = three;
  await three.press(ann, 'action-knock');
  for (const { table } of [ann, bob, cid]) await table.see('window-victory');
  expect(await cid.table.part('claim-0').count()).toBe(1);
  await three.pick(bob, 'Sniper', 'now-');
  // One Personality is in play: it is filled in.
  await bob.table.press('add-helper');
  await three.pick(bob, 'C.I.A.');
  await bob.table.press('sentence-send');
  await three.press(bob, 'attack-roll');
};

/** Somebody looks on from no seat. */
const watcher = async ({ guest }: Play, three: Three) => {
  const eve = await guest('Eve');
  await eve.open(`${new URL(three.ann.page.url()).pathname}?watch`);
  await eve.table.see('banner');
  return eve.table;
};

flow('U210, N-1208: three people and whoever looks on see a claim fall to the last chance, and the game go on', async (play) => {
  const three = await Three.sit(play, CLAIM([[1, 2]]));
  const eve = await watcher(play, three);
  await shot(three);
  await eve.part('log').locator('[data-event="claimed"]').filter({ hasText: 'ann' }).waitFor();
  await three.until(three.bob, '[data-testid="start-panel"]');
  for (const { table } of three.all) expect(await table.part('end').count()).toBe(0);
  await eve.part('log').locator('[data-event="claimFell"]').filter({ hasText: 'ann' }).waitFor();
  expect(await eve.part('end').count()).toBe(0);
});

flow('U210, N-1208: three people and whoever looks on see a last chance missed, and who has won', async (play) => {
  const three = await Three.sit(play, CLAIM([[6, 6]]));
  const eve = await watcher(play, three);
  await shot(three);
  for (const one of three.all) {
    await three.until(one, '[data-testid="end"]');
    expect(await one.table.text('winner')).toContain('ann');
  }
  await eve.read('winner', 'ann');
});
