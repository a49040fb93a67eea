import type { Page } from 'playwright-core';

export interface Misfits {
  wide: string[];
  cut: string[];
  /** Smaller than 12 px. */
  tiny: string[];
  /** Controls under 44 px. Links inside a sentence are as high as the sentence. */
  small: string[];
}

/** Checks everything visible, but not the table itself, which has a camera. */
export async function misfits(page: Page): Promise<Misfits> {
  // tsx wraps functions in a helper that the page lacks.
  await page.evaluate('globalThis.__name ??= (it) => it');
  return page.evaluate(() => {
    const FINGER = 43.5;
    const found = { wide: new Set<string>(), cut: new Set<string>(), tiny: new Set<string>(), small: new Set<string>() };
    const known = (element: Element) => {
      const { testid } = (element.closest<HTMLElement>('[data-testid]') ?? (element as HTMLElement)).dataset;
      return `${testid ?? element.className}: ${(element.textContent ?? '').trim().slice(0, 40)}`;
    };
    // Text for screen readers only, however hidden.
    const clippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || clippedAway(element.parentElement));
    // Hand and actions are sunk then.
    const isStaged = document.querySelector('[data-testid="stage"]') !== null;
    const unseen = (element: Element) =>
      (isStaged && element.closest('[data-inset="bottom"]') !== null) ||
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

    /** True if an edge cuts these words off, up to the first scrolling box. */
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
      // Line clamps are intended: a tap shows the rest.
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
