import { prefs } from '../../prefs/prefs';
import { LANGUAGES, type LanguageId, THEMES, type ThemeId, t } from '../../text';

/** What this is not; and in which words it speaks, for whoever cannot read the words that lead to the options. */
export function HomeFoot() {
  return (
    <footer class="home-foot small muted">
      <p>{t('home.fanProject')}</p>
      <label>
        {t('options.language')}
        <select
          class="select small"
          value={prefs.language.value}
          data-testid="foot-language"
          onChange={(event) => {
            prefs.language.value = event.currentTarget.value as LanguageId;
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {t('options.language.name', { language })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('options.theme')}
        <select
          class="select small"
          value={prefs.theme.value}
          data-testid="foot-theme"
          onChange={(event) => {
            prefs.theme.value = event.currentTarget.value as ThemeId;
          }}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t('options.theme.name', { theme })}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
