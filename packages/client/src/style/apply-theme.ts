import { contrasted, illuminatiLooks, type Look, type Looks, type PageColours, type PaletteName, type ThemeId } from '@illuminice/themes';

/** Looks with typefaces of their own, loaded on demand. */
const LOOKS: Readonly<Record<ThemeId, () => Promise<Looks>>> = {
  illuminati: () => Promise.resolve(illuminatiLooks),
  champions: () => import('./champions').then(({ looks }) => looks),
};

/** CSS declarations of page colours, each a custom property: `panelTop` is `--panel-top`. */
const declarations = (colours: Partial<PageColours>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');

/** Style sheet of a look: page colours as custom properties. @param root selector; dark parts of a light page have `data-surface="dark"` */
export const colourSheet = ({ scheme, page, onDark }: Look, root = ':root'): string =>
  `${root} { color-scheme: ${scheme}; ${declarations(page)} }
${scheme === 'light' ? `${root} [data-surface="dark"] { ${declarations(onDark)} color: var(--text); }` : ''}`;

/** The page's colours; made with the first look. */
let sheet: CSSStyleSheet | null = null;

const showColours = (root: HTMLElement, look: Look): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(colourSheet(look));
  root.querySelector('meta[name="theme-color"]')?.setAttribute('content', look.ink.night);
};

/** Shows the ground before anything is loaded, in the first theme. */
export const showGround = (root: HTMLElement, palette: PaletteName): void => showColours(root, illuminatiLooks[palette]);

interface Sight {
  readonly palette: PaletteName;
  readonly isBold: boolean;
}

/** Loads a theme's look for a viewer. @returns applies it; returns the look for painters, cached */
export const applyTheme = async (root: HTMLElement, theme: ThemeId, { palette, isBold }: Sight): Promise<() => Look> => {
  const looks = await LOOKS[theme]();
  return () => {
    const look = isBold ? contrasted(looks[palette]) : looks[palette];
    Object.assign(root.dataset, { theme, palette });
    showColours(root, look);
    return look;
  };
};
