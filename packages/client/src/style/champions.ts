import '@fontsource/alegreya-sc/latin-400.css';
import '@fontsource/alegreya-sc/latin-700.css';

export { championsLooks as looks } from '@illuminice/themes';
