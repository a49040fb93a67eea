import { CODE_LENGTH, type CreateTable, type TableSummary, tableCode } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../base-path';
import { createTable, listTables, Refused } from '../../net/http';
import { forgetSettings, rememberedGame, rememberedName, rememberedSettings, rememberGame, rememberName } from '../../net/memory';
import { noteOpened } from '../../net/opened-here';
import { list, named, refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { SiteHead } from '../../ui/site-head';
import { useGames } from '../replays/games';
import { fetchTable } from '../table/ahead';
import { Doors } from './doors';
import css from './home.module.css';
import { HomeFoot } from './home-foot';
import { OpenTables } from './open-tables';
import { YourTables } from './your-tables';

const OPPONENTS = 3;

/** Longer names are refused by the server; then the code stands for the table's name. */
const LONGEST_NAME = 24;

const offeredName = (): string => {
  const names = t('home.offeredNames').split(', ');
  return names[Math.floor(Math.random() * names.length)] as string;
};

const isLocked = (reason: unknown): boolean => reason instanceof Refused && reason.refusal.why === 'opensByPassword';

/** The first page: open a table, join one by its code, or look who is playing. */
export default function Home() {
  const { route } = useLocation();
  // A visitor without a name sees the one that is offered, to keep or to change.
  const [name, setName] = useState(() => rememberedName() || offeredName());
  // The game that was chosen last is chosen again.
  const [ruleset, setRuleset] = useState(rememberedGame);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  /** Password that the server wants for a new table; null: none, as far as is known. */
  const [password, setPassword] = useState<string | null>(null);
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

  const choose = (game: RulesetId) => {
    setRuleset(game);
    rememberGame(game);
  };

  const create = async (game: RulesetId, more: CreateTable = {}) => {
    choose(game);
    // A player who types no name is given one, and may change it in the lobby.
    const mine = name.trim() || offeredName();
    setName(mine);
    setOpening(true);
    setError(null);
    rememberName(mine);
    try {
      const tableName = t('home.tableOf', { name: mine });
      const asked = {
        ruleset: game,
        ...(password && { opening: password }),
        ...(tableName.length <= LONGEST_NAME && { name: tableName }),
        ...more,
      };
      const settings = rememberedSettings();
      const opened = createTable({ ...asked, ...(!more.start && settings.ruleset === game && settings) });
      // After the request: the browser asks for few things at a time.
      fetchTable(game);
      const table = await opened.catch((reason) => {
        if (!(reason instanceof Refused) || isLocked(reason)) throw reason;
        forgetSettings();
        return createTable(asked);
      });
      noteOpened(table.code, game);
      route(at(`/t/${table.code}`));
    } catch (reason) {
      setOpening(false);
      if (isLocked(reason)) setPassword('');
      setError(reason instanceof Refused ? refusalText(reason.refusal) : t('home.noServer'));
    }
  };

  const join = () => {
    if (named) rememberName(name.trim());
    if (typed) route(at(`/t/${typed}`));
  };

  return (
    <div class={css.home}>
      <SiteHead game={ruleset} />
      <main class={css.homeMain}>
        <h1 class="visually-hidden">{t('brand')}</h1>
        <p class={cx('story', css.story)}>{t('home.story')}</p>
        <YourTables />
        <Doors
          chosen={ruleset}
          isOpening={opening}
          onChoose={choose}
          onCreate={(game) => void create(game)}
          onPlayNow={(game) => void create(game, { computers: OPPONENTS, start: true })}
        />
        <div class={css.below}>
          <section class={cx('panel', css.join)}>
            <label class={css.homeName}>
              <span class="small muted">{t('home.name')}</span>
              <input
                class="field"
                value={name}
                placeholder={t('home.namePlaceholder')}
                autoComplete="nickname"
                data-testid="home-name"
                onInput={(event) => {
                  setName(event.currentTarget.value);
                  setError(null);
                }}
                onChange={() => rememberName(name.trim())}
              />
            </label>
            {password !== null && (
              <input
                class="field"
                type="password"
                value={password}
                placeholder={t('home.openingPassword')}
                aria-label={t('home.openingPassword')}
                autoComplete="current-password"
                data-testid="home-password"
                onInput={(event) => setPassword(event.currentTarget.value)}
              />
            )}
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
              <Button type="submit" testid="home-join" onClick={join} reason={typed ? null : t('home.codeShape', { n: CODE_LENGTH })}>
                {t('home.join')}
              </Button>
            </form>
            <p class={cx('error small', css.homeError)} role="alert">
              {error}
            </p>
          </section>
          <OpenTables tables={tables} />
          <LastGame />
        </div>
      </main>
      <HomeFoot />
    </div>
  );
}

function LastGame() {
  const { list: games, failed } = useGames();
  const last = games?.[0];
  const winners = last ? named(last.seats).flatMap(({ player, name }) => (last.winners.includes(player) ? [name] : [])) : [];
  return (
    <section class={cx('panel', css.last)} data-testid="home-games">
      <a href={at(last ? `/r/${last.id}` : '/replays')}>
        <h2 class="panel-title">{t('home.lastGame')}</h2>
        <p class="small muted">
          {last && t('replays.won', { n: winners.length, names: list(winners) })}
          {games?.length === 0 && t(failed ? 'home.noServer' : 'replays.none')}
        </p>
      </a>
    </section>
  );
}
