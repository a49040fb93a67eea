import './style/fonts';
import './style/tokens.css';
import './style/base.css';
import { startApp } from './app';
import { keepOffline } from './offline/offline';
import { applyPrefs } from './prefs/prefs';
import { startSound } from './sound/index';
import { startSpeaking } from './text';

applyPrefs(document.documentElement);
startSound();
keepOffline();
void startSpeaking(document.documentElement).then(() => startApp(document.getElementById('app') as HTMLElement));
