/** Several people at one table, each with the whole page of a game, in a document without a picture: the rules step it. */
import type { PlayerId } from '@illuminice/rules';
import { classic, type GameEvent, type Intent, type State, step, type View, viewFor } from '@illuminice/rules/classic';
import { type Signal, signal } from '@preact/signals';
import { act, configure, fireEvent, render, waitFor } from '@testing-library/preact';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { lateParts } from '../../../src/games/classic/panels/side-panel';
import { deals } from '../../../src/games/classic/trade/deals-later';
import ui, { Drawer as LazyDrawer, Preview as LazyPreview, Stage } from '../../../src/games/classic/ui';
import { offlineLink } from '../../../src/net/offline-link';
import { prefs } from '../../../src/prefs/prefs';
import { Game } from '../../../src/screens/table/game';
import type { GameUi } from '../../../src/table/game-ui';
import { lazyPart } from '../../../src/ui/lazy-part';
import { speak } from './panel';
import { gameOf } from './table';

// A document paints nothing: the page waits for its picture for ever, as on a machine that cannot draw.
jest.mock('../../../src/board/index', () => ({ createBoard: () => new Promise(() => undefined) }));

// A document does not scroll either.
Element.prototype.scrollTo = () => undefined;
// What was not found is said in a line; several pages in full would hide it. A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

/** Words and later parts, once for a file; scenes show their results at once. */
export async function gather(): Promise<void> {
  await speak();
  await Promise.all([...lateParts, deals, ...[LazyDrawer, LazyPreview, Stage].map(({ part }) => part)].map((part) => part.load()));
  prefs.speed.value = 0;
}

type Marks = Record<string, string | number>;

/** How something being put together is let go of. */
type How = 'cross' | 'button';

/** How far the pointer has come, px. */
let moved = 0;

/** Somebody at the table: what they see and do, by test ids. */
export class Person {
  private readonly hand: UserEvent = userEvent.setup({ pointerEventsCheck: 0 });
  /** All that came to them: views and events, as they would travel. */
  readonly received: string[] = [];

  constructor(
    readonly id: PlayerId,
    readonly page: HTMLElement,
  ) {}

  /** What bears this test id, and these data attributes. */
  all(testid: string, state: Marks = {}): HTMLElement[] {
    const more = Object.entries(state).map(([name, value]) => `[data-${name}="${value}"]`);
    return [...this.page.querySelectorAll<HTMLElement>(`[data-testid="${testid}"]${more.join('')}`)];
  }

  part(testid: string, state?: Marks): Promise<HTMLElement> {
    return waitFor(() => {
      const [one] = this.all(testid, state);
      if (!one) throw new Error(`${this.id} sees no ${testid} ${JSON.stringify(state ?? {})}`);
      return one;
    });
  }

  async see(testid: string, state?: Marks): Promise<void> {
    await this.part(testid, state);
  }

  async gone(testid: string): Promise<void> {
    await waitFor(() => expect([this.id, ...this.all(testid).map(() => testid)]).toEqual([this.id]));
  }

  async read(testid: string, words: RegExp): Promise<void> {
    await waitFor(() => expect(this.all(testid).map((one) => one.textContent)).toContainEqual(expect.stringMatching(words)));
  }

  /** Clicks it, once it can be used. */
  async press(testid: string): Promise<void> {
    const target = await waitFor(() => {
      const free = this.all(testid).find((one) => one.getAttribute('aria-disabled') !== 'true');
      if (!free) throw new Error(`${this.id} cannot use ${testid}`);
      return free;
    });
    await this.hand.click(target);
  }

  async take(testid: string): Promise<void> {
    const box = await this.part(testid);
    if (!(box as HTMLInputElement).checked) await this.hand.click(box);
    await waitFor(() => expect(this.all(testid)).toContainEqual(expect.objectContaining({ checked: true })));
  }

  async fill(testid: string, words: string): Promise<void> {
    fireEvent.input(await this.part(testid), { target: { value: words } });
  }

  /** The words with which a control says why it can't be used now. */
  async whyNot(testid: string): Promise<string> {
    const control = await this.part(testid, {});
    await waitFor(() => expect([testid, this.all(testid)[0]?.getAttribute('aria-disabled')]).toEqual([testid, 'true']));
    // The pointer comes from elsewhere: one that stands where it pressed points at nothing.
    moved += 50;
    await this.hand.pointer({ target: control, coords: { clientX: moved, clientY: moved } });
    const words = await waitFor(() => {
      const said = [...document.querySelectorAll('[role="tooltip"]')]
        .map(({ textContent }) => textContent ?? '')
        .find((text) => /\S/.test(text));
      if (!said) throw new Error(`${testid} says no reason`);
      return said;
    });
    await this.hand.unhover(control);
    return words.trim();
  }

  /** Does what a click on a card does where it is told in words. */
  async pick(card: string): Promise<void> {
    await this.hand.click(await this.part(`card-${card}`));
  }

  async ownedBy(card: string, owner: string): Promise<void> {
    await this.part(`card-${card}`, { owner });
  }

  async moneyOn(card: string, money: number): Promise<void> {
    await this.part(`card-${card}`, { money });
  }

  async holds(card: string, there = true): Promise<void> {
    await (there ? this.see(`hand-${card}`) : this.gone(`hand-${card}`));
  }

  /** Waits until these words stand at the card, where the table is told in words. */
  async tells(card: string, words: RegExp): Promise<void> {
    await this.read(`card-${card}`, words);
  }

  /** Says done to whatever is asked until this can be used. */
  async answerUntil(goal: string): Promise<void> {
    const usable = (testid: string) => this.all(testid).find((one) => one.getAttribute('aria-disabled') !== 'true');
    for (;;) {
      await waitFor(() => expect(usable(goal) ?? usable('done')).toBeTruthy());
      if (usable(goal)) return;
      await this.press('done');
    }
  }

  /** Shows every line of the reckoning. */
  async unfoldLedger(): Promise<void> {
    const ledger = await this.part('ledger');
    for (;;) {
      const folded = ledger.querySelector('button[aria-expanded="false"]');
      if (!folded) return;
      await this.hand.click(folded);
    }
  }

  async cancelDraft(panel: string, how: How = 'cross'): Promise<void> {
    await this.see(panel);
    await this.press(how === 'cross' ? 'draft-cancel' : 'draft-back');
    await this.gone(panel);
  }

  /** Picks attacker and target; the composer shows what it would need. */
  async composeAttack(attacker: string, target: string, needs: number): Promise<void> {
    await this.press('action-attack');
    await this.see('attack-composer');
    await this.pick(attacker);
    await this.see('attack-attacker');
    await this.pick(target);
    await this.see('odds', { needs });
  }

  async attack(attacker: string, target: string, needs: number): Promise<void> {
    await this.composeAttack(attacker, target, needs);
    await this.press('attack-announce');
    await this.see('attack-panel');
  }

  /** Begins, chooses, lets go, finds it still in the hand, begins and chooses again, and locks it in. */
  async playSpecial(card: string, by: { panel?: string; choose?: () => Promise<void>; how?: How; confirm?: string } = {}): Promise<void> {
    const { panel = 'pick-panel', how, confirm = 'special-confirm' } = by;
    await this.press(`play-${card}`);
    await by.choose?.();
    await this.cancelDraft(panel, how);
    await this.holds(card);
    await this.press(`play-${card}`);
    await by.choose?.();
    await this.press(confirm);
    await this.holds(card, false);
  }

  /** Hangs the captive on an arrow, passes it nothing, and goes on. */
  async placeOn(onto: string, arrow: string): Promise<void> {
    await this.see('place-panel');
    await this.press(`place-${onto}-${arrow}`);
    await this.press('place-confirm');
    await this.see('settle-panel');
    await this.press('done');
    await this.gone('settle-panel');
  }

  async turnOf(place: number, phase = 'actions'): Promise<void> {
    await this.see('banner', { turn: place, phase });
  }

  /** Takes a Special of the hand up, to read it large. */
  async takeUp(card: string): Promise<void> {
    const face = (await this.part(`hand-${card}`)).querySelector('[data-testid="hand-face"]');
    if (!face) throw new Error(`${card} shows no face`);
    await this.hand.click(face);
    await this.see('close-up', { card });
  }

  hasReceived(text: string): boolean {
    return this.received.some((message) => message.includes(text));
  }
}

/** Two at least. */
export type Company = [Person, Person, ...Person[]];

const NEVER_ENDS = lazyPart(() => new Promise<never>(() => undefined));

/** Seats the players of a scenario at one table, in their order. */
export function sit(scenario: object): Company {
  const state: State = gameOf(scenario);
  const { seats, ruleset, options } = state.board;
  const pages = seats.map(({ player }) => {
    // The rules go on changing the state.
    const seen = (): View => JSON.parse(JSON.stringify(viewFor(state, player))) as View;
    const view: Signal<View> = signal(seen());
    const { link, tell } = offlineLink({
      title: 'ABCDEF',
      player,
      view,
      rules: { ruleset, options },
      seats: seats.map((seat, colour) => ({ player: seat.player, name: seat.player, colour, computer: false })),
    });
    const page = document.createElement('div');
    document.body.append(page);
    const person = new Person(player, page);
    person.received.push(JSON.stringify(view.value));
    const hear = (events: readonly GameEvent[]) => {
      view.value = seen();
      const told = classic.eventsFor(events, player);
      person.received.push(JSON.stringify([view.value, told]));
      tell(told);
    };
    link.play = async (intent) => {
      const result = step(state, player, intent as Intent);
      if (!result.ok) return { ok: false, refusal: { ...result.refusal, text: JSON.stringify(result.refusal) } };
      for (const one of pages) one.hear(result.events);
      return { ok: true };
    };
    return { person, page, link, hear };
  });
  void act(() => {
    for (const { page, link } of pages) render(<Game link={link} game={ui as unknown as GameUi} end={NEVER_ENDS} />, { container: page });
  });
  return pages.map(({ person }) => person) as Company;
}
