import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage({ PATIENCE_SECONDS: '2', LONGEST_PAUSE_MS: '300' });

const THREE = {
  name: 'three at a table, Bob is to act',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['assassination'] },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 9 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'bob', phase: 'actions' },
};

const propose = async ({ table }: Guest, what: string) => {
  await table.press('menu-open');
  await table.press('menu-votes');
  await table.press(`propose-${what}`);
};

flow('U107: Bob does nothing; Ann nudges him, the others let a computer play, and he is himself by a move', async ({ server, guest }) => {
  const code = await server.openTable(THREE);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const who of [ann, bob, cat]) await who.follow(code);
  await ann.table.see('absent-1', { presence: 'idle' });
  await ann.table.press('nudge-1');
  await bob.table.see('are-you-there');
  await bob.page.waitForFunction(() => document.title.includes('Ann'));
  await ann.table.press('vote-1-computer');
  await cat.table.press('vote-1-computer');
  await ann.table.see('absent-1', { presence: 'substituted' });
  await bob.table.press('here');
  await ann.table.gone('absent-1');
});

flow('U107: the table agrees on a pause, nobody can play meanwhile, and plays on by vote; then with a clock', async ({ server, guest }) => {
  const code = await server.openTable(THREE);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const who of [ann, bob, cat]) await who.follow(code);
  await propose(ann, 'pause');
  await cat.table.press('ballot-pause-yes');
  await bob.table.see('paused');
  await cat.table.press('paused-resume');
  await ann.table.press('ballot-resume-yes');
  await bob.table.gone('paused');
  await propose(cat, 'clock-brisk');
  await ann.table.press('ballot-clock-yes');
  await bob.table.read('decided', 'Brisk clock');
});

flow('U107: by vote Bob leaves for good, and only looks on from then on', async ({ server, guest }) => {
  const code = await server.openTable(THREE);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const who of [ann, bob, cat]) await who.follow(code);
  await propose(ann, 'kick-bob');
  await cat.table.press('ballot-kick-yes');
  await bob.table.read('dismissed', /voted you out/);
  await bob.table.press('dismissed-close');
  await bob.table.gone('dismissed');
  await bob.table.see('watching');
  await bob.open(`/t/${code}`);
  await bob.table.see('watching');
});

flow('U107: the table agrees on an end: nobody wins, and all see where everybody stood; then on a new game', async ({ server, guest }) => {
  const code = await server.openTable(THREE);
  const [ann, bob, cat] = [await guest('Ann'), await guest('Bob'), await guest('Cat')];
  for (const who of [ann, bob, cat]) await who.follow(code);
  await propose(ann, 'again');
  await cat.table.press('ballot-again-yes');
  await bob.table.read('banner', /turn|choose|Illuminati/i);
  await bob.table.gone('proposal-again');
  await propose(ann, 'end');
  await cat.table.press('ballot-end-yes');
  for (const who of [ann, bob, cat]) await who.table.read('winner', 'Ended by agreement');
  expect(await bob.table.text('standing')).toMatch(/Ann[\s\S]*Bob/);
});
