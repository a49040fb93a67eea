import type { Locator } from 'playwright-core';
import type { Guest } from './guest.js';
import type { Play } from './stage.js';

/** Longest wait between two acts of a test, in ms. */
const PATIENCE = 60_000;

/** Windows of INWO on a page: those of an attack are in its panel. */
const WINDOWS = '[data-testid^="window-"], [data-testid="attack-panel"]';

const DONE = '[data-testid="done"]:not([aria-disabled="true"])';

declare global {
  var windowsSeen: Set<string>;
}

/** Records every window of a page from now on, however short. */
const note = (windows: string): void => {
  globalThis.windowsSeen = new Set();
  const look = () => {
    for (const { dataset } of Array.from(document.querySelectorAll<HTMLElement>(windows)))
      globalThis.windowsSeen.add(dataset.stage ?? (dataset.testid ?? '').slice('window-'.length));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-stage', 'data-testid'] });
  look();
};

/** Three people at a table of INWO, each in a browser, who answer windows until somebody can go on. */
export class Three {
  private constructor(
    readonly ann: Guest,
    readonly bob: Guest,
    readonly cid: Guest,
  ) {}

  static async sit(play: Play, table: Parameters<Play['sit']>[0]): Promise<Three> {
    const [ann, bob, cid] = await play.sit(table);
    const three = new Three(ann, bob, cid as Guest);
    for (const { page } of three.all) await page.evaluate(note, WINDOWS);
    return three;
  }

  get all(): Guest[] {
    return [this.ann, this.bob, this.cid];
  }

  async seen(): Promise<Set<string>> {
    const kinds = await Promise.all(this.all.map(({ page }) => page.evaluate(() => [...globalThis.windowsSeen])));
    return new Set(kinds.flat());
  }

  async until(who: Guest, part: string | Locator): Promise<void> {
    const goal = typeof part === 'string' ? who.page.locator(part).first() : part;
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      for (const player of this.all) {
        const canAnswer = await player.page.locator(DONE).first().isVisible();
        // Checked last: the goal may be in the window that has just opened.
        if (await goal.isVisible()) return;
        // Somebody else may end the window before the click.
        if (canAnswer) await player.page.click(DONE, { timeout: 2000 }).catch(() => undefined);
      }
    }
    throw new Error(`${who.name} does not come to ${part}`);
  }

  async opens(kind: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) if ((await this.seen()).has(kind)) return;
    throw new Error(`nobody sees ${kind}`);
  }

  /**
   * Clicks once the others' answers allow it. The trial click comes first; the real one checks presence at once, since windows may open
   * meanwhile.
   */
  private async click(who: Guest, target: Locator): Promise<void> {
    for (let isClicked = false; !isClicked; ) {
      await this.until(who, target);
      isClicked = await target
        .click({ trial: true, timeout: 5000 })
        .then(() => target.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 1000 }))
        .then(
          () => true,
          () => false,
        );
    }
  }

  press(who: Guest, testid: string): Promise<void> {
    return this.click(who, who.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first());
  }

  pick(who: Guest, name: string, prefix = 'pick-'): Promise<void> {
    const all = who.page.locator(`[data-testid^="${prefix}"]:not([aria-disabled="true"])`);
    return this.click(who, all.filter({ hasText: name }).first());
  }

  hang(who: Guest): Promise<void> {
    return this.click(who, who.page.locator('[data-testid="blank-spot"] [data-testid^="pick-"]').first());
  }
}
