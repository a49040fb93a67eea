import { Screen } from './screen.js';

/** A game that is over, played back. */
export class ReplayPage extends Screen {
  /** The moment that is shown. */
  async moment(): Promise<number> {
    return Number(await this.part('timeline').getAttribute('data-moment'));
  }

  /** Waits until this moment is shown. */
  async at(moment: number): Promise<void> {
    await this.see('timeline', { moment });
  }

  /** The last moment there is. */
  async length(): Promise<number> {
    return Number(await this.part('replay-range').getAttribute('max'));
  }

  /** Waits until a moment after this one is shown. */
  async passed(moment: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('[data-testid="timeline"]')?.dataset.moment) > before,
      moment,
    );
  }

  /** Keeps the file that is offered. @returns where it lies */
  async download(): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press('replay-download')]);
    return file.path();
  }
}
