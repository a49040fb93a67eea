import { THEMES, type ThemeId } from '@illuminice/themes';
import { signal } from '@preact/signals';

/** The page's theme: the preferred one, if it has words for the game. */
export const shownTheme = signal<ThemeId>(THEMES[0]);
