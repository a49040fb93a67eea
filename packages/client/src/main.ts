import './style/fonts';
import './style/tokens.css';
import './style/base.css';
import { startApp } from './app';
import { applyPrefs } from './prefs/prefs';

applyPrefs(document.documentElement);
startApp(document.getElementById('app') as HTMLElement);
