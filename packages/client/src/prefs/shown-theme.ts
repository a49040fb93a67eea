import { THEMES, type ThemeId } from '@illuminice/themes';
import { signal } from '@preact/signals';

/** Theme of the page now: the preferred one, where the game in use has words in it. */
export const shownTheme = signal<ThemeId>(THEMES[0]);
