import type { ComponentType } from 'preact';
import type { StageScene } from '../../net/game-types';
import type { ShownScene } from '../../table/stage-model';
import { useTable } from '../../table/table-context';
import { lazyComponent } from '../../ui/lazy-part';

export function lazyStage<S extends StageScene>(load: () => Promise<{ Stage: ComponentType<{ shown: ShownScene<S> }> }>) {
  const Loaded = lazyComponent(load, 'Stage');
  const Stage = () => {
    const shown = useTable().stage.shown.value as ShownScene<S> | null;
    return shown && <Loaded shown={shown} />;
  };
  return Object.assign(Stage, { part: Loaded.part });
}
