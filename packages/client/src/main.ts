import './style/fonts';
import './style/tokens.css';
import './style/base.css';
import { startApp } from './app';

startApp(document.getElementById('app') as HTMLElement);
