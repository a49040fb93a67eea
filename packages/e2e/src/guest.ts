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

/** Where the page keeps what somebody prefers. */
const PREFS = 'illuminice.prefs';

/** Narrower screens are touched unless said otherwise, px. */
const PHONE = 860;

/** A screen, px. */
export interface Size {
  width: number;
  height: number;
  touch?: boolean;
  /** Device pixels per CSS pixel; a quarter unless said otherwise: a sixteenth to paint, and everything at its place. */
  pixelRatio?: number;
}

/** Options of a guest. */
interface Arrival {
  readonly size?: Size;
  /** Hints are shown to this one; the others have read them all. */
  readonly newcomer?: boolean;
}

/** A page whose messages can be held back: those that wait. */
type Slow = Window & { held?: (() => void)[] | undefined };

/** Somebody with a browser of their own: no cookies, storage or cache shared with anyone else. */
export class Guest {
  readonly context: BrowserContext;
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
  /** The page is loaded, at home, and nothing was done in it yet. */
  private isWaiting = false;

  private constructor(
    readonly name: string,
    readonly page: Page,
    readonly server: string,
    private readonly size: Size,
  ) {
    this.context = page.context();
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

  /** Opens a browser context at the page. */
  static async arrive(browser: Browser, server: string, name: string, { size = SIZE, newcomer = false }: Arrival = {}): Promise<Guest> {
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch ?? size.width < PHONE,
      reducedMotion: 'reduce',
      deviceScaleFactor: size.pixelRatio ?? 0.25,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    if (!newcomer) {
      await context.addInitScript((key) => {
        // An empty page has no storage.
        if (!location.protocol.startsWith('http')) return;
        const kept = localStorage.getItem(key);
        localStorage.setItem(key, kept ?? JSON.stringify({ version: 1, hints: false }));
      }, PREFS);
    }
    return new Guest(name, await context.newPage(), server, size);
  }

  /** Forgets what came in and what went wrong before. */
  forget(): void {
    this.errors.length = 0;
    this.received.length = 0;
  }

  /** Goes home in the page as it is loaded, as somebody who was never here before: nothing is kept of what they did. */
  async startOver(): Promise<void> {
    // What lies over every page stays open from page to page.
    const isCovered = await this.page.locator('[role="dialog"][data-state="open"]').count();
    await (isCovered > 0 ? this.open('/') : this.walk('/'));
    await this.page.mouse.move(-9, -9);
    await this.page.setViewportSize(this.size);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.evaluate(() => {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage)) {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      }
    });
    await this.prefer({ hints: false });
    this.forget();
    this.isWaiting = true;
  }

  /** Keeps these preferences on the device, and tells the page, as a second window of the same browser would. */
  async prefer(prefs: object): Promise<void> {
    await this.page.evaluate(
      ([key, newValue]) => {
        localStorage.setItem(key as string, newValue as string);
        dispatchEvent(new StorageEvent('storage', { key: key as string, newValue: newValue as string }));
      },
      [PREFS, JSON.stringify({ version: 1, ...prefs })],
    );
  }

  /** What the page sends stays on its way. */
  async holdBack(): Promise<void> {
    await this.page.evaluate(() => {
      const page = window as Slow;
      const send = WebSocket.prototype.send;
      if (!page.held) {
        WebSocket.prototype.send = function (data) {
          // The library uses its buffer again for the next message.
          const own = data instanceof Uint8Array ? data.slice() : data;
          if (page.held) page.held.push(() => send.call(this, own));
          else send.call(this, own);
        };
      }
      page.held = [];
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

  /** Goes to an address of the server, or of another one if it is named whole. A page that is loaded and waits is not loaded anew. */
  async open(path: string): Promise<void> {
    if (this.isWaiting && path.startsWith('/')) return this.walk(path);
    await this.page.goto(new URL(path, this.server).href);
  }

  /** Goes to another address by a link inside the page, which is not loaded anew; from elsewhere, as by `open`. */
  async walk(path: string): Promise<void> {
    this.isWaiting = false;
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
