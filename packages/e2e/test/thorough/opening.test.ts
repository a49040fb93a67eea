import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

/** Computer players hardly think here: whoever of them begins attacks while the dice for the first turn still lie on the stage. */
const flow = stage({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '3000' });

declare global {
  /** What this page has shown, each once, in order. */
  var openingSeen: string[];
}

/** Notes the scenes of an opening, each once its outcome is told, and the first question. */
const note = (): void => {
  globalThis.openingSeen = [];
  const add = (what: string) => globalThis.openingSeen.includes(what) || globalThis.openingSeen.push(what);
  const look = () => {
    const scene = document.querySelector<HTMLElement>('[data-testid="stage"]');
    if (scene?.dataset.told === 'true') add(scene.dataset.kind ?? '');
    const question = document.querySelector<HTMLElement>('[data-testid="done"]');
    if (question || document.querySelector('[data-testid="action-draw"], [data-testid="action-drawAll"]')) add('asked');
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
};

const seen = (ann: Guest) => ann.page.evaluate(() => globalThis.openingSeen);

/** Waits until the table asks the viewer something, or it is their turn. */
const asked = (ann: Guest) => ann.page.waitForFunction(() => globalThis.openingSeen.includes('asked'), null, { timeout: 60_000 });

flow('U05: the first Groups and everybody’s dice are seen before the first question, whoever begins', async ({ guest }) => {
  const ann = await guest('Ann');
  // Three of four games begin with somebody else.
  for (let game = 0; game < 3; game++) {
    await ann.open('/');
    await ann.page.evaluate(note);
    await ann.home.playNow('Ann');
    await ann.table.see('choose-illuminati');
    await ann.table.part('choose-illuminati').locator('button:not([aria-disabled="true"])').first().click();
    await ann.table.answerUntil('banner', 'goal-network');
    await asked(ann);
    const order = await seen(ann);
    expect(order.indexOf('start')).toBeGreaterThan(order.indexOf('deal'));
    expect(order.indexOf('asked')).toBeGreaterThan(order.indexOf('start'));
    expect(order.indexOf('deal')).toBeGreaterThanOrEqual(0);
  }
});

flow('U05: so are the dice of INWO, which its log tells as well', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/');
  await ann.page.evaluate(note);
  await ann.home.take('home-game-inwo');
  await ann.home.playNow('Ann');
  await ann.table.see('lead-note');
  const lead = ann.table.page.locator('[data-testid="sentence-send"]:not([aria-disabled="true"])');
  for (const end = Date.now() + 60_000; Date.now() < end && !(await seen(ann)).includes('asked'); )
    await lead.click({ timeout: 500 }).catch(() => undefined);
  const order = await seen(ann);
  expect(order.indexOf('start')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('asked')).toBeGreaterThan(order.indexOf('start'));
  expect(await ann.page.locator('[data-event="startRolled"]').count()).toBeGreaterThanOrEqual(4);
});
