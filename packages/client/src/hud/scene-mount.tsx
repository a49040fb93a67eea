import { goalsOf } from '@illuminice/rules';
import { effect, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { motionSpeed, prefs, reducedMotion } from '../prefs/prefs';
import { createTableScene, type KeptCamera, type SceneLook, type SceneMarks, type TableScene } from '../scene/index';
import { play } from '../sound/index';
import { lookWorn, words } from '../text';
import { goalLabel, isClose } from './goal-need';
import { type TableModel, useTable } from './model';
import { SCENE_WORDS } from './scene-words';
import { seatState } from './seat-state';

/** How the seats look and what they are doing, for the plates on the table. */
function lookOf(table: TableModel): SceneLook {
  const view = table.view.value;
  const { who } = table.decision.value;
  const { board } = view;
  const seats: SceneLook['seats'] = {};
  for (const seat of board.seats) {
    const { player, status, illuminati } = seat;
    const { name, colour } = table.seat(player);
    seats[player] = {
      name,
      seat: colour,
      isMe: player === table.me,
      status: seatState(table, seat),
      waitedFor: who.includes(player),
      goals:
        status === 'in' && illuminati
          ? goalsOf(view, player).map(({ goal, have, need }) => ({ label: goalLabel(goal), have, need, close: isClose({ have, need }) }))
          : [],
    };
  }
  return { perspective: view.player, seats, palette: prefs.palette.value };
}

/** The table itself: mounts the scene, feeds it, and hands on what is done there. */
export function SceneMount() {
  const table = useTable();
  const worn = lookWorn();
  const host = useRef<HTMLDivElement>(null);
  // Another theme, palette or seat builds the scene anew; it is looked at from where it was.
  const camera = useRef<KeptCamera | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let stop = () => undefined as unknown;
    let gone = false;
    void createTableScene(element, {
      words: SCENE_WORDS,
      reducedMotion,
      motionSpeed,
      sound: play,
      camera: camera.current,
    }).then((scene) => {
      if (gone) return scene.destroy();
      scene.on({
        card: (card) => table.tapCard(card),
        place: (place) => table.tapPlace(place),
        slot: (slot) => void table.act({ type: 'chooseIlluminati', slot }),
        hover: (card, rect) => {
          if (!table.closeUp.value?.pinned) table.closeUp.value = card ? { card, rect, pinned: false } : null;
        },
        longPress: (card, rect) => {
          table.closeUp.value = { card, rect, pinned: true };
        },
        background: () => table.away(),
      });
      const stops = [
        table.link.onEvents((events) => scene.play(events)),
        showPerFrame(scene, table),
        effect(() => scene.highlight(withPointed(table.marks.value, table))),
      ];
      stop = () => {
        table.scene.value = null;
        for (const one of stops) one();
        camera.current = scene.keepCamera();
        scene.destroy();
      };
      // The throw for the first turn fell before there was a table to see it on.
      const { turn, phase } = table.view.peek().board;
      if (turn?.number === 1 && phase === 'start' && !camera.current)
        scene.play(table.log.peek().flatMap(({ event }) => (event.type === 'startRolled' ? [event] : [])));
      // Whoever drives the page from outside can learn in no other way where a card lies on the canvas.
      Object.assign(element, { scene });
      table.scene.value = scene;
    });
    return () => {
      gone = true;
      stop();
    };
  }, [table, worn]);
  return <div ref={host} class="scene-host" data-testid="scene" />;
}

/** Shows what has changed at most once a frame: of a fast game only the last of many changes is looked at. */
const showPerFrame = (scene: TableScene, table: TableModel): (() => void) => {
  let asked = 0;
  const show = () => {
    asked = 0;
    scene.show(
      table.view.peek(),
      untracked(() => lookOf(table)),
    );
  };
  let first = true;
  const stop = effect(() => {
    // Read here, so that the effect knows what it waits for.
    table.view.value;
    table.decision.value;
    table.link.lobby.value;
    prefs.palette.value;
    lookWorn();
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
const withPointed = (marks: SceneMarks, table: TableModel): SceneMarks => {
  const shown = table.closeUp.value;
  const slots = table.offers.value.chooseIlluminati.can?.slots ?? [];
  return { ...marks, slots, pointed: shown?.rect && !shown.pinned ? shown.card : null };
};
