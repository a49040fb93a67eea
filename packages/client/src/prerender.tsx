/** Pages as HTML, made when the client is built (vite/prerender); never part of the page itself. */

import { illuminatiLooks, type LanguageId } from '@illuminice/themes';
import { renderToString } from 'preact-render-to-string';
import { App, prepareRoute } from './app';
import { shownPath } from './base-path';
import { prefs } from './prefs/prefs';
import { colourSheet } from './style/apply-theme';
import { startSpeaking, t, words } from './text';

export { LANGUAGES } from '@illuminice/themes';

/** Colours of the first look, until the page applies its own. */
export const ground = (): string => colourSheet(illuminatiLooks.dark);

let speaking: Promise<void> | null = null;

/** Content of `#app` at the address of the window's `location`, with nothing known of the viewer. */
export async function pageIn(language: LanguageId): Promise<string> {
  prefs.language.value = language;
  speaking ??= startSpeaking(document.documentElement);
  await speaking;
  // Parts of a route are loaded in one language.
  while (words().language !== language) await new Promise((later) => setTimeout(later));
  await prepareRoute(shownPath());
  return renderToString(<App />);
}

/** Titles of the pages, by their first name. */
const TITLES = { rules: 'home.rules', cards: 'home.cards', decks: 'home.decks', replays: 'replays.title', learn: 'home.learn' } as const;

/** Title and sentence for previews of a link to this address, in the language of the last rendered page. */
export function previewOf(path: string): { title: string; description: string } {
  const [, first = '', second = ''] = path.split('/');
  const title = Object.hasOwn(TITLES, first) ? t('title.still', { title: t(TITLES[first as keyof typeof TITLES]) }) : t('brand');
  const about = (ruleset: 'classic' | 'inwo') => `${t('game.name', { ruleset })} – ${t('game.about', { ruleset })}`;
  const games =
    second === 'inwo' || first === 'decks'
      ? (['inwo'] as const)
      : first in TITLES && first !== 'replays'
        ? (['classic'] as const)
        : (['classic', 'inwo'] as const);
  return { title, description: games.map(about).join(' ') };
}
