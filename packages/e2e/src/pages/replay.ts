import { Screen } from './screen.js';

export class ReplayPage extends Screen {
  async moment(): Promise<number> {
    return Number(await this.part('timeline').getAttribute('data-moment'));
  }

  async at(moment: number): Promise<void> {
    await this.see('timeline', { moment });
  }

  async length(): Promise<number> {
    return Number(await this.part('replay-range').getAttribute('max'));
  }

  async passed(moment: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('[data-testid="timeline"]')?.dataset.moment) > before,
      moment,
    );
  }

  /** Downloads the file. @returns its path */
  async download(): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press('replay-download')]);
    return file.path();
  }
}
