import { PICTURES_LICENCE } from '../../card/pictures';
import { t } from '../../text';
import { LibraryPage } from '../../ui/library-page';
import { AUTHORS, DRAWERS } from './authors';
import css from './credits.module.css';

const SITE = 'https://game-icons.net';
const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

export default function Credits() {
  return (
    <LibraryPage title={t('credits.title')} testid="credits">
      <section class={css.credits}>
        <h2>{t('credits.pictures')}</h2>
        <p>{t('credits.about', { licence: PICTURES_LICENCE })}</p>
        <p class={css.links}>
          <a href={SITE}>{t('credits.site')}</a>
          <a href={LICENCE}>{t('credits.licence')}</a>
        </p>
        <ul>
          {AUTHORS.map(({ name, url, icons }) => (
            <li key={name}>
              <span translate={false} data-names>
                {url ? <a href={url}>{name}</a> : name}
              </span>{' '}
              <span class="muted">{t('credits.icons', { n: icons })}</span>
            </li>
          ))}
          {DRAWERS.map(({ name, url, licence, drawings }) => (
            <li key={`${name}, ${licence}`}>
              <span translate={false} data-names>
                {url ? <a href={url}>{name}</a> : name}
              </span>{' '}
              <span class="muted">{t('credits.drawn', { n: drawings, licence })}</span>
            </li>
          ))}
        </ul>
      </section>
    </LibraryPage>
  );
}
