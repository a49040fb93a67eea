import type { Locator } from 'playwright-core';
import { barriers } from '../../src/axe.js';
import { playOut } from '../../src/finished.js';
import type { Guest } from '../../src/guest.js';
import { playTurn } from '../../src/inwo-turn.js';
import { stage } from '../../src/stage.js';

/** Computer players hardly think here, so that nobody waits for them. */
const flow = stage({ LONGEST_PAUSE_MS: '50' });

/** Gives the game up. @returns her lessons, which a thread of its own has found */
const lessonsOf = async (ann: Guest): Promise<Locator> => {
  const threads = ann.page.workers().length;
  await ann.table.press('menu-open');
  await ann.table.press('menu-leave');
  await ann.table.press('menu-concede');
  await ann.table.press('concede-confirm');
  await ann.table.see('end');
  const own = ann.table.part('end-lessons').locator('details').first();
  await own.getByText('Ann').waitFor();
  expect(ann.page.workers().length).toBe(threads + 1);
  return own;
};

flow(
  'U117: Ann reads at the end what would have been better, and looks at a moment of her own in the replay',
  async ({ guest, server }) => {
    const ann = await guest('Ann');
    const code = await server.openLobby({ seats: 2, computers: 1, start: true, options: { illuminati: 'dealt', groupsToWin: 13 } });
    await ann.follow(code);
    const others = ['goal-network', 'keep-down', 'action-end'];
    // Two turns in which she does nothing, though there are cards to take.
    for (let turns = 0; turns < 2; turns += 1) {
      await ann.table.answerUntil('action-draw', ...others);
      await ann.table.press('action-draw');
      await ann.table.answerUntil('action-end', 'keep-down');
      await ann.table.press('action-end');
    }
    await ann.table.answerUntil('action-draw', ...others);
    const own = await lessonsOf(ann);
    expect(await own.getByTestId('lesson').first().textContent()).toMatch(/left out a good attack.*An expert: attack to control/);
    expect(await barriers(ann.page)).toEqual([]);
    const lesson = own.getByRole('link').first();
    const moment = Number(new URL((await lesson.getAttribute('href')) ?? '', server.url).searchParams.get('at'));
    await lesson.click();
    await ann.replay.at(moment);
    await ann.replay.read('replay-hand', /Ann/);
    // What was told at the end is told there, and is what an expert says when asked.
    await ann.replay.read('hindsight-here', /Ann: left out a good attack/);
    await ann.replay.press('advice-ask');
    await ann.replay.see('advice-move', { move: 'attack' });
  },
);

flow(
  'U114, U117: Ann gives a game of INWO up, reads what would have been better, and asks for advice at that moment of the replay',
  async ({ guest, server }) => {
    const ann = await guest('Ann');
    const code = await server.openLobby({ ruleset: 'inwo', seats: 3, computers: 2, start: true, options: { decks: 'dealt' } });
    await ann.follow(code);
    // Two turns without an attack, though her cards could make one.
    for (const _ of [1, 2]) await playTurn(ann);
    const own = await lessonsOf(ann);
    const lesson = own.getByTestId('lesson').first();
    const [made = '', instead = ''] = await lesson.locator('> span').allTextContents();
    expect(instead).toMatch(/^An expert: (attack|take over) .+/);
    expect(await barriers(ann.page)).toEqual([]);
    await lesson.getByRole('link').click();
    await ann.replay.read('hindsight-here', `Ann: ${made.replace(/^turn \d+ /i, '')}`);
    await ann.replay.press('advice-ask');
    // An expert who samples what is hidden anew may choose another helper.
    await ann.replay.read('advice-move', /^(attack|take over) .+/);
  },
);

for (const ruleset of ['classic', 'inwo'])
  flow(
    `U117: Eve, on a phone, goes through the moments of a game (${ruleset}) at which an expert would have decided otherwise`,
    async ({ guest, server }) => {
      const eve = await guest('Eve', { width: 390, height: 844 });
      const { id } = await playOut(server, ruleset);
      await eve.open(`/r/${id}`);
      await eve.replay.read('hindsight-here', /an expert would have played differently/);
      await eve.replay.press('hindsight-on');
      await eve.replay.read('hindsight-here', /An expert: /);
      // The decision is looked at from the seat of whoever made it.
      expect(await eve.replay.part('replay-as').inputValue()).not.toBe('');
      const first = await eve.replay.part('timeline').getAttribute('data-moment');
      await eve.replay.press('hindsight-on');
      await eve.replay.press('hindsight-back');
      await eve.replay.at(Number(first));
      expect(await barriers(eve.page)).toEqual([]);
      expect(await eve.replay.smallTargets('hindsight')).toEqual([]);
    },
  );
