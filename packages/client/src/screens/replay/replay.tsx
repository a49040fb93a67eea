import type { GameRecord } from '@illuminice/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { CLASSIC } from '../../games/classic';
import { CardPreview } from '../../games/classic/card/card-preview';
import { TextView } from '../../games/classic/card/text-view';
import { SidePanel } from '../../games/classic/panels/side-panel';
import type { Classic } from '../../games/classic/types';
import { useTable } from '../../games/classic/use-table';
import { Announcer } from '../../hud/shell/announcer';
import { BoardMount } from '../../hud/shell/board-mount';
import { EscapeMenu } from '../../hud/shell/escape-menu';
import { TopBar } from '../../hud/shell/top-bar';
import { Log } from '../../hud/talk/log';
import { fetchGame, Refused } from '../../net/http';
import type { TableLink } from '../../net/table-link';
import { TableContext } from '../../table/table-context';
import { tableModel } from '../../table/table-model';
import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { Lost } from '../lost';
import { useInsets } from '../table/insets';
import { Sheet, SideTop, TableFrame, useLayout } from '../table/layout';
import { Wait } from '../wait';
import { playback } from './playback';
import { type ReplayLink, replayLink } from './replay-link';
import { Timeline } from './timeline';
import css from './timeline.module.css';

type Fetched = { game: GameRecord } | { problem: string };

const fetched = (id: string): Promise<Fetched> =>
  fetchGame(id).then(
    (game) => ({ game }),
    (error) => ({ problem: t(error instanceof Refused ? 'replay.none' : 'replay.unreachable') }),
  );

/** A game that is over, at `/r/ID`; `?at=57&as=p2`: at that moment, seen by that player (U106). */
export default function Replay() {
  const { params, query } = useRoute();
  const id = params.id ?? '';
  const [got, setGot] = useState<Fetched | null>(null);
  useEffect(() => {
    void fetched(id).then(setGot);
  }, [id]);
  const opened = useMemo(() => (got && 'game' in got ? open(got.game, query) : null), [got]);
  if (!got) return <Wait text={t('replay.loading')} />;
  if ('problem' in got) return <Lost title={t('replay.noneTitle')} text={got.problem} />;
  if (!opened || 'problem' in opened)
    return <Lost title={t('replay.noneTitle')} text={t('replay.broken', { problem: opened?.problem ?? '' })} />;
  return <Shown link={opened.link} />;
}

function open(game: GameRecord, query: Record<string, string>): { link: ReplayLink } | { problem: string } {
  try {
    const at = Number.parseInt(query.at ?? '0', 10);
    const as = game.players.find((player) => player === query.as) ?? null;
    return { link: replayLink(game, Number.isFinite(at) ? at : 0, as) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function Shown({ link }: { link: ReplayLink }) {
  const model = useMemo(() => tableModel(link as TableLink as TableLink<Classic>, CLASSIC), [link]);
  const play = useMemo(() => playback(link), [link]);
  useEffect(
    () => () => {
      play.stop();
      model.dispose();
    },
    [model, play],
  );
  const scene = model.board.value;
  const layout = useLayout('low');
  const root = useRef<HTMLDivElement>(null);
  const column = layout.name === 'column';
  useInsets(root, scene, layout.height === 'full' && !column);
  const focus = () => {
    const { turn } = model.game.view.value.board;
    if (turn) scene?.camera.focusPlayer(turn.player);
    else scene?.camera.fitAll();
  };
  return (
    <TableContext.Provider value={model}>
      <TableFrame root={root} testid="replay" acts={false}>
        <BoardMount />
        <TopBar onFocus={focus} />
        <TextView />
        <Sheet
          layout={layout}
          of="replay"
          panel={
            <SideTop>
              <SidePanel />
              <SeenHand link={link} />
            </SideTop>
          }
          foot={null}
        >
          <Log />
        </Sheet>
        <Timeline link={link} play={play} edge={column ? 'bottom' : 'top'} />
        <CardPreview />
        <EscapeMenu />
        <Announcer />
      </TableFrame>
    </TableContext.Provider>
  );
}

/** The Specials that the chosen player held at this moment. */
function SeenHand({ link }: { link: ReplayLink }) {
  const table = useTable();
  const player = link.perspective.value;
  const mine = table.game.view.value.mine;
  if (!player || !mine) return null;
  const name = table.name(player);
  return (
    <section class={css.replayHand} data-testid="replay-hand">
      <h2 class="panel-title">{t('replay.hand', { name })}</h2>
      {mine.hand.length === 0 && <p class="small muted">{t('replay.handEmpty', { name })}</p>}
      <ul>
        {mine.hand.map((card) => (
          <li key={card}>
            <Button size="small" icon="special" onClick={() => table.ui.preview.pin(card)}>
              {cardName(card)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
