import { stage } from '../../src/stage.js';

const flow = stage();

const TABLE = {
  name: 'a Group on top of the deck',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
  ],
  uncontrolled: ['smof', 'texas'],
  deck: ['yuppies', 'hackers'],
  turn: { player: 'ann', phase: 'start' },
};

flow('U94: a Group that is drawn comes from the deck with its back up and turns over before all eyes', async ({ server, guest }) => {
  const code = await server.openTable(TABLE);
  const ann = await guest('Ann');
  await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
  await ann.follow(code);
  await ann.table.turnOf(0, 'start');
  await ann.table.settled();

  const sides = ann.table.sidesShown('yuppies');
  const places = ann.table.placesShown('yuppies');
  await ann.table.press('action-draw');
  await ann.table.turnOf(0, 'actions');
  expect(await sides).toEqual(['back', 'face']);
  expect(await places).toBeGreaterThan(2);
});

flow('U94: whoever asked for less motion finds it lying where it belongs, face up', async ({ server, guest }) => {
  const code = await server.openTable(TABLE);
  const ann = await guest('Ann');
  await ann.follow(code);
  await ann.table.turnOf(0, 'start');
  await ann.table.settled();

  const sides = ann.table.sidesShown('yuppies');
  const places = ann.table.placesShown('yuppies');
  await ann.table.press('action-draw');
  await ann.table.turnOf(0, 'actions');
  expect(await sides).toEqual(['face']);
  expect(await places).toBe(1);
});
