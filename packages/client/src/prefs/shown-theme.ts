import { THEMES, type ThemeId } from '@illuminice/themes';
import { signal } from '@preact/signals';

/** The theme in which the page is shown now: the preferred one, where the game that it speaks of has words in it. */
export const shownTheme = signal<ThemeId>(THEMES[0]);
