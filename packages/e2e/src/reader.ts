import type { Guest } from './guest.js';

/** What a page shows its player: the panel of the moment in words, and what can be pressed. */
export interface Sight {
  readonly words: string;
  /** Test ids of the buttons that can be pressed, in the order of the page. */
  readonly buttons: readonly string[];
  /** Chips of the blanks that are still open. */
  readonly open: readonly string[];
  readonly isOver: boolean;
}

/** A question in which a rival's Plot is answered, as the page put it. */
export interface Question {
  readonly by: string;
  readonly words: string;
  readonly card: string;
  readonly effect: string;
  readonly answers: readonly string[];
}

/** One decision: what stood on the page, and what was pressed. */
export interface Decision {
  readonly who: string;
  readonly words: string;
  readonly pressed: string;
}

/** Buttons that lead on, by priority; after them whatever a list offers. */
const ON = ['attack-roll', 'attack-announce', 'sentence-send', 'claim-send', 'claim-basic'];
const STEPS = ['action-drawAll', 'action-ready', 'action-knock'];

/** A person who takes every decision from what their page shows, and notes it. */
export class Reader {
  readonly decisions: Decision[] = [];
  readonly questions: Question[] = [];
  /** What was begun in this turn: each thing once. */
  private readonly begun = new Set<string>();
  private turn = '';
  /** Presses since something was sent: a composer that leads nowhere is left. */
  private inVain = 0;

  /** @param attacks whether they attack in their turns; who does not keeps tokens for answers */
  constructor(
    readonly guest: Guest,
    private readonly attacks: boolean,
  ) {}

  private async look(): Promise<Sight> {
    const { page } = this.guest;
    const [words = ''] = await page.locator('[data-testid="side-top"]').allInnerTexts();
    const seen = await page.evaluate(() => {
      const all = Array.from(document.querySelectorAll<HTMLElement>('button[data-testid]'));
      const can = all.filter(
        (button) =>
          button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled') && button.getClientRects().length > 0,
      );
      const open = can.filter(
        (button) =>
          button.closest('[data-testid^="blank-"]') && button.getAttribute('aria-pressed') !== 'true' && !button.closest('details'),
      );
      return {
        buttons: can.map((button) => button.dataset.testid ?? ''),
        open: open.map((button) => button.dataset.testid ?? ''),
        isOver: document.querySelector('[data-testid="end"]') !== null,
      };
    });
    return { words, ...seen };
  }

  /** The question about a rival's Plot, as far as the page shows one. */
  private async question(): Promise<Omit<Question, 'by'> | null> {
    const panel = this.guest.page.locator('[data-testid="window-playing"]');
    const [words] = await panel.allInnerTexts();
    if (words === undefined) return null;
    const [card = ''] = await panel.locator('[data-testid="asked-card"]').allInnerTexts();
    const [effect = ''] = await panel.locator('[data-testid="if-nobody"]').allInnerTexts();
    return { words, card, effect, answers: await panel.locator('[data-testid="useful-answers"] button').allInnerTexts() };
  }

  private choose({ buttons, open }: Sight): string | null {
    const has = (testid: string) => buttons.includes(testid);
    const starting = (prefix: string) => buttons.find((button) => button.startsWith(prefix));
    if (this.inVain > 12) {
      this.inVain = 0;
      const leave = ['attack-cancel', 'draft-cancel', 'draft-back', 'done'].find(has);
      if (leave !== undefined) return leave;
    }
    const on = ON.find(has);
    if (on !== undefined) return on;
    const limit = starting('return-') ?? starting('decline-');
    if (limit !== undefined) return limit;
    const best = has('attack-cancel') ? (starting('best-') ?? open[0] ?? 'attack-cancel') : null;
    if (best !== null) return best;
    if (open[0] !== undefined) return open[0];
    if (has('done')) return this.answer(buttons) ?? 'done';
    return this.ownTurn(buttons);
  }

  /** An answer to a question by a Plot that fits it, once in a turn. */
  private answer(buttons: readonly string[]): string | null {
    const plot = buttons.find((button) => button.startsWith('now-'));
    return plot !== undefined && this.first(plot) ? plot : null;
  }

  private ownTurn(buttons: readonly string[]): string | null {
    const plot = buttons.includes('action-knock') ? buttons.find((button) => button.startsWith('now-')) : undefined;
    if (plot !== undefined && this.attacks && this.first('plot')) return plot;
    if (this.attacks && buttons.includes('action-attack') && this.first('attack')) return 'action-attack';
    return STEPS.find((step) => buttons.includes(step)) ?? null;
  }

  private first(what: string): boolean {
    if (this.begun.has(what)) return false;
    this.begun.add(what);
    return true;
  }

  /** Takes one decision if the page asks for one. @returns whether the game is over */
  async act(turn: string): Promise<boolean> {
    if (turn !== this.turn) this.begun.clear();
    this.turn = turn;
    const sight = await this.look();
    if (sight.isOver) return true;
    const asked = sight.buttons.includes('done') ? await this.question() : null;
    if (asked && this.questions.at(-1)?.words !== asked.words) this.questions.push({ by: this.guest.name, ...asked });
    const testid = this.choose(sight);
    if (testid === null) return false;
    this.inVain += 1;
    const button = this.guest.page.locator(`button[data-testid="${testid}"]:not([aria-disabled="true"])`).first();
    const isPressed = await button.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) return false;
    if (testid === 'sentence-send' || testid === 'done' || testid === 'attack-announce') this.inVain = 0;
    this.decisions.push({ who: this.guest.name, words: sight.words, pressed: testid });
    return false;
  }
}
