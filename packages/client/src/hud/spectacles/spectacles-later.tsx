import { useEffect, useState } from 'preact/hooks';
import type { SpectacleKind } from '../../board/animation/spectacle';
import { motionSpeed, reducedMotion } from '../../prefs/prefs';
import { play } from '../../sound/index';
import type { SoundName } from '../../sound/scores/score';
import { useGameUi, useTable } from '../../table/table-context';
import { Later, lazyPart } from '../../ui/lazy-part';
import type { ShownSpectacle } from './shown';

const part = lazyPart(() => import('./spectacles'));

/** Most at a time; of more the last ones. */
const MOST = 3;

/** Sounds of spectacles; the table has its own sound of fire, and the end has the winner's. */
const SOUNDS: Readonly<Partial<Record<SpectacleKind, SoundName>>> = {
  capture: 'capture',
  control: 'control',
  disaster: 'disaster',
  order: 'order',
};

let nextId = 0;

/** Shows the great moments of the game by motion and sound, once no scene covers the table. */
export function Spectacles() {
  const table = useTable();
  const { board } = useGameUi();
  const [waiting, setWaiting] = useState<readonly ShownSpectacle[]>([]);
  const [shown, setShown] = useState<readonly ShownSpectacle[]>([]);
  useEffect(
    () =>
      table.link.onEvents((events, view) => {
        part.preload();
        const fresh = document.hidden ? [] : board.spectacles(events, view.board);
        if (fresh.length === 0) return;
        const places = table.board.peek();
        setWaiting((before) =>
          [...before, ...fresh.map((spectacle) => ({ ...spectacle, id: nextId++, from: places?.cardRect(spectacle.at) ?? null }))].slice(
            -MOST,
          ),
        );
      }),
    [table, board],
  );
  const isCovered = table.stage.shown.value !== null;
  useEffect(() => {
    if (isCovered || waiting.length === 0) return;
    setWaiting([]);
    for (const kind of new Set(waiting.map((spectacle) => spectacle.kind))) {
      const { [kind]: sound } = SOUNDS;
      if (sound) play(sound);
    }
    if (!reducedMotion() && motionSpeed() > 0) setShown((before) => [...before, ...waiting].slice(-MOST));
  }, [isCovered, waiting]);
  if (shown.length === 0) return null;
  return <Later part={part}>{({ Shown }) => <Shown spectacles={shown} onEnd={(ids) => setShown(without(ids))} />}</Later>;
}

const without =
  (ids: readonly number[]) =>
  (shown: readonly ShownSpectacle[]): readonly ShownSpectacle[] =>
    shown.filter(({ id }) => !ids.includes(id));
