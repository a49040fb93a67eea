import { goalsOf } from '@illuminice/rules/classic';
import { effect, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type BoardHighlights, type BoardLook, createBoard, type KeptCamera, type TableBoard } from '../../board/index';
import { animationOf } from '../../games/classic/board/animation';
import { CLASSIC_BOARD } from '../../games/classic/board/place';
import { BOARD_WORDS } from '../../games/classic/board/words';
import { goalLabel, isClose } from '../../games/classic/panels/goal-need';
import { type TableModel, useTable } from '../../games/classic/use-table';
import { listenKeys } from '../../prefs/keys';
import { motionSpeed, prefs, reducedMotion } from '../../prefs/prefs';
import { play } from '../../sound/index';
import { screenSize } from '../../style/breakpoints';
import { frameLine } from '../../style/seats';
import { currentLook, words } from '../../text';
import { seatState } from '../seats/seat-state';
import css from './board-mount.module.css';

/** How the seats look and what they are doing, for the plates on the table. */
function lookOf(table: TableModel): BoardLook {
  const view = table.game.view.value;
  const { who } = table.game.decision.value;
  const { board } = view;
  const seats: BoardLook['seats'] = {};
  for (const seat of board.seats) {
    const { player, status, illuminati } = seat;
    const { name, look } = table.seat(player);
    seats[player] = {
      name,
      colour: look.colour,
      shape: look.shape,
      line: frameLine(look),
      isMe: player === table.game.me,
      status: seatState(table, seat),
      waitedFor: who.includes(player),
      goals:
        status === 'in' && illuminati
          ? goalsOf(view, player).map(({ goal, have, need }) => ({ label: goalLabel(goal), have, need, close: isClose({ have, need }) }))
          : [],
    };
  }
  return { perspective: view.player, seats };
}

/** The table itself: mounts the scene, feeds it, and hands on what is done there. */
export function BoardMount() {
  const table = useTable();
  const look = currentLook();
  const host = useRef<HTMLDivElement>(null);
  // Another theme, palette or seat builds the scene anew; it is looked at from where it was.
  const camera = useRef<KeptCamera | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || !look) return;
    let stop = () => undefined as unknown;
    let gone = false;
    void createBoard(element, {
      game: CLASSIC_BOARD,
      words: BOARD_WORDS,
      look,
      screen: screenSize,
      keys: (on) => listenKeys(() => prefs.bindings.value, on),
      reducedMotion,
      motionSpeed,
      sound: play,
      camera: camera.current,
    }).then((scene) => {
      if (gone) return scene.destroy();
      scene.on({
        card: (card) => table.draft.tap(card, scene.cardRect(card)),
        place: (place) => table.draft.place(place),
        slot: (slot) => void table.game.act({ type: 'chooseIlluminati', slot }),
        hover: (card, rect) => (card ? table.ui.preview.hover(card, rect) : table.ui.preview.leave()),
        longPress: (card, rect) => table.ui.preview.pin(card, rect),
        background: () => table.draft.tapBackground(),
      });
      const stops = [
        table.link.onEvents((events) => scene.play(animationOf(events))),
        showPerFrame(scene, table),
        effect(() => scene.highlight(withPointed(table.draft.highlights.value, table))),
      ];
      stop = () => {
        table.setBoard(null);
        for (const one of stops) one();
        camera.current = scene.keepCamera();
        scene.destroy();
      };
      // The throw for the first turn fell before there was a table to see it on.
      const { turn, phase } = table.game.view.peek().board;
      if (turn?.number === 1 && phase === 'start' && !camera.current)
        scene.play(animationOf(table.log.peek().flatMap(({ event }) => (event.type === 'startRolled' ? [event] : []))));
      // Whoever drives the page from outside can learn in no other way where a card lies on the canvas.
      Object.assign(element, { scene });
      table.setBoard(scene);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [table, look]);
  return <div ref={host} class={css.sceneHost} data-testid="scene" data-coverable />;
}

/** Shows what has changed at most once a frame: of a fast game only the last of many changes is looked at. */
const showPerFrame = (scene: TableBoard, table: TableModel): (() => void) => {
  let asked = 0;
  const show = () => {
    asked = 0;
    scene.show(
      table.game.view.peek(),
      untracked(() => lookOf(table)),
    );
  };
  let first = true;
  const stop = effect(() => {
    // Read here, so that the effect knows what it waits for.
    table.game.view.value;
    table.game.decision.value;
    table.link.lobby.value;
    prefs.palette.value;
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

/** A card shown from the log or a panel is pointed at on the table. */
const withPointed = (marks: BoardHighlights, table: TableModel): BoardHighlights => {
  const shown = table.ui.preview.shown.value;
  const slots = table.game.offers.value.chooseIlluminati.can?.slots ?? [];
  return { ...marks, slots, pointed: shown?.rect && !shown.pinned ? shown.card : null };
};
