import { illuminatiLook, type Look } from '@illuminice/themes';
import { wear } from '../scene/palette';

/** Looks that come with typefaces of their own are loaded when somebody wears them. */
const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  illuminati: () => Promise.resolve(illuminatiLook),
  champions: () => import('./champions').then(({ look }) => look),
};

/**
 * Loads what is needed to draw as a theme looks in a palette.
 *
 * @returns puts it on: everything is drawn so from then on, and the page's own colours (tokens.css) and the browser's bar
 *   follow. It answers the look, the same one for the same colours.
 */
export const dress = async (root: HTMLElement, theme: string, palette: string): Promise<() => Look> => {
  const [usual, light] = await Promise.all([
    (LOOKS[theme] ?? (LOOKS.illuminati as () => Promise<Look>))(),
    palette === 'daylight' ? import('./daylight') : null,
  ]);
  const look = light ? light.byDaylight(theme, usual) : usual;
  return () => {
    wear(look);
    Object.assign(root.dataset, { theme, palette });
    root.querySelector('meta[name="theme-color"]')?.setAttribute('content', look.ink.night);
    return look;
  };
};
