import { tableCode } from '@illuminice/protocol';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { render } from 'preact';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router } from 'preact-iso/router';
import { at, SCOPE, shownPath } from './base-path';
import { GAMES, partsOf } from './games';
import { lookUpTable } from './net/http';
import { gameOpenedHere } from './net/opened-here';
import { optionsOpen } from './prefs/options-open';
import { OfflineNote } from './screens/offline-note';
import { gameNamed } from './screens/use-words-of';
import { spokenGame, wordsFor } from './text';
import { Later, lazyPart } from './ui/lazy-part';

// Scene, rules and network load with the table only, so that the first page appears at once.
const page = <T,>(screen: Promise<T>, words = wordsFor('all')): Promise<T> => Promise.all([screen, words]).then(([loaded]) => loaded);
const Home = lazy(() => import('./screens/home/home'));
const Table = lazy(() => page(import('./screens/table/table'), gameOfTable()));

/** Loads the words and parts of the one game that the table of the address plays, while the server is asked about the table. */
async function gameOfTable(): Promise<void> {
  const code = tableCode(shownPath().split('/')[2] ?? '');
  // If there is no such table, joining reports why.
  const ruleset = code && (gameOpenedHere(code) ?? (await lookUpTable(code).catch(() => null))?.ruleset);
  const parts = ruleset ? partsOf(ruleset) : null;
  parts?.wire.retry();
  parts?.ui.retry();
  await wordsFor('table', ruleset && parts ? ruleset : DEFAULT_RULESET);
}
const Learn = lazy(() => page(import('./screens/learn/learn')));
const Local = lazy(() => page(import('./screens/local/local')));
const Cards = lazy(() => page(import('./screens/cards/cards')));
const Decks = lazy(() => import('./screens/decks/decks'));
const Rules = lazy(() => page(import('./screens/rules/rules')));
const Credits = lazy(() => page(import('./screens/credits/credits')));
const Replay = lazy(() => page(import('./screens/replay/replay')));
const Chronicle = lazy(() => page(import('./screens/chronicle/chronicle')));
const Book = lazy(() => page(import('./screens/book/book')));
const Lost = lazy(() => import('./screens/lost'));
const Replays = lazy(() => page(import('./screens/replays/replays')));

// On a page about the other game the options use its words, too.
const options = lazyPart(() => page(import('./screens/options/options-dialog'), wordsFor('all', spokenGame.peek())));

const Options = () =>
  optionsOpen.value && (
    <Later part={options} againMs={3000}>
      {({ default: OptionsDialog }) => <OptionsDialog />}
    </Later>
  );

/** Screens that are loaded on demand, by the first part of their addresses. */
const LAZY = {
  t: Table,
  learn: Learn,
  practice: Local,
  local: Local,
  cards: Cards,
  decks: Decks,
  d: Decks,
  rules: Rules,
  credits: Credits,
  r: Replay,
  chronicle: Chronicle,
  book: Book,
  replays: Replays,
};

export async function prepareRoute(path: string): Promise<void> {
  const [, first = ''] = path.split('/');
  await (first === '' ? Home : Object.hasOwn(LAZY, first) ? LAZY[first as keyof typeof LAZY] : Lost).preload();
}

const DECKS = RULESET_IDS.find((id) => GAMES[id].decks);

/** Preloads a game's part of the screen of an address with its words, which would otherwise wait for rendering. */
export async function prepareParts(path: string): Promise<void> {
  const [, first = '', name] = path.split('/');
  const game = first === 'cards' ? gameNamed(name, DEFAULT_RULESET) : first === 'decks' || first === 'd' ? DECKS : undefined;
  if (game) await Promise.all([GAMES[game][first === 'cards' ? 'cards' : 'decks']?.load(), wordsFor('all', game)]);
}

export function App() {
  return (
    <LocationProvider scope={SCOPE}>
      <ErrorBoundary>
        <Router>
          <Route path={at('/')} component={Home} />
          <Route path={at('/t/:code')} component={Table} />
          <Route path={at('/learn/:game?')} component={Learn} />
          <Route path={at('/practice/:game?')} component={Local} />
          <Route path={at('/local/:game?')} component={Local} />
          <Route path={at('/cards/:game?')} component={Cards} />
          <Route path={at('/decks/:own?')} component={Decks} />
          <Route path={at('/d/:shared')} component={Decks} />
          <Route path={at('/rules/:game?')} component={Rules} />
          <Route path={at('/credits')} component={Credits} />
          <Route path={at('/r/:id')} component={Replay} />
          <Route path={at('/chronicle/:id')} component={Chronicle} />
          <Route path={at('/book')} component={Book} />
          <Route path={at('/replays')} component={Replays} />
          <Route default component={Lost} />
        </Router>
      </ErrorBoundary>
      <Options />
      <OfflineNote />
    </LocationProvider>
  );
}

export function startApp(root: HTMLElement): void {
  delete root.dataset.seated;
  render(<App />, root);
}
