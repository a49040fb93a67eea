import type { Signal } from '@preact/signals';
import { at } from '../../base-path';
import { prefs } from '../../prefs/prefs';
import { LANGUAGES, LOCALES, THEMES, t } from '../../text';
import { cx } from '../../ui/cx';
import css from './home.module.css';

/** Disclaimer; and the language, for visitors who cannot read the words that lead to the options. */
export function HomeFoot() {
  return (
    <footer class={cx(css.homeFoot, 'small muted')}>
      <p>
        {t('home.fanProject')} <span translate={false}>{import.meta.env.RELEASE}</span> <a href={at('/credits')}>{t('credits.title')}</a>{' '}
        <a href={at('/book')}>{t('book.title')}</a>
        <HostsPage rel="imprint">{t('home.imprint')}</HostsPage>
        <HostsPage rel="privacy-policy">{t('home.privacy')}</HostsPage>
      </p>
      <Choice label={t('options.language')} testid="foot-language" pref={prefs.language} choices={LANGUAGES} inItself>
        {(language) => LOCALES[language].name}
      </Choice>
      <Choice label={t('options.theme')} testid="foot-theme" pref={prefs.theme} choices={THEMES}>
        {(theme) => t('options.theme.name', { theme })}
      </Choice>
    </footer>
  );
}

/** Link to the host's own page, if the server names one in the page's head. */
function HostsPage({ rel, children }: { rel: string; children: string }) {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${rel}]`);
  return (
    link && (
      <>
        {' '}
        <a href={link.href}>{children}</a>
      </>
    )
  );
}

interface ChoiceOf<T extends string> {
  label: string;
  testid: string;
  pref: Signal<T>;
  choices: readonly T[];
  /** Each choice is a language, and written in it. */
  inItself?: boolean;
  children: (choice: T) => string;
}

function Choice<T extends string>({ label, testid, pref, choices, inItself, children }: ChoiceOf<T>) {
  return (
    <label>
      {label}
      <select
        class="select small"
        value={pref.value}
        data-testid={testid}
        onChange={(event) => {
          pref.value = event.currentTarget.value as T;
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice} lang={inItself ? choice : undefined}>
            {children(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
