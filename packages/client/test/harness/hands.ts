import { screen, waitFor } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';

// What browsers have and this document does not.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
// What keeps the focus in a dialog asks what can be seen of it.
Object.assign(Element.prototype, { getClientRects: () => [{}] });

/** More stops than any of these pages has. */
const STOPS = 200;

/** What bears this test id now, the first where several do. */
const found = (testid: string) => screen.getAllByTestId(testid)[0] as HTMLElement;

/** Two ways to use what bears a test id: with a finger alone, and with the keyboard alone. */
const BOTH: Readonly<Record<string, (hand: UserEvent, testid: string) => Promise<void>>> = {
  'a finger': (hand, testid) => hand.pointer([{ keys: '[TouchA]', target: found(testid) }]),
  'the keyboard': async (hand, testid) => {
    // A group of radio buttons is one stop, and so are tabs: the arrows go on from there.
    const inGroup = () => {
      const [target, { activeElement }] = [found(testid), document];
      if (target instanceof HTMLInputElement && target.type === 'radio')
        return activeElement instanceof HTMLInputElement && activeElement.name === target.name;
      return target.closest('[role="tablist"]')?.contains(activeElement) ?? false;
    };
    const isThere = () => document.activeElement === found(testid);
    for (let stops = 0; !isThere() && !inGroup(); stops += 1) {
      if (stops === STOPS) throw new Error(`Tab does not come to ${testid}`);
      const { activeElement } = document;
      await hand.tab();
      // Where something has the focus that has just stopped being able to, browsers go on from it; this document stays there.
      if (document.activeElement === activeElement && activeElement instanceof HTMLElement) activeElement.tabIndex = -1;
    }
    const isTab = found(testid).getAttribute('role') === 'tab';
    for (let steps = 0; !isThere() && steps < STOPS; steps += 1) {
      const { activeElement } = document;
      await hand.keyboard(isTab ? '{ArrowRight}' : '{ArrowDown}');
      await waitFor(() => expect(document.activeElement).not.toBe(activeElement));
    }
    const target = found(testid);
    if (target.tagName === 'SUMMARY') target.click();
    else if (target instanceof HTMLInputElement && target.type === 'checkbox') await hand.keyboard(' ');
    else if (target instanceof HTMLButtonElement) await hand.keyboard('{Enter}');
  },
};

/** The ways that are tried: the harder one in each run, both in a thorough one. */
export const HANDS = process.env.THOROUGH ? BOTH : { 'the keyboard': BOTH['the keyboard'] as (typeof BOTH)[string] };
