import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { startApp } from './app';
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
void startSpeaking(document.documentElement).then(() => startApp(document.getElementById('app') as HTMLElement));
