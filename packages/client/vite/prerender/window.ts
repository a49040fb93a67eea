/** As much of a browser's window as the page's modules ask for while they are rendered to a string. */
export const standInWindow = (): void => {
  const documentElement = { dataset: {}, style: { setProperty: () => undefined }, querySelector: () => null, lang: '' };
  const document = { documentElement, querySelector: () => null, adoptedStyleSheets: [] };
  const CSSStyleSheet = class {
    replaceSync() {}
  };
  // Pixi, which tables bring along, asks for the browser's name.
  const navigator = { userAgent: '', languages: [], onLine: true };
  Object.assign(globalThis, {
    document,
    navigator,
    CSSStyleSheet,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
};

/** Moves the window to an address. */
export const goTo = (path: string): void => void Object.assign(globalThis, { location: new URL(path, 'http://localhost') });
