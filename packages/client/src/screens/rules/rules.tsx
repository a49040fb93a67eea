import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { gameOfRule, loadRulebook, type Rulebook } from '@illuminice/themes';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { at } from '../../base-path';
import { t, words } from '../../text';
import { cx } from '../../ui/cx';
import { LibraryPage, NothingHere } from '../../ui/library-page';
import { Segmented } from '../../ui/segmented';
import { suffixOf } from '../../ui/suffix-of';
import { useAnchor } from '../../ui/use-anchor';
import { gameNamed } from '../use-words-of';
import css from './rules.module.css';

const gameOfAddress = () => gameOfRule(decodeURIComponent(location.hash.slice(1)));

/** The whole rules of a game, with search: `/rules`, `/rules/inwo`; `/rules#N-402` scrolls to a rule (U97). */
export default function Rules() {
  const { language, theme } = words();
  const { route } = useLocation();
  const named = gameNamed(useRoute().params.game, DEFAULT_RULESET);
  // A rule code determines the game, whatever the rest of the address says.
  const [game, setGame] = useState(() => gameOfAddress() ?? named);
  const [book, setBook] = useState<Rulebook | null>(null);
  const [query, setQuery] = useState('');

  useEffect(() => setGame(gameOfAddress() ?? named), [named]);
  useEffect(() => {
    let here = true;
    void loadRulebook(theme, language, game).then((loaded) => here && setBook(loaded));
    return () => {
      here = false;
    };
  }, [language, theme, game]);

  const pointed = useAnchor(book !== null, () => {
    setQuery('');
    setGame((shown) => gameOfAddress() ?? shown);
  });

  const wanted = query.trim().toLowerCase();
  const sections = (book?.sections ?? [])
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => rule.some((part) => part?.toLowerCase().includes(wanted))),
    }))
    .filter(({ rules }) => rules.length > 0);
  const found = sections.reduce((n, { rules }) => n + rules.length, 0);

  return (
    <LibraryPage
      here="/rules"
      game={game}
      title={t('rules.title')}
      beside={
        <p class={found === 0 ? 'visually-hidden' : 'muted'} role="status" data-testid="rules-count">
          {book && t('rules.count', { n: found })}
        </p>
      }
    >
      <div class={css.rules}>
        <nav class={cx('panel', css.rulesContents)} aria-label={t('rules.contents')}>
          <Segmented
            label={t('rules.game')}
            testid="rules-game"
            value={game}
            choices={RULESET_IDS.map((id) => ({ value: id, text: t('rules.gameName', { game: id }) }))}
            onChange={(id) => {
              setGame(id);
              route(at(`/rules${suffixOf(id)}`), true);
            }}
            fill
          />
          <label>
            <span class="small muted">{t('rules.search')}</span>
            <input
              class="field"
              type="search"
              value={query}
              data-testid="rules-search"
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
          </label>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class={cx('panel', css.rulesText)}>
          {found > 0 && <p class="story">{book?.intro}</p>}
          {book && found === 0 && <NothingHere text={t('rules.count', { n: 0 })} />}
          {sections.map(({ id, title, rules }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {rules.map(([code, about, text, example]) => (
                <article key={code} id={code} data-testid={`rule-${code}`} data-pointed={pointed === code}>
                  <h3>
                    {about} <a href={`#${code}`}>{code}</a>
                  </h3>
                  <p>{linked(text)}</p>
                  {example && (
                    <p class={css.example}>
                      <strong>{t('rules.example')}</strong> {linked(example)}
                    </p>
                  )}
                </article>
              ))}
            </section>
          ))}
        </div>
      </div>
    </LibraryPage>
  );
}

const linked = (text: string): ComponentChildren =>
  text.split(/([CN]-\d+)/).map((part, i) => (i % 2 === 1 ? <a href={`#${part}`}>{part}</a> : part));
