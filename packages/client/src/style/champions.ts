import './champions.css';

export { championsLooks as looks } from '@illuminice/themes';
