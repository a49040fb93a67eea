import type { Page } from 'playwright-core';

/** What does not fit on a page as it is now, each with the words or the test id by which it is found. */
export interface Misfits {
  /** The page can be pushed sideways. */
  wide: string[];
  /** Words that an edge cuts off where nothing scrolls. */
  cut: string[];
  /** Words smaller than 12 px. */
  tiny: string[];
  /** Controls that a finger has less than 44 px for. Links inside a sentence are as high as the sentence. */
  small: string[];
}

/** Looks over everything that can be seen; what lies on the table itself has the camera. */
export async function misfits(page: Page): Promise<Misfits> {
  // Functions compiled by tsx, as those of the commands are, keep their names with a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= (it) => it');
  return page.evaluate(() => {
    const FINGER = 43.5;
    const found = { wide: new Set<string>(), cut: new Set<string>(), tiny: new Set<string>(), small: new Set<string>() };
    const known = (element: Element) => {
      const { testid } = (element.closest<HTMLElement>('[data-testid]') ?? (element as HTMLElement)).dataset;
      return `${testid ?? element.className}: ${(element.textContent ?? '').trim().slice(0, 40)}`;
    };
    // The way to say something to screen readers alone, by whichever rule it is done.
    const clippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || clippedAway(element.parentElement));
    const unseen = (element: Element) =>
      Boolean(element.closest('[data-testid="scene"], [hidden], [aria-hidden="true"], option')) ||
      clippedAway(element) ||
      !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

    const inSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      Array.from(element.parentElement?.childNodes ?? []).some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\w.,:]/.test(node.textContent ?? ''),
      );

    const page = document.scrollingElement as Element;
    if (page.scrollWidth > innerWidth + 1) found.wide.add(`the page is ${page.scrollWidth} px wide`);

    /** Whether an edge cuts these words off, up to the first box that scrolls. */
    const isCut = (holder: Element, words: DOMRect): boolean => {
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const sideways = words.right > edge.right + 2 || words.left < edge.left - 2;
        const upright = words.bottom > edge.bottom + 4 || words.top < edge.top - 4;
        if (/hidden|clip/.test(overflowX) && sideways) return true;
        if (/hidden|clip/.test(overflowY) && upright && !/auto|scroll/.test(overflowX)) return true;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
        if (position === 'fixed') break;
      }
      return words.right > innerWidth + 2 || words.left < -2;
    };

    const checkText = (node: Node): void => {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || unseen(holder)) return;
      const style = getComputedStyle(holder);
      if (Number.parseFloat(style.fontSize) < 11.9 && Number.parseFloat(style.fontSize) > 0) found.tiny.add(known(holder));
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      // A clamp of lines is meant: a tap shows the rest.
      if (words.width > 0 && style.webkitLineClamp === 'none' && isCut(holder, words)) found.cut.add(known(holder));
    };

    const checkControl = (control: HTMLElement): void => {
      if (unseen(control) || inSentence(control)) return;
      // A choice is pressed on its label.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= FINGER && height >= FINGER)) return;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width: w, height: h } = target.getBoundingClientRect();
      const [x, y] = [left + w / 2, top + h / 2];
      const hits = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + dx, y + dy));
      const wide = w >= FINGER || (hits(-21, 0) && hits(21, 0));
      const high = h >= FINGER || (hits(0, -21) && hits(0, 21));
      if (hits(0, 0) && !(wide && high)) found.small.add(`${known(control)} (${Math.round(w)}×${Math.round(h)})`);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) checkText(node);
    document.querySelectorAll<HTMLElement>('button, a[href], select, input, textarea, summary').forEach(checkControl);
    return { wide: [...found.wide], cut: [...found.cut], tiny: [...found.tiny], small: [...found.small] };
  });
}
