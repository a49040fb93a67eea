import type { PlayerId } from '@illuminice/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { linkAt } from '../../base-path';
import { Announcer } from '../../hud/shell/announcer';
import { BoardMount } from '../../hud/shell/board-mount';
import { Captions } from '../../hud/shell/captions';
import { Spectacles } from '../../hud/spectacles/spectacles-later';
import type { Lobby, TableLink } from '../../net/table-link';
import { reducedMotion } from '../../prefs/prefs';
import { seatLook } from '../../prefs/seat-look';
import type { GameParts, GameUi } from '../../table/game-ui';
import { GameContext, TableContext, useGameUi, useTable } from '../../table/table-context';
import { tableModel } from '../../table/table-model';
import { list, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { QrCode } from '../../ui/link-to-share';
import { SeatMark } from '../../ui/seat-mark';
import { End } from '../table/game';
import { useInsets } from '../table/insets';
import { TableFrame } from '../table/layout';
import css from './tv.module.css';

/** Time for which the camera stays with a player whose turn begins, in ms. */
const CLOSE_UP_MS = 6000;

/** Link by which phones join as hands: their cards and answers first, the table on request. */
export const handLink = (code: string): string => linkAt(`/t/${code}?hand`);

/** Before the game: the way in, large, and who is here. */
export function TvLobby({ lobby }: { lobby: Lobby }) {
  const taken = lobby.seats.filter(({ presence }) => presence !== 'empty');
  return (
    <main class={css.lobby} data-testid="tv-lobby">
      <QrCode text={handLink(lobby.code)} alt={t('lobby.qr')} size="large" />
      <div>
        <Crest size={72} />
        <h1>{lobby.name}</h1>
        <p class={css.way}>{t('tv.join')}</p>
        <p class={css.code} data-testid="tv-code">
          {lobby.code}
        </p>
        <ul class={css.people} aria-live="polite">
          {taken.map(({ player, name, colour }) => (
            <li key={player}>
              <SeatMark look={seatLook(colour)} size={26} /> <bdi translate={false}>{name}</bdi>
            </li>
          ))}
        </ul>
        <FullScreen />
      </div>
    </main>
  );
}

/** The game for a room: the table, what happens in words, and no panels. */
export function TvGame(props: { link: TableLink; game: GameUi; end: GameParts['end']; opens: boolean }) {
  const { link, game, end, opens } = props;
  const model = useMemo(() => tableModel(link, game, new Map(), { opens, routine: false }), [link, game, opens]);
  useEffect(() => () => model.dispose(), [model]);
  const root = useRef<HTMLDivElement>(null);
  const scene = model.board.value;
  useInsets(root, scene, false);
  const { turn, outcome } = model.game.view.value.board;
  useCloseUp(scene, turn?.player ?? null);
  const { Stage } = game.play;
  return (
    <TableContext.Provider value={model}>
      <GameContext.Provider value={game}>
        <TableFrame root={root} testid="tv" acts={false} alone>
          <BoardMount />
          <Captions />
          <Spectacles />
          <header class={css.head} data-inset="top">
            <FullScreen />
            <Headline />
            <QrCode text={handLink(link.code)} alt={t('lobby.qr')} size="small" />
          </header>
          <Stage />
          <Announcer />
          {outcome && <End outcome={outcome} part={end} onPlayAgain={undefined} />}
        </TableFrame>
      </GameContext.Provider>
    </TableContext.Provider>
  );
}

/** Whose turn it is, and for whom the table waits, in letters that are read across a room. */
function Headline() {
  const table = useTable();
  const { play } = useGameUi();
  const view = table.game.view.value;
  const { who, kind } = table.game.decision.value;
  const player = view.board.turn?.player;
  const seat = player === undefined ? null : table.seat(player);
  const waiting = who.filter((id) => id !== player).map((id) => table.name(id));
  return (
    <div class={css.headline} data-testid="tv-headline">
      {seat && <SeatMark look={seat.look} size={34} />}
      <p>{seat ? <bdi translate={false}>{seat.name}</bdi> : play.turn(view).phaseName}</p>
      {waiting.length > 0 && <p class={css.waiting}>{t('banner.waiting', { names: list(waiting), kind })}</p>}
    </div>
  );
}

/** Goes to the player whose turn begins, and back to all after a while. */
function useCloseUp(scene: ReturnType<typeof tableModel>['board']['value'], player: PlayerId | null): void {
  useEffect(() => {
    if (!scene || player === null || reducedMotion()) return;
    scene.camera.focusPlayer(player);
    const timer = setTimeout(() => scene.camera.fitAll(), CLOSE_UP_MS);
    return () => clearTimeout(timer);
  }, [scene, player]);
}

/** Fills the screen; the press also lets the page make sounds. */
function FullScreen() {
  const show = () => void document.documentElement.requestFullscreen?.().catch(() => {});
  return (
    <Button kind="quiet" class={css.fullScreen} testid="tv-full" onClick={show}>
      {t('tv.full')}
    </Button>
  );
}
