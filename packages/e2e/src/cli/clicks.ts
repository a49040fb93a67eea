import type { Locator } from 'playwright-core';
import { launch } from '../browser.js';
import { Guest } from '../guest.js';
import { attackByKeys } from '../keys-of-attack.js';
import { Server } from '../server.js';
import { asked, wholeNumber } from './asked.js';

const USAGE = `npm run --silent clicks -- [--ruleset classic|inwo] [--turns N] [--keys]
Has a person play against three computer players by clicking, until N of their turns (10 by default) are done. Prints a JSON
line for each turn, and one for all: clicks in the person's own turns, and in those of others; in INWO also the clicks of the
last turn with a takeover and a won attack. With --keys: the keys that an attack takes by the keyboard alone.`;

const { values } = asked(USAGE, {
  options: { turns: { type: 'string', default: '10' }, ruleset: { type: 'string', default: 'classic' }, keys: { type: 'boolean' } },
});
const wanted = wholeNumber(USAGE, 'turns', values.turns, 1000);

/** Longest time between two clicks of a person, ms: three computers' turns. */
const PATIENCE = 120_000;

const usable = ':not([disabled], [aria-disabled="true"])';
const part = (testid: string) => `[data-testid="${testid}"]${usable}`;
const pick = (within: string) => `[data-testid="${within}"] [data-testid^="pick-"][aria-pressed="false"]${usable}`;

interface Play {
  readonly options: Record<string, unknown>;
  /** Selectors to click, the first usable one; with one attack a turn, the best that is named. */
  readonly uses: Readonly<Record<string, string>>;
  readonly end: string;
}

const PLAYS: Readonly<Record<string, Play>> = {
  classic: {
    options: { illuminati: 'dealt' },
    uses: {
      place: '[data-testid="place-panel"] [data-testid^="place-"]:not([data-testid="place-confirm"]):not([data-testid="place-undo"])',
      answer: part('done'),
      roll: part('attack-roll'),
      announce: part('attack-announce'),
      draw: part('action-draw'),
      attack: part('best-0'),
      end: part('action-end'),
    },
    end: 'end',
  },
  inwo: {
    options: { decks: 'dealt' },
    uses: {
      decline: `[data-testid^="decline-"]${usable}`,
      place: pick('blank-spot'),
      send: part('sentence-send'),
      fill: `[data-testid^="blank-"]:not([data-testid="blank-takeOver"]) [data-testid^="pick-"][aria-pressed="false"]${usable}`,
      excess: `[data-testid^="return-"]${usable}`,
      answer: part('done'),
      roll: part('attack-roll'),
      announce: part('attack-announce'),
      draw: part('action-drawAll'),
      takeOver: pick('blank-takeOver'),
      attack: part('best-0'),
      compose: part('action-attack'),
      knock: part('action-knock'),
    },
    end: 'knock',
  },
};
const play = PLAYS[values.ruleset];
if (!play) throw new Error(USAGE);
const { uses, end } = play;
type Use = string;
const OWN = Object.keys(uses);
const ATTACKS: ReadonlySet<Use> = new Set(['attack', 'compose']);

const server = await Server.start({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '6000' });
const browser = await launch();
interface Turn {
  readonly own: number;
  readonly others: number;
  readonly uses: readonly Use[];
}
const turns: Turn[] = [];

const isWhole = ({ uses: done }: Turn): boolean => done.includes('takeOver') && done.lastIndexOf('place') > done.indexOf('roll');

/** Sits down among three computer players and plays until the game is over or so many turns are done. */
async function game({ options }: Play): Promise<void> {
  const mira = await Guest.arrive(browser, server.url, 'Mira');
  const { page, table } = mira;
  await mira.follow(await server.openLobby({ ruleset: values.ruleset, seats: 4, computers: 3, start: true, options }));
  await table.part('banner').first().waitFor();
  let [own, others, attacked]: [Use[], number, boolean] = [[], 0, false];
  const all = page.locator([...Object.values(uses), '[data-testid="end"]', '[data-testid^="goal-"]'].join(', '));
  for (;;) {
    await all.first().waitFor({ timeout: PATIENCE });
    if (await table.part('end').isVisible()) break;
    const goal = page.locator('[data-testid^="goal-"]').first();
    if (values.ruleset === 'classic' && (await goal.isVisible())) {
      await goal.click();
      continue;
    }
    const before = await table.turnNumber();
    const isMine = (await table.text('banner')).startsWith('Mira');
    const found: [Use, Locator][] = [];
    for (const use of OWN) {
      const shown = page.locator(uses[use] ?? '').first();
      if (!(ATTACKS.has(use) && attacked) && (await shown.isVisible())) found.push([use, shown]);
    }
    const [first] = found;
    if (!first) continue;
    const [use, shown] = first;
    const isDone = await shown.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isDone) continue;
    if (isMine) own.push(use);
    else others += 1;
    if (use === 'attack') {
      attacked = true;
      await table.see('attack-announce');
    }
    // A click has worked once its target is unusable or gone.
    await shown.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => undefined);
    if (!isMine || use !== end) continue;
    await page
      .waitForFunction((n) => !document.querySelector('[data-testid="top-code"]')?.textContent?.includes(`turn ${n}`), before)
      .catch(() => undefined);
    if ((await table.turnNumber()) === before) continue;
    turns.push({ own: own.length, others, uses: own });
    process.stdout.write(`${JSON.stringify({ turn: turns.length, own: own.length, others, uses: own.join(' ') })}\n`);
    [own, others, attacked] = [[], 0, false];
    if (turns.length === wanted) break;
  }
  await mira.context.close();
}

try {
  if (values.keys) process.stdout.write(`${JSON.stringify({ keys: await attackByKeys(browser, server, values.ruleset) })}\n`);
  else while (turns.length < wanted) await game(play);
} finally {
  await browser.close();
  await server.stop();
}
if (!values.keys) {
  const sum = (side: 'own' | 'others') => turns.reduce((total, turn) => total + turn[side], 0);
  const whole = turns.filter(isWhole).at(-1);
  process.stdout.write(
    `${JSON.stringify({ turns: turns.length, own: sum('own'), others: sum('others'), ...(whole && { takeoverAndAttack: whole.own }) })}\n`,
  );
}
