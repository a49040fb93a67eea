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

/** Longest wait for a state, in ms: three pages share a processor that also renders. */
const PATIENCE = 30_000;

/** As large as the page needs to show everything; rendering is in software. */
const SIZE = { width: 1280, height: 800 };

const PREFS = 'illuminice.prefs';

/** Narrower screens are touch screens by default, px. */
const PHONE = 860;

export interface Size {
  width: number;
  height: number;
  touch?: boolean;
  /** Device pixels per CSS pixel; by default a quarter, which paints a sixteenth with the same layout. */
  pixelRatio?: number;
}

interface Arrival {
  readonly size?: Size;
  readonly newcomer?: boolean;
}

type Slow = Window & { held?: (() => void)[] | undefined };

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
  readonly errors: string[] = [];
  readonly received: Buffer[] = [];
  /** True if the page is loaded, at home and unused. */
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
        const stored = localStorage.getItem(key);
        localStorage.setItem(key, stored ?? JSON.stringify({ version: 1, hints: false }));
        // Questions answered so far: a newcomer's first ones get more time.
        localStorage.setItem('illuminice.asked', '9');
      }, PREFS);
    }
    return new Guest(name, await context.newPage(), server, size);
  }

  forget(): void {
    this.errors.length = 0;
    this.received.length = 0;
  }

  /** Returns home without a reload, with empty storage, like a new visitor. */
  async startOver(): Promise<void> {
    // A dialog stays open across pages.
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

  async prefer(prefs: object): Promise<void> {
    await this.page.evaluate(
      ([key, newValue]) => {
        localStorage.setItem(key as string, newValue as string);
        dispatchEvent(new StorageEvent('storage', { key: key as string, newValue: newValue as string }));
      },
      [PREFS, JSON.stringify({ version: 1, ...prefs })],
    );
  }

  async holdBack(): Promise<void> {
    await this.page.evaluate(() => {
      const page = window as Slow;
      const send = WebSocket.prototype.send;
      if (!page.held) {
        WebSocket.prototype.send = function (data) {
          // The library re-uses its buffer.
          const own = data instanceof Uint8Array ? data.slice() : data;
          if (page.held) page.held.push(() => send.call(this, own));
          else send.call(this, own);
        };
      }
      page.held = [];
    });
  }

  async releaseFrames(): Promise<void> {
    await this.page.evaluate(() => {
      const page = window as Slow;
      const held = page.held ?? [];
      page.held = undefined;
      for (const go of held) go();
    });
  }

  /** Opens a path of the server, or a whole address; without a reload if the page is waiting. */
  async open(path: string): Promise<void> {
    if (this.isWaiting && path.startsWith('/')) return this.walk(path);
    await this.page.goto(new URL(path, this.server).href);
  }

  async walk(path: string): Promise<void> {
    this.isWaiting = false;
    const target = new URL(path, this.server);
    if (new URL(this.page.url()).origin !== target.origin) return this.open(path);
    const before = await this.page.$('[data-testid="banner"]');
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, target.href);
    await before?.waitForElementState('hidden');
  }

  /** Follows a table's link like a new visitor: gives a name and takes a seat. */
  async follow(code: string): Promise<void> {
    await this.open(`/t/${code}`);
    await this.gate.takeSeat(this.name);
  }

  hasReceived(text: string): boolean {
    return this.received.some((frame) => frame.includes(text));
  }
}
