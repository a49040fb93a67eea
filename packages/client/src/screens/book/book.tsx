import { RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import { at } from '../../base-path';
import { cardName, list, t, words } from '../../text';
import { Button } from '../../ui/button';
import { LibraryPage, LibraryRest, NothingHere } from '../../ui/library-page';
import { Segmented } from '../../ui/segmented';
import { useWordsOf } from '../use-words-of';
import css from './book.module.css';
import { circlesOf, rowsOf, winsOf } from './figures';
import { type BookGame, bookGames, deleteBook } from './shelf';

const ALL = 'all';

/** The friends' book: games whose end this device saw, and how those who played them fared (U124). */
export default function Book() {
  const [games, setGames] = useState(bookGames);
  const [ruleset, setRuleset] = useState<RulesetId>(() => games[0]?.ruleset ?? RULESET_IDS[0]);
  const isSpoken = useWordsOf(ruleset);
  return (
    <LibraryPage
      title={t('book.title')}
      testid="book"
      beside={
        <Segmented
          label={t('home.game')}
          testid="book-game"
          value={ruleset}
          choices={RULESET_IDS.map((id) => ({ value: id, text: t('game.name', { ruleset: id }) }))}
          onChange={setRuleset}
        />
      }
    >
      <p class="muted">{t('book.about')}</p>
      {isSpoken && <OfGame key={ruleset} games={games.filter((game) => game.ruleset === ruleset)} />}
      {games.length > 0 && (
        <Keeping
          games={games}
          onDelete={() => {
            deleteBook();
            setGames([]);
          }}
        />
      )}
    </LibraryPage>
  );
}

function OfGame({ games }: { games: readonly BookGame[] }) {
  const [chosen, setChosen] = useState(ALL);
  if (games.length === 0)
    return (
      <LibraryRest>
        <NothingHere text={t('book.none')} testid="book-none">
          <a class="button brass" href={at('/')}>
            {t('home')}
          </a>
        </NothingHere>
      </LibraryRest>
    );
  const circles = circlesOf(games);
  const shown = circles.find(({ key }) => key === chosen)?.games ?? games;
  return (
    <>
      <label class={css.circle}>
        <span>{t('book.season')}</span>
        <select class="select" data-testid="book-circle" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value={ALL}>{t('book.everybody', { n: games.length })}</option>
          {circles.map(({ key, names, games: own }) => (
            <option key={key} value={key}>
              {t('book.circle', { names: list(names), n: own.length })}
            </option>
          ))}
        </select>
      </label>
      <Season games={shown} />
      <div class={css.wins}>
        <Wins games={shown} />
      </div>
    </>
  );
}

const FIGURES = ['games', 'wins', 'kept', 'broken', 'reign'] as const;

function Season({ games }: { games: readonly BookGame[] }) {
  return (
    <section
      class={`panel ${css.season}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as this does on phones, has to be reached
      tabIndex={0}
      aria-label={t('book.table')}
      data-testid="book-season"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('end.player')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t('book.figure', { figure })}
              </th>
            ))}
            <th scope="col">{t('book.nemesis')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(games).map((row) => (
            <tr key={row.name} data-testid="book-row">
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              {FIGURES.map((figure) => (
                <td key={figure}>{row[figure]}</td>
              ))}
              <td>
                {row.nemesis ? t('book.took', { name: words().playerNames([row.nemesis.name])[0] ?? '', n: row.nemesis.cards }) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Wins({ games }: { games: readonly BookGame[] }) {
  const { how, illuminati } = winsOf(games);
  const parts = [
    { id: 'how', title: t('book.how'), lines: how.map(([kind, n]) => [t('book.ended', { kind }), n] as const) },
    { id: 'with', title: t('book.with'), lines: illuminati.map(([card, n]) => [cardName(card), n] as const) },
  ];
  return (
    <>
      {parts.map(({ id, title, lines }) => (
        <section key={id} class={`panel ${css.list}`} aria-labelledby={`book-${id}`} data-testid={`book-${id}`}>
          <h2 id={`book-${id}`} class="panel-title">
            {title}
          </h2>
          <ul>
            {lines.map(([text, n]) => (
              <li key={text}>
                <span>{text}</span> <b>{n}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Ways out: the book as a file, and its end. */
function Keeping({ games, onDelete }: { games: readonly BookGame[]; onDelete: () => void }) {
  const [asks, setAsks] = useState(false);
  const file = `data:application/json,${encodeURIComponent(JSON.stringify({ form: 1, games }))}`;
  return (
    <div class="button-row">
      <a class="button" href={file} download="illuminice-book.json" data-testid="book-export">
        {t('book.export')}
      </a>
      {asks ? (
        <>
          <Button kind="brass" testid="book-delete-sure" onClick={onDelete}>
            {t('book.sure', { n: games.length })}
          </Button>
          <Button testid="book-keep" onClick={() => setAsks(false)}>
            {t('book.keep')}
          </Button>
        </>
      ) : (
        <Button testid="book-delete" onClick={() => setAsks(true)}>
          {t('book.delete')}
        </Button>
      )}
    </div>
  );
}
