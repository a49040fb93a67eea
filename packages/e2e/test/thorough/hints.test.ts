import { barriers } from '../../src/axe.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const TABLE = {
  name: 'a first game',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
  ],
  uncontrolled: ['smof', 'texas'],
  deck: ['yuppies', 'trekkies'],
  turn: { player: 'ann', phase: 'start' },
};

flow('Ann is told of everything once: drawing, actions, an attack; what she has read stays read after a reload', async (play) => {
  const { server, newcomer } = play;
  const code = await server.openTable(TABLE);
  const [ann, bob] = [await newcomer('Ann'), await newcomer('Bob', { width: 390, height: 844 })];
  await ann.follow(code);
  await bob.follow(code);
  await ann.table.see('hint', { hint: 'draw' });
  expect(await barriers(ann.page)).toEqual([]);
  await ann.table.press('hint-ok');
  await ann.table.part('hint', { hint: '' }).waitFor({ state: 'attached' });
  await ann.page.reload();
  await ann.table.press('action-draw');
  await ann.table.see('hint', { hint: 'actions' });
  // By the keyboard: the focus stays where the hint was.
  await ann.table.part('hint-ok').focus();
  await ann.page.keyboard.press('Enter');
  await ann.table.part('hint', { hint: '' }).waitFor({ state: 'attached' });
  await ann.page.locator('[data-testid="hints"]:focus').waitFor({ state: 'attached' });

  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await ann.table.see('hint', { hint: 'contest' });
  // Bob is asked at the same time, on his phone: the hint leaves him every button of the panel.
  await bob.table.see('hint', { hint: 'interfere' });
  expect(await barriers(bob.page)).toEqual([]);
  await bob.table.press('done');
  await ann.table.press('hint-none');
  await ann.table.part('hint', { hint: '' }).waitFor({ state: 'attached' });
  await ann.table.press('attack-roll');

  // No more of them, until she wants them again, from the beginning.
  await ann.table.press('menu-open');
  await ann.options.open('look');
  await ann.options.part('pref-hints').and(ann.page.locator(':not(:checked)')).waitFor();
  await ann.options.press('pref-hints-again');
  await ann.options.part('pref-hints').click();
  await ann.options.part('pref-hints').and(ann.page.locator(':checked')).waitFor();
  await ann.options.close();
  await ann.table.answerUntil('hint-ok');
});
