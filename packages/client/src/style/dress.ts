import { illuminatiLook, type Look } from '@illuminice/themes';
import { wear } from '../scene/palette';

/** Looks that come with typefaces of their own are loaded when somebody wears them. */
const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  illuminati: () => Promise.resolve(illuminatiLook),
  champions: () => import('./champions').then(({ look }) => look),
};

/** Draws as the theme looks from now on; the page's own colours follow `data-theme` (tokens.css). */
export const dress = async (root: HTMLElement, theme: string): Promise<void> => {
  wear(await (LOOKS[theme] ?? (LOOKS.illuminati as () => Promise<Look>))());
  root.dataset.theme = theme;
};
