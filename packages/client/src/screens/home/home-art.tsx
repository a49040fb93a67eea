import { Later, lazyPart } from '../../ui/lazy-part';
import css from './home.module.css';

const picture = lazyPart(() => import('../../games/classic/home-picture'));

/** The picture of the first page. It comes after what can be read and pressed; the page is whole without it. */
export const HomeArt = () => (
  <div class={css.homeArt} aria-hidden="true">
    <Later part={picture}>{({ default: Picture }) => <Picture />}</Later>
  </div>
);
