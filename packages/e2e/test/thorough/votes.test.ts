import type { Guest } from '../../src/guest.js';
import { BOBS_TURN } from '../../src/mid-game.js';
import { stage } from '../../src/stage.js';

type Three = [Guest, Guest, Guest];

const flow = stage({ PATIENCE_SECONDS: '2', LONGEST_PAUSE_MS: '300' });

flow('U107: Bob does nothing; Ann nudges him, the others let a computer play, and he is himself by a move', async ({ sit }) => {
  const [ann, bob, cat] = (await sit(BOBS_TURN)) as Three;
  await ann.table.see('absent-1', { presence: 'idle' });
  await ann.table.press('nudge-1');
  await bob.table.see('are-you-there');
  await bob.page.waitForFunction(() => document.title.includes('ann'));
  await ann.table.press('vote-1-computer');
  await cat.table.press('vote-1-computer');
  await ann.table.see('absent-1', { presence: 'substituted' });
  await bob.table.press('here');
  await ann.table.gone('absent-1');
});

flow('U107: the table agrees on a pause, nobody can play meanwhile, and plays on by vote; then with a clock', async ({ sit }) => {
  const [ann, bob, cat] = (await sit(BOBS_TURN)) as Three;
  await ann.table.propose('pause');
  await cat.table.press('ballot-pause-yes');
  await bob.table.see('paused');
  await cat.table.press('paused-resume');
  await ann.table.press('ballot-resume-yes');
  await bob.table.gone('paused');
  await cat.table.propose('clock-brisk');
  await ann.table.press('ballot-clock-yes');
  await bob.table.read('decided', 'Brisk clock');
});

flow('U107: by vote Bob leaves for good, and only looks on from then on', async ({ sit }) => {
  const [ann, bob, cat] = (await sit(BOBS_TURN)) as Three;
  await ann.table.propose('kick-bob');
  await cat.table.press('ballot-kick-yes');
  await bob.table.read('dismissed', /voted you out/);
  await bob.table.press('dismissed-close');
  await bob.table.gone('dismissed');
  await bob.table.see('watching');
  await bob.page.reload();
  await bob.table.see('watching');
});

flow('U107: the table agrees on an end: nobody wins, and all see where everybody stood; then on a new game', async ({ sit }) => {
  const [ann, bob, cat] = (await sit(BOBS_TURN)) as Three;
  await ann.table.propose('again');
  await cat.table.press('ballot-again-yes');
  await bob.table.read('banner', /turn|choose|Illuminati/i);
  await bob.table.gone('proposal-again');
  await ann.table.propose('end');
  await cat.table.press('ballot-end-yes');
  for (const who of [ann, bob, cat]) await who.table.read('winner', 'Ended by agreement');
  expect(await bob.table.text('standing')).toMatch(/ann[\s\S]*bob/);
});

flow('U100, U107: Ann hands the host’s role over in mid-game; Cat takes it, and is asked from then on', async ({ sit }) => {
  const [ann, bob, cat] = (await sit(BOBS_TURN)) as Three;
  await ann.table.propose('heir-cat');
  await cat.table.read('heir', /ann asks you to be the host/);
  expect(await bob.table.part('heir').count()).toBe(0);
  await cat.table.press('heir-accept');
  await cat.table.gone('heir');
  await ann.table.press('menu-open');
  await ann.table.press('menu-votes');
  await ann.table.see('propose-pause');
  expect(await ann.table.part('heir-bob').count()).toBe(0);
  await cat.table.propose('heir-bob');
  await bob.table.see('heir');
});
