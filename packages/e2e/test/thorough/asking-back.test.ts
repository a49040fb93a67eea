import { MID_GAME } from '../../src/mid-game.js';
import { stage } from '../../src/stage.js';

const flow = stage();

flow('U50, C-210: Ann ends her turn too soon and asks; Bob agrees, and it is her turn again', async ({ sit }) => {
  const [ann, bob] = await sit(MID_GAME);
  await ann.table.press('action-end');
  await ann.table.turnOf(1, 'start');
  await ann.table.read('take-back', /Ask to take back the end of the turn/);
  await ann.table.press('take-back');
  await ann.table.see('window-askBack');
  await bob.table.read('window-askBack', /Ann/i);
  await bob.table.press('done');
  for (const who of [ann, bob]) await who.table.turnOf(0, 'actions');
  await ann.table.gone('window-askBack');
  // The same act again, and the third time nobody is asked any more.
  for (let times = 2; times <= 3; times += 1) {
    await ann.table.press('action-end');
    await ann.table.press('take-back');
    await bob.table.press('done');
    await ann.table.turnOf(0, 'actions');
  }
  await ann.table.press('action-end');
  await ann.table.turnOf(1, 'start');
  await ann.table.gone('take-back');
});

flow('U50, C-210: Bob does not agree, or Ann stops asking: the game goes on where it was, and is not asked again', async ({ sit }) => {
  for (const says of ['bob', 'ann'] as const) {
    const [ann, bob] = await sit(MID_GAME);
    await ann.table.press('action-end');
    await ann.table.press('take-back');
    await bob.table.see('window-askBack');
    await (says === 'bob' ? bob : ann).table.press('deny-back');
    await ann.table.gone('window-askBack');
    for (const who of [ann, bob]) await who.table.turnOf(1, 'start');
    await ann.table.gone('take-back');
  }
});
