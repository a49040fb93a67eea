import { Later, lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

/** What scenes are shown with: nobody needs it before the first dice. */
export const stagePart = lazyPart(() => import('./stage'));

/** The scene that is on the stage, if any. */
export function StageLater() {
  const shown = useTable().stage.shown.value;
  return shown && <Later part={stagePart}>{({ Stage }) => <Stage shown={shown} />}</Later>;
}
