import { illuminatiLooks, type Look, type Looks, type PageColours, type PaletteName, type ThemeId } from '@illuminice/themes';

/** Looks that come with typefaces of their own are loaded when somebody chooses them. */
const LOOKS: Readonly<Record<ThemeId, () => Promise<Looks>>> = {
  illuminati: () => Promise.resolve(illuminatiLooks),
  champions: () => import('./champions').then(({ looks }) => looks),
};

/** CSS declarations of page colours, each a custom property: `panelTop` is `--panel-top`. */
const declarations = (colours: Partial<PageColours>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');

/**
 * The style sheet of a look: its page colours as custom properties.
 *
 * @param root selector of what shows the look; what stays dark in it on a light page carries `data-surface="dark"`
 */
export const colourSheet = ({ scheme, page, onDark }: Look, root = ':root'): string =>
  `${root} { color-scheme: ${scheme}; ${declarations(page)} }
${scheme === 'light' ? `${root} [data-surface="dark"] { ${declarations(onDark)} color: var(--text); }` : ''}`;

/** Holds the colours of the page; made with the first look. */
let sheet: CSSStyleSheet | null = null;

/** Gives the page and the browser's bar the colours of a look. */
const showColours = (root: HTMLElement, look: Look): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(colourSheet(look));
  root.querySelector('meta[name="theme-color"]')?.setAttribute('content', look.ink.night);
};

/** Gives the page the ground that it will have, before anything is loaded: the first theme stands in for the viewer's own. */
export const showGround = (root: HTMLElement, palette: PaletteName): void => showColours(root, illuminatiLooks[palette]);

/**
 * Loads a theme's look in a palette.
 *
 * @returns applies it to the page; returns the look, the same object for the same theme and palette, for the painters
 */
export const applyTheme = async (root: HTMLElement, theme: ThemeId, palette: PaletteName): Promise<() => Look> => {
  const looks = await LOOKS[theme]();
  return () => {
    const look = looks[palette];
    Object.assign(root.dataset, { theme, palette });
    showColours(root, look);
    return look;
  };
};
