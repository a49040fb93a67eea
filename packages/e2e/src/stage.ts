import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinTable, type Table as Script } from '@illuminice/client-sdk';
import type { Browser } from 'playwright-core';
import { launch } from './browser.js';
import { Guest, type Size } from './guest.js';
import { ROOT, type Scenario, Server } from './server.js';

const SHOTS = join(ROOT, 'shots');

/** Longest flow, in ms. */
const FLOW = 300_000;

type Regulars = [Guest, Guest, ...Guest[]];

export interface Play {
  server: Server;
  /** A person with a browser, which may be re-used from an earlier flow to save a start. */
  guest(name: string, size?: Size): Promise<Guest>;
  /** A person with a fresh browser, closed after the flow. */
  stranger(name: string, size?: Size): Promise<Guest>;
  newcomer(name: string, size?: Size): Promise<Guest>;
  /** Opens a mid-game table and seats its players in order, named as in the scenario; browsers may be re-used. */
  sit(scenario: Table): Promise<Regulars>;
  /** Like `sit`, but all except the first are scripts. */
  against(scenario: Table): Promise<[Guest, Script, ...Script[]]>;
  script(code: string, name: string): Promise<Script>;
}

type Table = Scenario & { players: readonly { id: string }[] };

/**
 * Server and Chromium for a test file, with `flow('U01: …', async ({ guest }) => …)`. Failed flows leave screenshots in `shots/`; page
 * errors fail.
 */
export function stage(env: Record<string, string> = {}) {
  let server: Server;
  let browser: Browser;
  const regulars = new Map<string, Guest>();

  // A browser starved of processor may miss a beat: one logged retry.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    server = await Server.start(env);
    browser = await launch();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

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
          const errors = [...here].flatMap((guestHere) => guestHere.errors.map((error) => `${guestHere.name}: ${error}`));
          expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
        } catch (error) {
          await photograph(name, [...here]);
          // The next flow begins with new pages.
          strangers.push(...regulars.values());
          regulars.clear();
          throw withErrors(error, [...here], server);
        } finally {
          await Promise.all([...strangers.map(({ context }) => context.close()), ...scripts.map((script) => script.leave())]);
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

function withErrors(error: unknown, guests: readonly Guest[], server: Server): unknown {
  if (!(error instanceof Error)) return error;
  const errors = [...new Set(guests.flatMap((guest) => guest.errors.map((text) => `\n  ${guest.name}: ${text}`)))];
  if (errors.length > 0) error.message += `\nThe pages reported:${errors.join('')}`;
  error.message += server.obituary;
  return error;
}
