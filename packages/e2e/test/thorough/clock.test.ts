import { stage } from '../../src/stage.js';

const flow = stage();

/** Bob holds a Special, so that the dice lie for a while. */
const DICE = {
  name: 'an attack with Specials in the hands',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', specials: ['slush-fund'] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', specials: ['swiss-bank-account'] },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [[1, 2]],
};

flow(
  'C-1206: Bob asks for more time once, holds the fallen dice once, and gives a standing order and cancels it',
  async ({ server, guest }) => {
    const code = await server.openTable(DICE, { clock: 'relaxed' });
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await ann.follow(code);
    await bob.follow(code);

    await ann.table.attack('bavarian-illuminati', 'texas', 4);
    await bob.table.press('more-time');
    expect(await bob.table.whyNot('more-time')).toMatch(/already/);
    await bob.table.press('done');
    await ann.table.press('attack-roll');
    await bob.table.press('dice-hold');
    expect(await ann.table.whyNot('dice-hold')).toMatch(/already/);

    await bob.table.press('menu-open');
    await bob.table.press('menu-orders');
    await bob.table.press('orders-target');
    await bob.table.see('orders', { ask: 'target' });
    await bob.table.press('orders-back');
    await bob.table.press('menu-resume');
    await bob.table.press('orders-cancel');
    await bob.table.gone('orders-cancel');
  },
);
