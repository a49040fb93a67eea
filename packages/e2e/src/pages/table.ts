import { Screen } from './screen.js';

/** Camera on the screen: middle in px, zoom, quarter turns clockwise. */
export interface CameraState {
  x: number;
  y: number;
  zoom: number;
  quarters: number;
}

interface SceneElement extends HTMLElement {
  scene: {
    cardRect(card: string): DOMRect | null;
    settled(): Promise<void>;
    side(card: string): 'back' | 'face' | null;
    camera: { state: CameraState };
  };
}

/** A free point of the table, in px. */
const BESIDE = [14, 600] as const;

export class TablePage extends Screen {
  async clickCard(card: string): Promise<void> {
    const { x, y } = await this.whereIs(card);
    await this.page.mouse.click(x, y);
  }

  /** Middle and width of a card, in px, once the table is at rest. */
  async whereIs(card: string): Promise<{ x: number; y: number; width: number }> {
    await this.gone('stage');
    await this.settled();
    const place = await this.page.evaluate((id) => {
      const rect = document.querySelector<SceneElement>('[data-testid="scene"]')?.scene.cardRect(id);
      return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width } : null;
    }, card);
    if (!place) throw new Error(`${card} does not lie on the table`);
    return place;
  }

  /** Clicks a card in the text list, which is the same on every screen. */
  async pick(card: string): Promise<void> {
    await this.part(`card-${card}`).first().dispatchEvent('click');
  }

  /** Takes a face-down Illuminati by keys: on a phone the list is hidden until focused. */
  async takeIlluminati(slot: number): Promise<void> {
    await this.canUse(`slot-${slot}`);
    await this.part(`slot-${slot}`).press('Enter');
  }

  /** Plays a Special from the list of fitting ones, which a phone folds. */
  async playNow(card: string): Promise<void> {
    const unfolds = this.part('specials-open');
    await this.part(`now-${card}`).or(unfolds).first().waitFor();
    if (await unfolds.isVisible()) await unfolds.click();
    await this.press(`now-${card}`);
  }

  /** A visible point of the table without cards. */
  async felt(cards: readonly string[]): Promise<{ x: number; y: number }> {
    await this.gone('stage');
    await this.settled();
    const place = await this.page.evaluate((ids) => {
      const host = document.querySelector<SceneElement>('[data-testid="scene"]') as SceneElement;
      const rects = ids.map((id) => host.scene.cardRect(id));
      const free = (x: number, y: number) =>
        document.elementFromPoint(x, y) === host.querySelector('canvas') &&
        !rects.some((r) => r && x > r.left - 20 && x < r.right + 20 && y > r.top - 20 && y < r.bottom + 20);
      for (let y = 20; y < innerHeight; y += 12) for (let x = 20; x < innerWidth - 20; x += 12) if (free(x, y)) return { x, y };
      return null;
    }, cards);
    if (!place) throw new Error('the table is full');
    return place;
  }

  /** Waits until nothing on the table moves. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => Boolean(document.querySelector<SceneElement>('[data-testid="scene"]')?.scene));
    await this.page.evaluate(() => document.querySelector<SceneElement>('[data-testid="scene"]')?.scene.settled());
  }

  /** Sides of a card shown from now until it lies face up. */
  sidesShown(card: string): Promise<string[]> {
    return this.page.evaluate(
      (id) =>
        new Promise<string[]>((shown) => {
          const seen: string[] = [];
          const look = (): void => {
            const side = document.querySelector<SceneElement>('[data-testid="scene"]')?.scene.side(id);
            if (side && seen.at(-1) !== side) seen.push(side);
            if (side === 'face') shown(seen);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      card,
    );
  }

  /** Counts the distinct places of a card from now until it rests on the table. */
  placesShown(card: string): Promise<number> {
    return this.page.evaluate(
      (id) =>
        new Promise<number>((shown) => {
          const places = new Set<string>();
          const { scene } = document.querySelector<SceneElement>('[data-testid="scene"]') as SceneElement;
          const look = (): void => {
            const rect = scene.cardRect(id);
            if (rect && places.size === 0) void scene.settled().then(() => shown(places.size));
            if (rect) places.add(`${Math.round(rect.x)} ${Math.round(rect.y)}`);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      card,
    );
  }

  async camera(): Promise<CameraState> {
    await this.settled();
    return this.page.evaluate(() => {
      const { x, y, zoom, quarters } = (document.querySelector('[data-testid="scene"]') as SceneElement).scene.camera.state;
      return { x, y, zoom, quarters };
    });
  }

  /** Waits for this seat's turn (from 0), in this phase. */
  async turnOf(place: number, phase = 'actions'): Promise<void> {
    await this.see('banner', { turn: place, phase });
  }

  async skipOpening(): Promise<void> {
    await this.see('stage');
    await this.page.waitForFunction(() => {
      const skip = document.querySelector<HTMLElement>('[data-testid="stage-skip"]');
      skip?.click();
      return skip === null;
    });
  }

  /** Opens the menu by key, once nothing covers the table. */
  async openMenu(): Promise<void> {
    await this.see('banner');
    await this.gone('stage');
    await this.page.keyboard.press('Escape');
    await this.see('menu');
  }

  async turnNumber(): Promise<number> {
    const words = await this.part('top-code').textContent();
    return Number(/(\d+)$/.exec(words ?? '')?.[1]);
  }

  async secondsRun(): Promise<void> {
    await this.see('countdown');
    const left = Number(await this.part('countdown').getAttribute('data-left'));
    await this.page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('[data-testid="countdown"]')?.dataset.left;
      return now !== undefined && Number(now) < before;
    }, left);
  }

  /** Answers `done`, and presses `others`, until this button is usable. */
  async answerUntil(goal: string, ...others: string[]): Promise<void> {
    const usable = (testid: string) => this.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`);
    const answers = others.map(usable).reduce((all, answer) => all.or(answer), usable('done'));
    for (;;) {
      await usable(goal).or(answers).first().waitFor();
      if (await usable(goal).isVisible()) return;
      // Somebody else may have ended the question before the click.
      await answers
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
    }
  }

  async propose(what: string): Promise<void> {
    await this.press('menu-open');
    await this.press('menu-votes');
    await this.press(what.startsWith('heir-') ? what : `propose-${what}`);
    if (what.startsWith('heir-')) await this.page.keyboard.press('Escape');
  }

  /** Waits for a card's owner (empty: nobody). */
  async ownedBy(card: string, player: string): Promise<void> {
    await this.part(`card-${card}`, { owner: player }).first().waitFor({ state: 'attached' });
  }

  async hangsOn(card: string, onto: string): Promise<void> {
    const branch = this.page.locator('li').filter({ has: this.page.locator(`xpath=./*[@data-testid="card-${onto}"]`) });
    await branch.locator(`xpath=./ul/li/*[@data-testid="card-${card}"]`).waitFor({ state: 'attached' });
  }

  async moneyOn(card: string, amount: number): Promise<void> {
    await this.part(`card-${card}`, { money: amount }).first().waitFor({ state: 'attached' });
  }

  async composeAttack(attacker: string, target: string, needs: number): Promise<void> {
    await this.press('action-attack');
    await this.see('attack-composer');
    await this.clickCard(attacker);
    await this.see('attack-attacker');
    await this.clickCard(target);
    await this.see('odds', { needs });
  }

  async attack(attacker: string, target: string, needs: number): Promise<void> {
    await this.composeAttack(attacker, target, needs);
    await this.press('attack-announce');
    await this.see('attack-panel');
  }

  /** Attaches the captive to an arrow, without money. */
  async placeOn(onto: string, arrow: string): Promise<void> {
    await this.see('place-panel');
    await this.part(`place-${onto}-${arrow}`).first().click();
    await this.press('place-confirm');
    await this.see('settle-panel');
    await this.press('done');
    await this.gone('settle-panel');
  }

  /** Cancels a draft in one of four ways; waits until its panel is gone. */
  async cancelDraft(panel: string, means: 'escape' | 'cross' | 'button' | 'away'): Promise<void> {
    await this.see(panel);
    if (means === 'escape') await this.page.keyboard.press('Escape');
    else if (means === 'away') await this.page.mouse.click(...BESIDE);
    else await this.press(means === 'cross' ? 'draft-cancel' : 'draft-back');
    await this.gone(panel);
  }

  async holds(card: string, there = true): Promise<void> {
    await this.part(`hand-${card}`).waitFor({ state: there ? 'attached' : 'detached' });
  }

  async takeUp(card: string): Promise<void> {
    await this.part(`hand-${card}`).locator('[data-testid="hand-face"]').click();
    await this.see('close-up', { card });
  }

  /** Plays a Special by clicks: begins, chooses, cancels, finds it still in the hand, and repeats to the end. */
  async playSpecial(
    card: string,
    by: { panel?: string; choose?: () => Promise<void>; how?: 'escape' | 'cross' | 'button' | 'away'; confirm?: string } = {},
  ): Promise<void> {
    const { panel = 'pick-panel', how: means = 'escape', confirm = 'special-confirm' } = by;
    await this.press(`play-${card}`);
    await by.choose?.();
    await this.cancelDraft(panel, means);
    await this.holds(card);
    await this.press(`play-${card}`);
    await by.choose?.();
    await this.press(confirm);
    await this.holds(card, false);
  }

  /** Distance of a part's middle from a point, px. */
  async distanceFrom(testid: string, { x, y }: { x: number; y: number }): Promise<number> {
    const middle = await this.middleOf(testid);
    return Math.hypot(middle.x - x, middle.y - y);
  }

  async unfoldLedger(): Promise<void> {
    await this.see('ledger');
    const folded = this.part('ledger').locator('button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
  }
}
