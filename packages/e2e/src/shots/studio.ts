import { join, type Table } from '@illuminice/client-sdk';
import type { Browser } from 'playwright-core';
import { type Finished, playOut } from '../finished.js';
import { Guest, type Size } from '../guest.js';
import { type Scenario, Server } from '../server.js';
import { still } from '../still.js';
import { tableFile } from './tables.js';

/** Preferences of a screen, as the options store them. */
export type Dress = Partial<Record<'theme' | 'language' | 'palette' | 'contrast', string> & { textSize: number }>;

/** Server settings for quick screens: no waits, all from one address. */
export const STUDIO_SERVER = { UNLIMITED_ADDRESSES: '127.0.0.1', GRACE_SECONDS: '2', LONGEST_PAUSE_MS: '200', SILENCE_MS: '60000' };

/** Mira, who goes from screen to screen, and scripted others. */
export class Studio {
  private others = new Map<string, Table>();
  private played = new Map<string, Promise<Finished>>();
  /** Server with a short idle time, started on demand. */
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

  /** A server where players are idle after a second. */
  impatientServer(): Promise<Server> {
    this.impatient ??= Server.start({ ...STUDIO_SERVER, PATIENCE_SECONDS: '1' });
    return this.impatient;
  }

  async bring(name: string, code: string, { url }: { url: string } = this.server): Promise<Table> {
    const other = await join({ url, code }, { name });
    this.others.set(name, other);
    return other;
  }

  /** A joined player. @throws Error if there is none */
  other(name: string): Table {
    const other = this.others.get(name);
    if (!other) throw new Error(`${name} is not at the table`);
    return other;
  }

  /** A joined player plays this. @throws RefusedError */
  async play(name: string, intent: { type: string; [field: string]: unknown }): Promise<void> {
    await this.other(name).act(intent);
  }

  private async sendOthersAway(): Promise<void> {
    await Promise.all([...this.others.values()].map((other) => other.leave()));
    this.others.clear();
  }

  /** Removes the others and resets Mira, without reloading her page, which is slow. */
  async clear(): Promise<void> {
    await this.sendOthersAway();
    await this.mira.context.setOffline(false);
    await this.mira.startOver();
  }

  /** Opens a mid-game table (of packages/e2e/tables) and seats Mira, then the others. @returns its code */
  async sit(table: string | Scenario, others: readonly string[] = [], clock = 'off', server = this.server): Promise<string> {
    const code = await server.openTable(typeof table === 'string' ? tableFile(table) : table, { clock });
    await enter(this.mira, code, server);
    for (const name of others) await this.bring(name, code, server);
    await this.mira.table.see('banner');
    await this.mira.table.settled();
    return code;
  }

  /** A finished game of four scripted players; played once. */
  finished(ruleset = 'classic'): Promise<Finished> {
    const played = this.played.get(ruleset) ?? playOut(this.server, ruleset);
    this.played.set(ruleset, played);
    return played;
  }

  /** Sets the page's preferences; the rest are defaults. */
  async dress(dress: Dress): Promise<void> {
    const { page } = this.mira;
    await this.mira.prefer({ language: 'en', ...dress });
    const { theme = 'illuminati', palette = 'dark', language = 'en' } = dress;
    await page.locator(`html[data-theme="${theme}"][data-palette="${palette}"][lang="${language}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.rest();
  }

  async rest(): Promise<void> {
    const { page, table } = this.mira;
    // Hides hover tooltips.
    await page.mouse.move(-9, -9);
    if ((await table.part('scene').count()) > 0) await table.settled();
    // Waits for fading tooltips; intended ones stay.
    await page
      .locator('[role="tooltip"]')
      .first()
      .waitFor({ state: 'detached', timeout: 1000 })
      .catch(() => undefined);
    await still(page);
  }
}

export async function enter(guest: Guest, code: string, { url }: { url: string } = { url: guest.server }): Promise<void> {
  await guest.walk(`${url}/t/${code}`);
  const first = guest.table.part('join-name').or(guest.table.part('banner')).or(guest.table.part('lobby-leave')).first();
  if ((await first.getAttribute('data-testid')) === 'join-name') await guest.gate.takeSeat(guest.name);
}
