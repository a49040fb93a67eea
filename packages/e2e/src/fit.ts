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

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || unseen(holder)) continue;
      const style = getComputedStyle(holder);
      if (Number.parseFloat(style.fontSize) < 11.9 && Number.parseFloat(style.fontSize) > 0) found.tiny.add(known(holder));
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      // So many lines are all that is meant to be there; a tap shows the rest.
      if (style.webkitLineClamp !== 'none') continue;
      let scrolls = false;
      for (let box: Element | null = holder; box && !scrolls; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const sideways = words.right > edge.right + 2 || words.left < edge.left - 2;
        const upright = words.bottom > edge.bottom + 4 || words.top < edge.top - 4;
        if (/hidden|clip/.test(overflowX) && sideways) found.cut.add(known(holder));
        if (/hidden|clip/.test(overflowY) && upright && !/auto|scroll/.test(overflowX)) found.cut.add(known(holder));
        scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
        if (position === 'fixed') break;
      }
      if (!scrolls && (words.right > innerWidth + 2 || words.left < -2)) found.cut.add(known(holder));
    }

    for (const control of Array.from(document.querySelectorAll<HTMLElement>('button, a[href], select, input, textarea, summary'))) {
      if (unseen(control)) continue;
      if (inSentence(control)) continue;
      // A choice is pressed on its label.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= FINGER && height >= FINGER)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width: w, height: h } = target.getBoundingClientRect();
      const [x, y] = [left + w / 2, top + h / 2];
      const hits = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + dx, y + dy));
      const wide = w >= FINGER || (hits(-21, 0) && hits(21, 0));
      const high = h >= FINGER || (hits(0, -21) && hits(0, 21));
      if (hits(0, 0) && !(wide && high)) found.small.add(`${known(control)} (${Math.round(w)}×${Math.round(h)})`);
    }
    return { wide: [...found.wide], cut: [...found.cut], tiny: [...found.tiny], small: [...found.small] };
  });
}
