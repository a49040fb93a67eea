import type { ComponentChildren } from 'preact';
import { Crest } from './crest';
import { cx } from './cx';
import { Guilloche } from './guilloche';
import css from './home-picture.module.css';

/** A game's picture on the first page: cards in two woven rings under the house mark. @param lobes of the rings, outer one first */
export const HomePicture = ({ lobes: [outer, inner], children }: { lobes: readonly [number, number]; children: ComponentChildren }) => (
  <>
    <Guilloche class={css.ring} lobes={outer} strands={2} depth={0.03} />
    <Guilloche class={cx(css.ring, css.inner)} lobes={inner} strands={3} depth={0.05} />
    <div class={css.homeCards}>{children}</div>
    <div class={css.homeGlow} />
    <Crest size="100%" />
  </>
);
