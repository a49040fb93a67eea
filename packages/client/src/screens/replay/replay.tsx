import type { GameRecord } from '@illuminice/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { Announcer } from '../../hud/announcer';
import { CloseUp } from '../../hud/close-up';
import { EscapeMenu } from '../../hud/escape-menu';
import { Log } from '../../hud/log';
import { TableContext, tableModel, useTable } from '../../hud/model';
import { SceneMount } from '../../hud/scene-mount';
import { SidePanel } from '../../hud/side-panel';
import { TextView } from '../../hud/text-view';
import { TopBar } from '../../hud/top-bar';
import { fetchGame, Refused } from '../../net/http';
import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { Lost } from '../lost';
import { Sheet, useLayout } from '../table/layout';
import { Wait } from '../wait';
import { playback } from './playback';
import { type ReplayLink, replayLink } from './replay-link';
import { Timeline } from './timeline';
import '../table/game.css';
import '../table/sheet.css';

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

/** What the controls take of a narrow screen, in px. */
const TIMELINE_HEIGHT = 212;

function Shown({ link }: { link: ReplayLink }) {
  const model = useMemo(() => tableModel(link), [link]);
  const play = useMemo(() => playback(link), [link]);
  useEffect(
    () => () => {
      play.stop();
      model.dispose();
    },
    [model, play],
  );
  const scene = model.scene.value;
  const layout = useLayout('low');
  const { insets, name } = layout;
  useEffect(() => {
    scene?.camera.setInsets(name === 'sheet' ? { ...insets, top: insets.top + TIMELINE_HEIGHT } : insets);
  }, [scene, insets, name]);
  const focus = () => {
    const { turn } = model.view.value.board;
    if (turn) scene?.camera.focusPlayer(turn.player);
    else scene?.camera.fitAll();
  };
  return (
    <TableContext.Provider value={model}>
      <div class={`game replay ${layout.name}`} data-testid="replay">
        <SceneMount />
        <TopBar onFocus={focus} />
        <TextView />
        <Sheet
          layout={layout}
          of="replay"
          panel={
            <div class="side-top">
              <SidePanel />
              <SeenHand link={link} />
            </div>
          }
          foot={null}
        >
          <Log />
        </Sheet>
        <Timeline link={link} play={play} />
        <CloseUp />
        <EscapeMenu />
        <Announcer />
      </div>
    </TableContext.Provider>
  );
}

/** The Specials that the chosen player held at this moment. */
function SeenHand({ link }: { link: ReplayLink }) {
  const table = useTable();
  const player = link.perspective.value;
  const mine = table.view.value.mine;
  if (!player || !mine) return null;
  const name = table.name(player);
  return (
    <section class="replay-hand" data-testid="replay-hand">
      <h2 class="panel-title">{t('replay.hand', { name })}</h2>
      {mine.hand.length === 0 && <p class="small muted">{t('replay.handEmpty', { name })}</p>}
      <ul>
        {mine.hand.map((card) => (
          <li key={card}>
            <Button size="small" icon="special" onClick={() => (table.closeUp.value = { card, rect: null, pinned: true })}>
              {cardName(card)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
