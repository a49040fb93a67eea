import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinTable, type Table as Script } from '@illuminice/client-sdk';
import type { Browser } from 'playwright-core';
import { launch } from './browser.js';
import { Guest, type Size } from './guest.js';
import { ROOT, type Scenario, Server } from './server.js';

/** Where pictures of what went wrong are kept. */
const SHOTS = join(ROOT, 'shots');

/** Longest that one flow may take, in ms. */
const FLOW = 300_000;

/** Two at least. */
type Regulars = [Guest, Guest, ...Guest[]];

export interface Play {
  server: Server;
  /** Somebody comes, with a browser of their own, which may have loaded the page in an earlier flow: that saves a start. */
  guest(name: string, size?: Size): Promise<Guest>;
  /** The same, in a browser that has loaded nothing yet and is closed after the flow: for whoever changes how it works. */
  stranger(name: string, size?: Size): Promise<Guest>;
  /** A stranger who has read no hint before. */
  newcomer(name: string, size?: Size): Promise<Guest>;
  /**
   * Opens a table in mid-game and seats its players in order, who may come from the table of an earlier flow. They are named
   * after the players of the scenario, and given back in that order.
   */
  sit(scenario: Table): Promise<Regulars>;
  /** The same, but the first player alone comes with a browser; nobody looks at the pages of the others, who are scripts. */
  against(scenario: Table): Promise<[Guest, Script, ...Script[]]>;
  /** Somebody comes to a table as a script. */
  script(code: string, name: string): Promise<Script>;
}

type Table = Scenario & { players: readonly { id: string }[] };

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

  /** The browser of somebody who comes again, of the same kind. */
  const kind = (name: string, size?: Size) => JSON.stringify([name, size]);

  return function flow(name: string, act: (play: Play) => Promise<void>, expectedErrors: RegExp = /^$/): void {
    test(
      name,
      async () => {
        const strangers: Guest[] = [];
        const scripts: Script[] = [];
        const here = new Set<Guest>();
        const arrive = (isNewcomer: boolean) => async (who: string, size?: Size) => {
          const arrived = await Guest.arrive(browser, server.url, who, { size, newcomer: isNewcomer });
          strangers.push(arrived);
          here.add(arrived);
          return arrived;
        };
        const guest: Play['guest'] = async (who, size) => {
          const known = regulars.get(kind(who, size));
          if (known && here.has(known)) throw new Error(`${who} is here already`);
          const regular = known ?? (await Guest.arrive(browser, server.url, who, { size }));
          regulars.set(kind(who, size), regular);
          here.add(regular);
          await known?.startOver();
          return regular;
        };
        const script: Play['script'] = async (code, who) => {
          const seated = await joinTable({ url: server.url, code }, { name: who });
          scripts.push(seated);
          return seated;
        };
        const seat = async (code: string, id: string): Promise<Guest> => {
          const known = regulars.get(kind(id));
          const regular = known ?? (await Guest.arrive(browser, server.url, id));
          regulars.set(kind(id), regular);
          here.add(regular);
          regular.forget();
          await (known ? regular.walk(`/t/${code}`) : regular.follow(code));
          await regular.table.see('banner');
          return regular;
        };
        const sit: Play['sit'] = async (scenario) => {
          const code = await server.openTable(scenario);
          const seated: Guest[] = [];
          for (const { id } of scenario.players) seated.push(await seat(code, id));
          return seated as Regulars;
        };
        const against: Play['against'] = async (scenario) => {
          const code = await server.openTable(scenario);
          const [first, ...others] = scenario.players.map(({ id }) => id);
          const seated: Script[] = [];
          for (const id of others) seated.push(await script(code, id));
          return [await seat(code, first ?? ''), ...seated] as Awaited<ReturnType<Play['against']>>;
        };
        try {
          await act({ server, guest, stranger: arrive(false), newcomer: arrive(true), sit, against, script });
          const errors = [...here].flatMap((one) => one.errors.map((error) => `${one.name}: ${error}`));
          expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
        } catch (error) {
          await photograph(name, [...here]);
          // Wherever their pages were left, the next flow begins with new ones.
          strangers.push(...regulars.values());
          regulars.clear();
          throw withErrors(error, [...here], server);
        } finally {
          await Promise.all([...strangers.map(({ context }) => context.close()), ...scripts.map((one) => one.leave())]);
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
