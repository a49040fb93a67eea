import './style/fonts';
import './style/tokens.css';
import './style/base.css';
import { startApp } from './app';
import { applyPrefs } from './prefs/prefs';
import { startSpeaking } from './text';

applyPrefs(document.documentElement);
void startSpeaking(document.documentElement).then(() => startApp(document.getElementById('app') as HTMLElement));
