import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import css from './standing.module.css';

/** Final standings: a table's rows in a panel. `inWords`: its cells are words, else figures. */
export const StandingPanel = ({ inWords = false, children }: { inWords?: boolean; children: ComponentChildren }) => (
  <section
    class={cx('panel', css.endStanding, inWords && css.inWords)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as this does at large letters, has to be reached
    tabIndex={0}
    aria-label={t('end.standing')}
    data-testid="standing"
  >
    <table>
      <caption class="visually-hidden">{t('end.standing')}</caption>
      {children}
    </table>
  </section>
);
