import type { CDPSession, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** Fingers on a touch screen, and where each of them is. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  down(...at: Point[]): Promise<void> {
    return this.send('touchStart', at);
  }

  async move(from: Point[], to: Point[], steps = 6): Promise<void> {
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const at = from.map((p, k) => ({ x: p.x + ((to[k] as Point).x - p.x) * t, y: p.y + ((to[k] as Point).y - p.y) * t }));
      await this.send('touchMove', at);
    }
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  /** Cancels the touches, as the system does for a call or a gesture of its own. */
  cancel(): Promise<void> {
    return this.send('touchCancel', []);
  }

  async tap(at: Point): Promise<void> {
    await this.down(at);
    await this.up();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });
  }
}
