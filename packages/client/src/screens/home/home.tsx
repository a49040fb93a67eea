import { CODE_LENGTH, type CreateTable, type TableSummary, tableCode } from '@illuminice/protocol';
import { DEFAULT_RULESET, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { GAMES } from '../../games';
import { createTable, listTables, Refused } from '../../net/http';
import { forgetSettings, rememberedName, rememberedSettings, rememberName } from '../../net/memory';
import { seatLooks } from '../../prefs/seat-look';
import { list, named, refusalText, t, words } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/icon';
import { Later } from '../../ui/lazy-part';
import { SeatMark } from '../../ui/seat-mark';
import { Segmented } from '../../ui/segmented';
import { SiteHead } from '../../ui/site-head';
import { suffixOf } from '../../ui/suffix-of';
import { useGames } from '../replays/games';
import css from './home.module.css';
import { HomeFoot } from './home-foot';

const OPPONENTS = 3;

/** Longer names are refused by the server; then the code stands for the table's name. */
const LONGEST_NAME = 24;

const offeredName = (): string => {
  const names = t('home.offeredNames').split(', ');
  return names[Math.floor(Math.random() * names.length)] as string;
};

/** The server wants a password to open a table. */
const isLocked = (reason: unknown): boolean => reason instanceof Refused && reason.refusal.why === 'opensByPassword';

/** The first page: open a table, join one by its code, or look who is playing. */
export function Home() {
  const { route } = useLocation();
  // A visitor without a name sees the one that is offered, to keep or to change.
  const [name, setName] = useState(() => rememberedName() || offeredName());
  // The game that was chosen last is chosen again.
  const [ruleset, setRuleset] = useState(() => rememberedSettings().ruleset ?? DEFAULT_RULESET);
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

  const suffix = suffixOf(ruleset);
  const named = name.trim() !== '';
  const typed = tableCode(code);

  const create = async (more: CreateTable = {}) => {
    // A player who types no name is given one, and may change it in the lobby.
    const mine = name.trim() || offeredName();
    setName(mine);
    setOpening(true);
    setError(null);
    rememberName(mine);
    try {
      const tableName = t('home.tableOf', { name: mine });
      const asked = {
        ruleset,
        ...(password && { opening: password }),
        ...(tableName.length <= LONGEST_NAME && { name: tableName }),
        ...more,
      };
      const settings = rememberedSettings();
      const table = await createTable({ ...asked, ...(!more.start && settings.ruleset === ruleset && settings) }).catch((reason) => {
        if (!(reason instanceof Refused) || isLocked(reason)) throw reason;
        forgetSettings();
        return createTable(asked);
      });
      route(`/t/${table.code}`);
    } catch (reason) {
      setOpening(false);
      if (isLocked(reason)) setPassword('');
      setError(reason instanceof Refused ? refusalText(reason.refusal) : t('home.noServer'));
    }
  };

  const join = () => {
    if (named) rememberName(name.trim());
    if (typed) route(`/t/${typed}`);
  };

  return (
    <div class={css.home}>
      <SiteHead game={ruleset} />
      <main class={css.homeMain}>
        <section class={css.homeStart}>
          <h1>{t('brand')}</h1>
          <p class="story">{t('home.story')}</p>
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
          <p class={cx('error', css.homeError)} role="alert">
            {error}
          </p>
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
          <div class={css.homeGame}>
            <Segmented
              label={t('home.game')}
              testid="home-game"
              value={ruleset}
              choices={RULESET_IDS.map((id) => ({ value: id, text: t('game.name', { ruleset: id }) }))}
              onChange={setRuleset}
            />
            <p class="small muted">{t('game.about', { ruleset })}</p>
          </div>
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
            <a class="button" href={`/practice${suffix}`} data-testid="home-practice">
              {t('home.practice')}
            </a>
            <a class="button" href={`/local${suffix}`} data-testid="home-local">
              {t('home.local')}
            </a>
          </div>
        </section>
        <HomeArt ruleset={ruleset} />
        <OpenTables tables={tables} />
        <Teasers ruleset={ruleset} />
      </main>
      <HomeFoot />
    </div>
  );
}

/** The picture of the first page. It comes after what can be read and pressed; the page is whole without it. */
const HomeArt = ({ ruleset }: { ruleset: RulesetId }) => (
  <div class={css.homeArt} aria-hidden="true">
    <Later part={GAMES[ruleset].picture}>{({ default: Picture }) => <Picture />}</Later>
  </div>
);

/** Three ways on without a seat: the lesson, the game that ended last, the deck. */
function Teasers({ ruleset }: { ruleset: RulesetId }) {
  const suffix = suffixOf(ruleset);
  const { list: games, failed } = useGames();
  const last = games?.[0];
  const winners = last ? named(last.seats).flatMap(({ player, name }) => (last.winners.includes(player) ? [name] : [])) : [];
  return (
    <ul class={css.teasers}>
      <Teaser to={`/learn${suffix}`} icon="crown" title={t('home.lesson')}>
        {t('home.lessonText')}
      </Teaser>
      <Teaser to={last ? `/r/${last.id}` : '/replays'} icon="play" title={t('home.lastGame')} testid="home-games">
        {last && t('replays.won', { n: winners.length, names: list(winners) })}
        {games?.length === 0 && t(failed ? 'home.noServer' : 'replays.none')}
      </Teaser>
      <Teaser to={`/cards${suffix}`} icon="special" title={t('home.deck')}>
        {t('home.deckText')}
      </Teaser>
    </ul>
  );
}

function Teaser(props: { to: string; icon: IconName; title: string; testid?: string; children: ComponentChildren }) {
  return (
    <li data-testid={props.testid}>
      <a class={cx('panel', css.teaser)} href={props.to}>
        <Icon name={props.icon} />
        <h2>{props.title}</h2>
        <p class="small">{props.children}</p>
      </a>
    </li>
  );
}

/** The public tables, with a seat to take or a game to watch. */
function OpenTables({ tables }: { tables: TableSummary[] | null }) {
  return (
    <section class={cx('panel', css.openTables)} aria-labelledby="open-tables">
      <h2 id="open-tables" class="panel-title">
        {t('home.openTables')} <span class="small muted">{tables && tables.length > 0 && t('home.openCount', { n: tables.length })}</span>
      </h2>
      {tables === null && <p class="muted">{t('home.noServer')}</p>}
      {tables?.length === 0 && <p class="muted">{t('home.noTables')}</p>}
      <ul data-testid="home-tables">
        {tables?.map((table) => {
          const free = table.stage === 'lobby' && table.taken < table.seats;
          return (
            <li key={table.code}>
              <div>
                <strong>{table.name}</strong>
                <span class="small muted">
                  {t('game.name', { ruleset: table.ruleset })} ·{' '}
                  {table.names.length > 0 && table.stage === 'lobby'
                    ? list(words().playerNames(table.names))
                    : t('home.stage', { stage: table.stage })}
                </span>
              </div>
              <span class={css.seatDots} role="img" aria-label={t('home.taken', { taken: table.taken, seats: table.seats })}>
                {seatLooks()
                  .slice(0, table.seats)
                  .map((look, place) => (place < table.taken ? <SeatMark key={look.name} look={look} size={13} /> : <i key={look.name} />))}
              </span>
              {table.password && (
                <span>
                  <Icon name="lock" />
                  <span class="visually-hidden">{t('home.password')}</span>
                </span>
              )}
              {(free || table.watchable) && (
                <a
                  class="button small"
                  href={free ? `/t/${table.code}` : `/t/${table.code}?watch`}
                  data-testid={`home-table-${table.code}`}
                >
                  {!free && <Icon name="eye" />}
                  {free ? t('home.takeSeat') : t('home.watch')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
