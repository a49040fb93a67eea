import { BOBS_TURN } from '../../src/mid-game.js';
import { stage } from '../../src/stage.js';

const flow = stage({ GRACE_SECONDS: '1', LONGEST_PAUSE_MS: '300' });

flow(
  'U103: Bob goes away in his turn: the game goes on, Ann and Cat let a computer play, and he has his seat again on returning',
  async ({ server, guest }) => {
    const code = await server.openTable(BOBS_TURN);
    const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
    await ann.follow(code);
    await bob.follow(code);
    await cat.follow(code);
    // Who goes away has been there.
    await bob.table.turnOf(1);
    await bob.page.goto('about:blank');
    await ann.table.see('absent-1', { presence: 'away' });
    await cat.table.turnOf(2, 'start');
    await ann.table.press('vote-1-computer');
    await cat.table.press('vote-1-computer');
    await ann.table.see('absent-1', { presence: 'substituted' });
    await bob.open(`/t/${code}`);
    await bob.table.see('hand-assassination');
    await ann.table.gone('absent-1');
  },
);

flow('U58, U103, C-1103: of two who stay, one is put out while away, and the other wins', async ({ server, guest }) => {
  const code = await server.openTable({ ...BOBS_TURN, players: BOBS_TURN.players.slice(0, 2) });
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  await ann.follow(code);
  await bob.follow(code);
  await bob.table.turnOf(1);
  await bob.page.goto('about:blank');
  await ann.table.turnOf(0, 'start');
  await ann.table.press('vote-1-out');
  await ann.table.see('end');
  expect(await ann.table.text('winner')).toMatch(/Ann/);
});

flow('U58: Bob leaves his seat to a computer player, and has it back on returning', async ({ server, guest }) => {
  const code = await server.openTable(BOBS_TURN);
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  await ann.follow(code);
  await bob.follow(code);
  await bob.table.press('menu-open');
  await bob.table.press('menu-leave');
  await bob.table.press('leave-computer');
  await bob.home.see('home-create');
  await ann.table.see('absent-1', { presence: 'substituted' });
  await bob.open(`/t/${code}`);
  await bob.table.see('hand-assassination');
  await ann.table.gone('absent-1');
});

flow(
  'U103, U106: Eve follows the link of a game in which Bob is away, and asks for his seat; Ann and Cat agree, and she plays his cards',
  async ({ server, guest }) => {
    const code = await server.openTable(BOBS_TURN);
    const [ann, bob, cat, eve] = [await guest('Ann'), await guest('Bob'), await guest('Cat'), await guest('Eve')];
    for (const who of [ann, bob, cat]) await who.follow(code);
    await bob.table.turnOf(1);
    await bob.page.goto('about:blank');
    await ann.table.see('absent-1', { presence: 'away' });

    await eve.open(`/t/${code}?watch`);
    await eve.table.press('ask-for-1');
    await ann.table.press('grant-1-yes');
    await ann.table.see('ask-1', { yes: 1 });
    // One of two does not decide it.
    expect(await eve.table.part('action-bar').count()).toBe(0);
    await cat.table.press('grant-1-yes');
    await eve.table.see('hand-assassination');
    for (const who of [ann, cat]) await who.table.gone('absent-1');
    // The token in Bob's browser opens the seat no longer.
    await bob.open(`/t/${code}`);
    await bob.table.see('watching');
    expect(await bob.table.part('hand-assassination').count()).toBe(0);
  },
);
