import type { Browser } from 'playwright-core';
import { type Finished, playOut } from '../finished.js';
import { Guest, type Size } from '../guest.js';
import { type Scenario, Server } from '../server.js';
import { tableFile } from './tables.js';

/** What a screen is shown in: kept on the device, as the options keep it. */
export type Dress = Partial<Record<'theme' | 'language' | 'palette', string> & { textSize: number }>;

/** Where the page keeps what somebody prefers. */
const PREFS = 'illuminice.prefs';

/** As little to draw as possible: nobody looks at it. */
const UNSEEN = { width: 640, height: 400 };

/** The settings a server needs so that every screen can be had soon: nobody is waited for, and all comes from one address. */
export const STUDIO_SERVER = { UNLIMITED_ADDRESSES: '127.0.0.1', GRACE_SECONDS: '2', LONGEST_PAUSE_MS: '200', SILENCE_MS: '60000' };

/** Whoever goes from screen to screen: Mira, who is looked over the shoulder, and others at her tables. */
export class Studio {
  private others = new Map<string, Guest>();
  private played = new Map<string, Promise<Finished>>();
  /** A server that soon takes silent players for idle, once a screen needs it. */
  private impatient: Promise<Server> | null = null;

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly mira: Guest,
  ) {}

  static async open(browser: Browser, server: Server, size: Size): Promise<Studio> {
    return new Studio(browser, server, await Guest.arrive(browser, server.url, 'Mira', size));
  }

  async close(): Promise<void> {
    await Promise.all([this.mira, ...this.others.values()].map(({ context }) => context.close()));
    await (await this.impatient)?.stop();
  }

  /** A server where whoever does nothing for a second counts as idle. */
  impatientServer(): Promise<Server> {
    this.impatient ??= Server.start({ ...STUDIO_SERVER, PATIENCE_SECONDS: '1' });
    return this.impatient;
  }

  /** Somebody else, in a browser of their own that stays open for later screens. */
  async other(name: string): Promise<Guest> {
    const known = this.others.get(name) ?? (await Guest.arrive(this.browser, this.server.url, name, UNSEEN));
    this.others.set(name, known);
    return known;
  }

  /** The others go away; Mira was never here before. Nobody's page is loaded anew, which takes longer than most screens. */
  async clear(): Promise<void> {
    for (const other of this.others.values()) await other.walk('/');
    await this.mira.context.setOffline(false);
    // What lies over every page stays open from page to page.
    const isCovered = await this.mira.page.locator('[role="dialog"][data-state="open"]').count();
    await (isCovered > 0 ? this.mira.open('/') : this.mira.walk('/'));
    await this.mira.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      }
    });
    await this.prefer({ hints: false });
  }

  /** Opens a table in mid-game (of packages/e2e/tables, by name) and seats Mira, then the others. @returns its code */
  async sit(table: string | Scenario, others: readonly string[] = [], clock = 'off', server = this.server): Promise<string> {
    const code = await server.openTable(typeof table === 'string' ? tableFile(table) : table, { clock });
    for (const guest of [this.mira, ...(await Promise.all(others.map((name) => this.other(name))))]) {
      await enter(guest, code, server);
      await guest.table.see('banner');
    }
    await this.mira.table.settled();
    return code;
  }

  /** A game that four scripted players have played to its end, and the code of its table; played once. */
  finished(ruleset = 'classic'): Promise<Finished> {
    const played = this.played.get(ruleset) ?? playOut(this.server, ruleset);
    this.played.set(ruleset, played);
    return played;
  }

  /** Shows the page in these words, colours and sizes; what is not named is as it was delivered. */
  async dress(dress: Dress): Promise<void> {
    const { page } = this.mira;
    await this.prefer(dress);
    const { theme = 'illuminati', palette = 'dark', language = 'en' } = dress;
    await page.locator(`html[data-theme="${theme}"][data-palette="${palette}"][lang="${language}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.rest();
  }

  private async prefer(prefs: object): Promise<void> {
    await this.mira.page.evaluate(
      ([key, newValue]) => {
        localStorage.setItem(key as string, newValue as string);
        // As a second window of the same browser is told.
        dispatchEvent(new StorageEvent('storage', { key: key as string, newValue: newValue as string }));
      },
      [PREFS, JSON.stringify({ version: 1, language: 'en', ...prefs })],
    );
  }

  /** Waits until nothing moves any more. */
  async rest(): Promise<void> {
    const { page, table } = this.mira;
    // Words that a resting pointer calls up are not the screen's own.
    await page.mouse.move(-9, -9);
    if ((await table.part('scene').count()) > 0) await table.settled();
    // They stay a moment; those that were called up on purpose stay for good.
    await page
      .locator('[role="tooltip"]')
      .first()
      .waitFor({ state: 'detached', timeout: 1000 })
      .catch(() => undefined);
    await page.evaluate(async () => {
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      // What was just told to the page is drawn with the next frame but one.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
  }
}

/** Comes to a table, and gives a name where it is asked for one. */
export async function enter(guest: Guest, code: string, { url }: { url: string } = { url: guest.server }): Promise<void> {
  await guest.walk(`${url}/t/${code}`);
  const first = guest.table.part('join-name').or(guest.table.part('banner')).or(guest.table.part('lobby-leave')).first();
  if ((await first.getAttribute('data-testid')) === 'join-name') await guest.gate.takeSeat(guest.name);
}
