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

  down(...points: Point[]): Promise<void> {
    return this.send('touchStart', points);
  }

  async move(from: Point[], ends: Point[], steps = 6): Promise<void> {
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const points = from.map((p, k) => ({ x: p.x + ((ends[k] as Point).x - p.x) * t, y: p.y + ((ends[k] as Point).y - p.y) * t }));
      await this.send('touchMove', points);
    }
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  /** Cancels the touches, as the system does for a call or a gesture of its own. */
  cancel(): Promise<void> {
    return this.send('touchCancel', []);
  }

  async tap(point: Point): Promise<void> {
    await this.down(point);
    await this.up();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  }
}
