import { DEFAULT_RULESET } from '@illuminice/rules';
import { GAMES } from '../../games';
import { Later } from '../../ui/lazy-part';
import css from './home.module.css';

/** The picture of the first page. It comes after what can be read and pressed; the page is whole without it. */
export const HomeArt = () => (
  <div class={css.homeArt} aria-hidden="true">
    <Later part={GAMES[DEFAULT_RULESET].picture}>{({ default: Picture }) => <Picture />}</Later>
  </div>
);
