import { shownPath } from './base-path';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { prepareParts, prepareRoute, startApp } from './app';
import { keepOffline } from './net/offline';
import { applyPrefs, prefs } from './prefs/prefs';
import { startSound } from './sound/index';
import { showGround } from './style/apply-theme';
import { startSpeaking } from './text';
import { keepCompositions } from './ui/composition';
import { keepTranslated } from './ui/translated';

keepCompositions(window);
applyPrefs(document.documentElement);
showGround(document.documentElement, prefs.palette.peek());
startSound();
keepOffline();
keepTranslated(document.documentElement);
const app: HTMLElement & { pressed?: HTMLElement } = document.getElementById('app') as HTMLElement;
// The server's rendered page stays until the whole can be rendered; a screen that cannot be loaded shows its own error.
const path = shownPath();
const prepared = Promise.all([prepareRoute(path), prepareParts(path)]).catch(() => undefined);
void Promise.all([startSpeaking(document.documentElement), prepared]).then(() => {
  const { pressed } = app;
  startApp(app);
  // Pressed in the server's page (vite/prerender/keep.js): the same element works now.
  pressed?.click();
});
