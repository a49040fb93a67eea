import type { Browser, BrowserContext, Page } from 'playwright-core';
import { GatePage } from './pages/gate.js';
import { HomePage } from './pages/home.js';
import { LobbyPage } from './pages/lobby.js';
import { LocalPage } from './pages/local.js';
import { OptionsPage } from './pages/options.js';
import { ReplayPage } from './pages/replay.js';
import { TablePage } from './pages/table.js';
import { TalkPage } from './pages/talk.js';
import { TradePage } from './pages/trade.js';

/** How long a state may take to come about, in ms. Three pages share a processor that also draws for them. */
const PATIENCE = 30_000;

/** As large as the page needs to be for all of it to be at hand; every pixel is drawn without a graphics card. */
const SIZE = { width: 1280, height: 800 };

/** Narrower screens are touched unless said otherwise, px. */
const PHONE = 860;

/** A screen, px. */
export interface Size {
  width: number;
  height: number;
  touch?: boolean;
  /** Device pixels per CSS pixel; a half unless said otherwise: a quarter to paint, and everything at its place. */
  pixelRatio?: number;
}

/** A page whose messages can be held back: those that wait. */
type Slow = Window & { held?: (() => void)[] | undefined };

/** Somebody with a browser of their own: no cookies, storage or cache shared with anyone else. */
export class Guest {
  readonly home: HomePage;
  readonly gate: GatePage;
  readonly lobby: LobbyPage;
  readonly table: TablePage;
  readonly local: LocalPage;
  readonly options: OptionsPage;
  readonly replay: ReplayPage;
  readonly talk: TalkPage;
  readonly trade: TradePage;
  /** What went wrong in the page, in the browser's words. */
  readonly errors: string[] = [];
  /** Everything that came in by WebSocket. */
  readonly received: Buffer[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: string,
  ) {
    this.home = new HomePage(page);
    this.gate = new GatePage(page);
    this.lobby = new LobbyPage(page);
    this.table = new TablePage(page);
    this.local = new LocalPage(page);
    this.options = new OptionsPage(page);
    this.replay = new ReplayPage(page);
    this.talk = new TalkPage(page);
    this.trade = new TradePage(page);
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.received.push(Buffer.from(payload)));
    });
  }

  /** @param newcomer whether what is new is explained to this one; the others have read all hints */
  static async arrive(browser: Browser, server: string, name: string, size: Size = SIZE, newcomer = false): Promise<Guest> {
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch ?? size.width < PHONE,
      reducedMotion: 'reduce',
      deviceScaleFactor: size.pixelRatio ?? 0.5,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    if (!newcomer) {
      await context.addInitScript(() => {
        // An empty page has no storage.
        if (!location.protocol.startsWith('http')) return;
        const kept = localStorage.getItem('illuminice.prefs');
        localStorage.setItem('illuminice.prefs', kept ?? JSON.stringify({ version: 1, hints: false }));
      });
    }
    return new Guest(name, context, await context.newPage(), server);
  }

  /** Forgets what came in and what went wrong before. */
  forget(): void {
    this.errors.length = 0;
    this.received.length = 0;
  }

  /** What this page sends can be held back from now on; to be said before it opens a table. */
  async makeSlow(): Promise<void> {
    await this.page.addInitScript(() => {
      const page = window as Slow;
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        // The library uses its buffer again for the next message.
        const own = data instanceof Uint8Array ? data.slice() : data;
        if (page.held) page.held.push(() => send.call(this, own));
        else send.call(this, own);
      };
    });
  }

  /** What the page sends stays on its way. */
  async holdBack(): Promise<void> {
    await this.page.evaluate(() => {
      (window as Slow).held = [];
    });
  }

  /** What was held back arrives. */
  async letGo(): Promise<void> {
    await this.page.evaluate(() => {
      const page = window as Slow;
      const held = page.held ?? [];
      page.held = undefined;
      for (const go of held) go();
    });
  }

  /** Goes to an address of the server, or of another one if it is named whole. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.server).href);
  }

  /** Goes to another address by a link inside the page, which is not loaded anew; from elsewhere, as by `open`. */
  async walk(path: string): Promise<void> {
    const to = new URL(path, this.server);
    if (new URL(this.page.url()).origin !== to.origin) return this.open(path);
    const before = await this.page.$('[data-testid="banner"]');
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, to.href);
    await before?.waitForElementState('hidden');
  }

  /** Follows a link to a table as somebody who was never here: asked for a name, and given a seat. */
  async follow(code: string): Promise<void> {
    await this.open(`/t/${code}`);
    await this.gate.takeSeat(this.name);
  }

  /** Whether these bytes came in over the wire as they are. */
  hasReceived(text: string): boolean {
    return this.received.some((frame) => frame.includes(text));
  }
}
