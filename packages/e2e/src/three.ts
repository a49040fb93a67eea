import type { Guest } from './guest.js';
import type { Play } from './stage.js';

/** How long three people need at most between two things that a test does, ms. */
const PATIENCE = 60_000;

/** Where pages show the windows of INWO: those of an attack lie in its panel. */
const WINDOWS = '[data-testid^="window-"], [data-testid="attack-panel"]';

/** The answer that nothing is added. */
const DONE = '[data-testid="done"]:not([aria-disabled="true"])';

/** Three people at a table of INWO, each in a browser, who answer windows until somebody can go on. */
export class Three {
  /** Kinds of the windows that a page has shown. */
  readonly seen = new Set<string>();

  private constructor(
    readonly ann: Guest,
    readonly bob: Guest,
    readonly cid: Guest,
  ) {}

  static async sit(play: Play, table: Parameters<Play['sit']>[0]): Promise<Three> {
    const [ann, bob, cid] = await play.sit(table);
    return new Three(ann, bob, cid as Guest);
  }

  get all(): Guest[] {
    return [this.ann, this.bob, this.cid];
  }

  /** Everybody who is asked has nothing to add, until this part of somebody's page is there. */
  async until(who: Guest, part: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      for (const one of this.all) {
        const { isThere, isAsked } = await this.look(one, part);
        if (isThere && one === who) return;
        // Somebody else may have ended the matter before the click.
        if (isAsked && !(await this.look(who, part)).isThere) await one.page.click(DONE, { timeout: 2000 }).catch(() => undefined);
      }
    }
    throw new Error(`${who.name} does not come to ${part}`);
  }

  /** Waits until one of the pages shows a window of this kind. */
  async opens(kind: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end && !this.seen.has(kind); ) for (const one of this.all) await this.look(one);
    if (!this.seen.has(kind)) throw new Error(`nobody sees ${kind}`);
  }

  /** Notes the windows that this page shows. @returns whether it shows this part, and whether it asks for an answer */
  private async look({ page }: Guest, part = DONE): Promise<{ isThere: boolean; isAsked: boolean }> {
    const { kinds, ...shown } = await page.evaluate(
      ([windows, goal, done]) => {
        const has = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
        const kindOf = ({ dataset: { stage, testid = '' } }: HTMLElement) => stage ?? testid.slice('window-'.length);
        const open = Array.from(document.querySelectorAll<HTMLElement>(windows), kindOf);
        return { kinds: open, isThere: has(goal), isAsked: has(done) };
      },
      [WINDOWS, part, DONE] as const,
    );
    for (const kind of kinds) this.seen.add(kind);
    return shown;
  }

  /** Clicks something, as soon as everybody else lets it come to that. */
  async press(who: Guest, testid: string): Promise<void> {
    const part = `[data-testid="${testid}"]:not([aria-disabled="true"])`;
    for (;;) {
      await this.until(who, part);
      const isClicked = who.page.locator(part).first().click({ timeout: 2000 });
      // A window may open before the click, which everybody answers first.
      if (
        await isClicked.then(
          () => true,
          () => false,
        )
      )
        return;
    }
  }

  /** Picks what bears this name. */
  async pick({ page }: Guest, name: string, of = 'pick-'): Promise<void> {
    await page.locator(`[data-testid^="${of}"]:not([aria-disabled="true"])`).filter({ hasText: name }).first().click();
  }

  /** Picks the first arrow that is offered. */
  async hang({ page }: Guest): Promise<void> {
    await page.locator('[data-testid="blank-spot"] [data-testid^="pick-"]').first().click();
  }
}
