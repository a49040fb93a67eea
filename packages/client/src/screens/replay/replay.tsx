import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId, Ruleset } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { partsOf } from '../../games';
import { Announcer } from '../../hud/shell/announcer';
import { BoardMount } from '../../hud/shell/board-mount';
import { EscapeMenu } from '../../hud/shell/escape-menu';
import { TopBar } from '../../hud/shell/top-bar';
import { Spectacles } from '../../hud/spectacles/spectacles-later';
import { Log } from '../../hud/talk/log';
import { fetchGame, Refused } from '../../net/http';
import type { GameUi } from '../../table/game-ui';
import { GameContext, TableContext } from '../../table/table-context';
import { tableModel } from '../../table/table-model';
import { t, wordsFor } from '../../text';
import Lost, { NotShown } from '../lost';
import { useInsets } from '../table/insets';
import { DrawerPlace, Sheet, SideTop, TableFrame, useLayout } from '../table/layout';
import { useHindsight } from '../use-hindsight';
import { Wait } from '../wait';
import { Hindsight } from './hindsight';
import { playback } from './playback';
import { type ReplayLink, replayLink } from './replay-link';
import { Timeline } from './timeline';

type Fetched = { game: GameRecord; ui: GameUi; ruleset: Ruleset } | { problem: string } | 'unshown';

const fetched = (id: string): Promise<Fetched> =>
  fetchGame(id).then(
    async (game) => {
      const parts = partsOf(game.ruleset);
      if (!parts) return 'unshown';
      try {
        const [shows, steps] = await Promise.all([parts.ui.load(), parts.ruleset.load(), wordsFor('all', game.ruleset)]);
        return { game, ui: shows.default, ruleset: steps.default };
      } catch {
        return { problem: t('replay.unreachable') };
      }
    },
    (error) => ({ problem: t(error instanceof Refused ? 'replay.none' : 'replay.unreachable') }),
  );

/** Replay of a finished game at `/r/ID`; `?at=57&as=p2`: at that moment, with that player's cards (U106). */
export default function Replay() {
  const { params, query } = useRoute();
  const id = params.id ?? '';
  const [got, setGot] = useState<Fetched | null>(null);
  useEffect(() => {
    void fetched(id).then(setGot);
  }, [id]);
  // Other pages use the default game's words.
  useEffect(() => () => void wordsFor('all'), []);
  const opened = useMemo(() => (got && got !== 'unshown' && 'game' in got ? open(got, query) : null), [got]);
  if (!got) return <Wait text={t('replay.loading')} />;
  if (got === 'unshown') return <NotShown />;
  if ('problem' in got) return <Lost title={t('replay.noneTitle')} text={got.problem} />;
  if (!opened || 'problem' in opened)
    return <Lost title={t('replay.noneTitle')} text={t('replay.broken', { problem: opened?.problem ?? '' })} />;
  return <Shown link={opened.link} game={opened.ui} />;
}

type Opened = { link: ReplayLink; ui: GameUi } | { problem: string };

function open({ game, ui, ruleset }: Extract<Fetched, { game: GameRecord }>, query: Record<string, string>): Opened {
  try {
    const moment = Number.parseInt(query.at ?? '0', 10);
    const as = game.players.find((player) => player === query.as) ?? null;
    return { ui, link: replayLink({ ruleset, spectacles: ui.board.spectacles }, game, Number.isFinite(moment) ? moment : 0, as) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function Shown({ link, game }: { link: ReplayLink; game: GameUi }) {
  const { card } = game;
  const speed = useMemo(() => signal(1), [link]);
  const model = useMemo(() => tableModel(link, game, undefined, { pace: () => 1 / speed.peek() }), [link, game, speed]);
  const play = useMemo(() => playback(link, game.play.isSeen, speed, model.stage), [link, game, speed, model]);
  useEffect(
    () => () => {
      play.stop();
      model.dispose();
    },
    [model, play],
  );
  const viewer = link.perspective.value;
  const scene = model.board.value;
  const layout = useLayout('low');
  const root = useRef<HTMLDivElement>(null);
  const column = layout.name === 'column';
  useInsets(root, scene, layout.height === 'full' && !column);
  const { found: better } = useHindsight(link.game);
  const goTo = (moment: number, player: PlayerId) => {
    play.playing.value = false;
    link.perspective.value = player;
    link.wind(moment);
  };
  const focus = () => {
    const { turn } = model.game.view.value.board;
    if (turn) scene?.camera.focusPlayer(turn.player);
    else scene?.camera.fitAll();
  };
  return (
    <TableContext.Provider value={model}>
      <GameContext.Provider value={game}>
        <TableFrame root={root} testid="replay" acts={false}>
          <BoardMount />
          <Spectacles />
          <TopBar onFocus={focus} />
          <card.TextView />
          <Sheet
            layout={layout}
            of="replay"
            panel={
              <SideTop>
                {typeof better === 'object' && <Hindsight found={better} moment={link.moment.value} onGo={goTo} />}
                <game.play.Panel />
                {viewer && <game.play.HeldThen viewer={viewer} />}
              </SideTop>
            }
            foot={null}
          >
            <Log />
            {column && <card.Preview />}
          </Sheet>
          <Timeline link={link} play={play} better={typeof better === 'object' ? better.moves : []} edge={column ? 'bottom' : 'top'} />
          {!column && <card.Preview />}
          <DrawerPlace>
            <card.Drawer />
          </DrawerPlace>
          <game.play.Stage />
          <EscapeMenu />
          <Announcer />
        </TableFrame>
      </GameContext.Provider>
    </TableContext.Provider>
  );
}
