import { CODE_LENGTH, type CreateTable, type TableSummary, tableCode } from '@illuminice/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { createTable, listTables, Refused } from '../../net/http';
import { rememberedName, rememberName } from '../../net/memory';
import { refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { SiteHead } from '../site-head';
import css from './home.module.css';
import { HomeArt } from './home-art';
import { HomeFoot } from './home-foot';
import { OpenTables } from './open-tables';
import { Teasers } from './teasers';

/** How many computer players sit down for a quick game. */
const OPPONENTS = 3;

/** Longer names the server refuses; then the code stands for the table's name. */
const LONGEST_NAME = 24;

/** The first page: open a table, join one by its code, or look who is playing. */
export function Home() {
  const { route } = useLocation();
  const [name, setName] = useState(rememberedName);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [tables, setTables] = useState<TableSummary[] | null>(null);

  useEffect(() => {
    let here = true;
    const look = () =>
      listTables().then(
        (list) => here && setTables(list),
        () => here && setTables(null),
      );
    void look();
    const clock = setInterval(() => void look(), 5000);
    return () => {
      here = false;
      clearInterval(clock);
    };
  }, []);

  const named = name.trim() !== '';
  const typed = tableCode(code);

  const create = async (more: CreateTable = {}) => {
    if (!named) {
      setError(t('home.nameFirst'));
      nameField.current?.focus();
      return;
    }
    setOpening(true);
    setError(null);
    rememberName(name.trim());
    try {
      const tableName = t('home.tableOf', { name: name.trim() });
      const table = await createTable({ ...(tableName.length <= LONGEST_NAME && { name: tableName }), ...more });
      route(`/t/${table.code}`);
    } catch (reason) {
      setOpening(false);
      setError(reason instanceof Refused ? refusalText(reason.refusal) : t('home.noServer'));
    }
  };

  const join = () => {
    if (named) rememberName(name.trim());
    if (typed) route(`/t/${typed}`);
  };

  return (
    <div class={css.home}>
      <SiteHead />
      <main class={css.homeMain}>
        <section class={css.homeStart}>
          <h1>{t('brand')}</h1>
          <p class="story">{t('home.story')}</p>
          <label class={css.homeName}>
            <span class="small muted">{t('home.name')}</span>
            <input
              ref={nameField}
              class="field"
              value={name}
              placeholder={t('home.namePlaceholder')}
              autoComplete="nickname"
              data-testid="home-name"
              aria-invalid={error !== null && !named}
              onInput={(event) => {
                setName(event.currentTarget.value);
                setError(null);
              }}
              onChange={() => rememberName(name.trim())}
            />
          </label>
          {error && (
            <p class="error" role="alert">
              {error}
            </p>
          )}
          <div class={css.homeCreate}>
            <Button kind="brass" size="big" testid="home-create" onClick={() => void create()} reason={opening ? t('home.opening') : null}>
              {t('home.create')}
            </Button>
            <Button
              size="big"
              testid="home-play-now"
              onClick={() => void create({ computers: OPPONENTS, start: true })}
              reason={opening ? t('home.opening') : null}
            >
              {t('home.playNow')}
            </Button>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                join();
              }}
            >
              <input
                class={cx('field', css.code)}
                value={code}
                maxLength={CODE_LENGTH + 2}
                placeholder={t('home.code')}
                aria-label={t('home.codeLabel')}
                autoCapitalize="characters"
                autoComplete="off"
                spellcheck={false}
                data-testid="home-code"
                onInput={(event) => setCode(event.currentTarget.value)}
              />
              <Button
                type="submit"
                size="big"
                testid="home-join"
                onClick={join}
                reason={typed ? null : t('home.codeShape', { n: CODE_LENGTH })}
              >
                {t('home.join')}
              </Button>
            </form>
          </div>
        </section>
        <HomeArt />
        <OpenTables tables={tables} />
        <Teasers />
      </main>
      <HomeFoot />
    </div>
  );
}
