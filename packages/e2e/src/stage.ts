import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from './browser.js';
import { Guest } from './guest.js';
import { ROOT, type Scenario, Server } from './server.js';

/** Where pictures of what went wrong are kept. */
const SHOTS = join(ROOT, 'shots');

/** Longest that one flow may take, in ms. */
const FLOW = 300_000;

/** Two at least. */
type Regulars = [Guest, Guest, ...Guest[]];

export interface Play {
  server: Server;
  /** Somebody new comes, with a browser of their own. */
  guest(name: string, size?: { width: number; height: number }): Promise<Guest>;
  /** The same, and this one has read no hint before. */
  newcomer(name: string, size?: { width: number; height: number }): Promise<Guest>;
  /**
   * Opens a table in mid-game and seats its players in order, each in a browser that later flows go on with: that saves
   * them a start. They are named after the players of the scenario, and given back in that order.
   */
  sit(scenario: Scenario & { players: readonly { id: string }[] }): Promise<Regulars>;
}

/**
 * A server and a Chromium for the tests of a file, and the way to write one: `flow('U01: …', async ({ guest }) => …)`.
 * A flow that fails leaves a picture of every page in `shots/`; one in which a page reports an error fails.
 */
export function stage(env: Record<string, string> = {}) {
  let server: Server;
  let browser: Browser;
  const regulars = new Map<string, Guest>();

  // A browser starved of processor may miss a beat. What fails once is tried once more, and said; what fails twice fails.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    server = await Server.start(env);
    browser = await launch();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return function flow(name: string, act: (play: Play) => Promise<void>, expectedErrors: RegExp = /^$/): void {
    test(
      name,
      async () => {
        const guests: Guest[] = [];
        const arrive = (newcomer: boolean) => async (who: string, size?: { width: number; height: number }) => {
          const arrived = await Guest.arrive(browser, server.url, who, size, newcomer);
          guests.push(arrived);
          return arrived;
        };
        const sit: Play['sit'] = async (scenario) => {
          const code = await server.openTable(scenario);
          const seated: Guest[] = [];
          for (const { id } of scenario.players) {
            const known = regulars.get(id);
            const regular = known ?? (await Guest.arrive(browser, server.url, id));
            regulars.set(id, regular);
            guests.push(regular);
            seated.push(regular);
            regular.forget();
            await (known ? regular.walk(`/t/${code}`) : regular.follow(code));
            await regular.table.see('banner');
          }
          return seated as Regulars;
        };
        try {
          await act({ server, guest: arrive(false), newcomer: arrive(true), sit });
          const errors = guests.flatMap((one) => one.errors.map((error) => `${one.name}: ${error}`));
          expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
        } catch (error) {
          await photograph(name, guests);
          // Wherever their pages were left, the next flow begins with new ones.
          regulars.clear();
          throw withErrors(error, guests, server);
        } finally {
          const gone = guests.filter((one) => regulars.get(one.name) !== one);
          await Promise.all(gone.map(({ context }) => context.close()));
        }
      },
      FLOW,
    );
  };
}

async function photograph(name: string, guests: readonly Guest[]): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  const file = name.replace(/[^\w]+/g, '-').slice(0, 60);
  for (const { page, name: who } of guests) {
    await page.screenshot({ path: join(SHOTS, `${file}-${who}.png`), timeout: 10_000 }).catch(() => undefined);
  }
}

/** The failure, with what the pages said on the way there, and the server, if it is no more. */
function withErrors(error: unknown, guests: readonly Guest[], server: Server): unknown {
  if (!(error instanceof Error)) return error;
  const said = [...new Set(guests.flatMap((one) => one.errors.map((text) => `\n  ${one.name}: ${text}`)))];
  if (said.length > 0) error.message += `\nThe pages reported:${said.join('')}`;
  error.message += server.obituary;
  return error;
}
