import type { RulesInfo } from '@illuminice/protocol';
import { computed, signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { at, linkAt } from '../../base-path';
import { tableNameOf } from '../../net/memory';
import { offlineLink } from '../../net/offline-link';
import { GameContext, TableContext } from '../../table/table-context';
import { tableModel } from '../../table/table-model';
import { type Chronicle, cardName, list, named, t, words } from '../../text';
import { SiteHead } from '../../ui/site-head';
import Lost, { NotShown } from '../lost';
import { Wait } from '../wait';
import css from './chronicle.module.css';
import { pageOf } from './page';
import { Sheet } from './sheet';
import { type Told, useChronicleTexts, useTold } from './told';
import { Ways } from './ways';

/** A finished game as a page of a newspaper, at `/chronicle/ID` (U123). */
export default function ChronicleScreen() {
  const { params } = useRoute();
  const id = params.id ?? '';
  const told = useTold(id);
  const texts = useChronicleTexts();
  if (told === 'unshown') return <NotShown />;
  if (told && 'problem' in told) return <Lost title={t('replay.noneTitle')} text={told.problem} />;
  if (!told || !texts) return <Wait text={t('replay.loading')} />;
  return <Shown told={told} texts={texts} />;
}

/** The table at the end of a game, read-only. */
function useTableAtEnd({ game, ui, ruleset, state }: Told) {
  const model = useMemo(() => {
    const { link } = offlineLink({
      title: game.id,
      player: null,
      view: signal(ruleset.viewFor(state, null)),
      rules: { ruleset: game.ruleset, options: game.options } as RulesInfo,
      seats: game.seats,
    });
    return tableModel(link, ui);
  }, [game, ui, ruleset, state]);
  useEffect(() => () => model.dispose(), [model]);
  return model;
}

function Shown({ told, texts }: { told: Told; texts: Chronicle }) {
  const { game, ui, end, story } = told;
  const { route } = useLocation();
  const table = useTableAtEnd(told);
  const sheet = useRef<HTMLElement>(null);
  const maps = useRef<HTMLDivElement>(null);
  const page = useMemo(
    () => computed(() => pageOf(game.id, story, texts, { player: table.name, card: (id) => cardName(id), list: (names) => list(names) })),
    [game, story, texts, table],
  ).value;
  const date = new Intl.DateTimeFormat(words().locale, { dateStyle: 'full' }).format(game.endedAt);
  const tableName = tableNameOf(game.id);
  const issue = [
    date,
    t('game.name', { ruleset: game.ruleset }),
    texts.t('issue', { n: story.turns }),
    ...(tableName ? [texts.t('table', { table: tableName })] : []),
  ].join(' · ');
  const cast = texts.t('cast', { names: list(named(game.seats).map(({ name }) => name)) });
  const view = table.game.view.value;
  const how = end.story(view, table.name);
  const hand = story.headline.card === null ? [] : [texts.t('hand', { card: cardName(story.headline.card) })];
  const title = page.headline;
  useEffect(() => {
    document.title = t('title.still', { title });
    return () => {
      document.title = t('brand');
    };
  }, [title]);
  return (
    <TableContext.Provider value={table}>
      <GameContext.Provider value={ui}>
        <div class={css.chronicle} data-testid="chronicle">
          <SiteHead here="/replays" game={game.ruleset} />
          <main class={css.page}>
            <Sheet innerRef={sheet} page={page} issue={issue} cast={cast} story={[...how, ...hand]} told={told} texts={texts} />
            <Ways
              id={game.id}
              texts={texts}
              head={() => ({
                ...page,
                issue,
                cast,
                story: [...how, ...hand],
                link: linkAt(`/chronicle/${game.id}`).replace(/^https?:\/\//, ''),
                sign: sheet.current?.querySelector<HTMLCanvasElement>('[data-crown] canvas') ?? null,
                map: maps.current?.querySelector<HTMLCanvasElement>('canvas') ?? null,
              })}
            />
            <end.Standing />
            <div ref={maps}>
              <end.FinalTables onFly={() => route(at(`/r/${game.id}?at=${game.intents.length}`))} />
            </div>
            <p class="small muted">{texts.t('colophon')}</p>
          </main>
        </div>
      </GameContext.Provider>
    </TableContext.Provider>
  );
}
