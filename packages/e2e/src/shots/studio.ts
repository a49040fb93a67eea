import { join, type Table } from '@illuminice/client-sdk';
import type { Browser } from 'playwright-core';
import { type Finished, playOut } from '../finished.js';
import { Guest, type Size } from '../guest.js';
import { type Scenario, Server } from '../server.js';
import { tableFile } from './tables.js';

/** What a screen is shown in: kept on the device, as the options keep it. */
export type Dress = Partial<Record<'theme' | 'language' | 'palette', string> & { textSize: number }>;

/** The settings a server needs so that every screen can be had soon: nobody is waited for, and all comes from one address. */
export const STUDIO_SERVER = { UNLIMITED_ADDRESSES: '127.0.0.1', GRACE_SECONDS: '2', LONGEST_PAUSE_MS: '200', SILENCE_MS: '60000' };

/** Whoever goes from screen to screen: Mira, who is looked over the shoulder, and others at her tables, who need no page. */
export class Studio {
  private others = new Map<string, Table>();
  private played = new Map<string, Promise<Finished>>();
  /** A server that soon takes silent players for idle, once a screen needs it. */
  private impatient: Promise<Server> | null = null;

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly mira: Guest,
  ) {}

  static async open(browser: Browser, server: Server, size: Size): Promise<Studio> {
    return new Studio(browser, server, await Guest.arrive(browser, server.url, 'Mira', { size }));
  }

  async close(): Promise<void> {
    await this.sendOthersAway();
    await this.mira.context.close();
    await (await this.impatient)?.stop();
  }

  /** A server where whoever does nothing for a second counts as idle. */
  impatientServer(): Promise<Server> {
    this.impatient ??= Server.start({ ...STUDIO_SERVER, PATIENCE_SECONDS: '1' });
    return this.impatient;
  }

  /** Somebody else comes to a table: as a script, since nobody sees their page. */
  async bring(name: string, code: string, { url }: { url: string } = this.server): Promise<Table> {
    const other = await join({ url, code }, { name });
    this.others.set(name, other);
    return other;
  }

  /** Who was brought to the table. @throws Error if nobody of this name was */
  other(name: string): Table {
    const other = this.others.get(name);
    if (!other) throw new Error(`${name} is not at the table`);
    return other;
  }

  /** Somebody who was brought plays this. @throws RefusedError */
  async play(name: string, intent: { type: string; [field: string]: unknown }): Promise<void> {
    await this.other(name).act(intent);
  }

  private async sendOthersAway(): Promise<void> {
    await Promise.all([...this.others.values()].map((other) => other.leave()));
    this.others.clear();
  }

  /** The others go away; Mira was never here before. Her page is not loaded anew, which takes longer than most screens. */
  async clear(): Promise<void> {
    await this.sendOthersAway();
    await this.mira.context.setOffline(false);
    await this.mira.startOver();
  }

  /** Opens a table in mid-game (of packages/e2e/tables, by name) and seats Mira, then the others. @returns its code */
  async sit(table: string | Scenario, others: readonly string[] = [], clock = 'off', server = this.server): Promise<string> {
    const code = await server.openTable(typeof table === 'string' ? tableFile(table) : table, { clock });
    await enter(this.mira, code, server);
    for (const name of others) await this.bring(name, code, server);
    await this.mira.table.see('banner');
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
    await this.mira.prefer({ language: 'en', ...dress });
    const { theme = 'illuminati', palette = 'dark', language = 'en' } = dress;
    await page.locator(`html[data-theme="${theme}"][data-palette="${palette}"][lang="${language}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.rest();
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
