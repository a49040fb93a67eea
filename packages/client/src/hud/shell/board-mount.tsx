import { effect, untracked } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardHighlights, BoardLook, createBoard, KeptCamera, TableBoard } from '../../board/index';
import { listenKeys } from '../../prefs/keys';
import { motionSpeed, prefs, reducedMotion } from '../../prefs/prefs';
import { play } from '../../sound/index';
import { screenSize } from '../../style/breakpoints';
import { frameLine } from '../../style/seats';
import type { GameUi } from '../../table/game-ui';
import { useGameUi, useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { currentLook, words } from '../../text';
import { idle, Later, lazyPart } from '../../ui/lazy-part';
import { seatState } from '../seats/seat-state';
import css from './board-mount.module.css';

function lookOf(table: TableModel, game: GameUi): BoardLook {
  const view = table.game.view.value;
  const { who } = table.game.decision.value;
  const seats: BoardLook['seats'] = {};
  for (const { player } of view.board.seats) {
    const { name, look } = table.seat(player);
    seats[player] = {
      name,
      colour: look.colour,
      shape: look.shape,
      line: frameLine(look),
      isMe: player === table.game.me,
      status: seatState(table, game, player),
      waitedFor: who.includes(player),
      counts: game.seats.counts(view, player),
      held: game.seats.held(view, player),
      goals: game.seats.goals(view, player),
    };
  }
  return { perspective: view.player, clockwise: prefs.seating.value === 'clockwise', seats };
}

/** Pixi and the board: players can decide before it is loaded. */
const boardPart = lazyPart(() => import('../../board/index'));
const BOARD_AGAIN_MS = 3000;

const Host = (props: { host?: Ref<HTMLDivElement> }) => <div ref={props.host} class={css.sceneHost} data-testid="scene" data-coverable />;

/** The board, loaded after everything that a decision needs. */
export function BoardMount() {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    let here = true;
    void idle().then(() => here && setTurn(true));
    return () => {
      here = false;
    };
  }, []);
  if (!isTurn) return <Host />;
  return (
    <Later part={boardPart} againMs={BOARD_AGAIN_MS} fallback={() => <Host />}>
      {({ createBoard: create }) => <Scene create={create} />}
    </Later>
  );
}

/** Mounts the board, updates it, and forwards its events. */
function Scene({ create }: { create: typeof createBoard }) {
  const table = useTable();
  const game = useGameUi();
  const look = currentLook();
  const begins = look !== null;
  const host = useRef<HTMLDivElement>(null);
  // Another seat rebuilds the board; the camera is kept.
  const camera = useRef<KeptCamera | null>(null);
  useEffect(() => {
    const element = host.current;
    const first = currentLook();
    if (!element || !first) return;
    let stop = () => undefined as unknown;
    let gone = false;
    void create(element, {
      game: game.board.game,
      words: game.board.words,
      look: first,
      screen: screenSize,
      keys: (handlers) => listenKeys(() => prefs.bindings.value, handlers),
      reducedMotion,
      motionSpeed,
      sound: play,
      camera: camera.current,
    }).then((scene) => {
      if (gone) return scene.destroy();
      scene.on({
        card: (card) => table.draft.tap(card, scene.cardRect(card)),
        place: (place) => table.draft.place(place),
        slot: (slot) => game.board.slots && void table.game.act(game.board.slots.take(slot)),
        pile: (zone) => table.ui.drawer.toggle(zone),
        plateCard: (card, rect) => table.ui.preview.toggle(card, rect),
        plate: (player) => table.ui.drawer.open(game.board.pileOf(player)),
        hover: (card, rect) => (card ? table.ui.preview.hover(card, rect) : table.ui.preview.leave()),
        longPress: (card, rect) => table.ui.preview.pin(card, rect),
        background: () => table.draft.tapBackground(),
      });
      const stops = [
        table.link.onEvents((events) => scene.play(game.board.animate(events))),
        showPerFrame(scene, table, game),
        effect(() => scene.highlight(withPointed(table.draft.highlights.value, table, game))),
      ];
      stop = () => {
        table.setBoard(null);
        for (const stop of stops) stop();
        camera.current = scene.keepCamera();
        scene.destroy();
      };
      Object.assign(element, { scene });
      table.setBoard(scene);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [table, game, begins]);
  const board = table.board.value;
  useEffect(() => {
    if (look) void board?.restyle(look);
  }, [board, look]);
  return <Host host={host} />;
}

const showPerFrame = (scene: TableBoard, table: TableModel, game: GameUi): (() => void) => {
  let asked = 0;
  const show = () => {
    asked = 0;
    scene.show(
      table.game.view.peek(),
      untracked(() => lookOf(table, game)),
    );
  };
  let first = true;
  const stop = effect(() => {
    // Read here, so that the effect subscribes to it.
    table.game.view.value;
    table.game.decision.value;
    table.link.lobby.value;
    prefs.palette.value;
    prefs.seating.value;
    words();
    if (first) show();
    else if (!asked) asked = requestAnimationFrame(show);
    first = false;
  });
  return () => {
    stop();
    cancelAnimationFrame(asked);
  };
};

/** Marks the card whose preview was opened from the log or a panel. */
const withPointed = (marks: BoardHighlights, table: TableModel, game: GameUi): BoardHighlights => {
  const shown = table.ui.preview.shown.value;
  const slots = game.board.slots?.open(table.game.offers.value) ?? [];
  const path = shown ? game.board.path(table.game.view.value, shown.card) : [];
  const chances = shown && marks.chances.length === 0 ? game.board.changed(table.game.view.value, shown.card) : marks.chances;
  return {
    ...marks,
    slots,
    chances,
    pointed: shown?.rect && !shown.pinned ? shown.card : marks.pointed,
    path: path.length > 1 ? path : [],
  };
};
