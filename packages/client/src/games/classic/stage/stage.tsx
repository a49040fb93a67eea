import { StageFrame } from '../../../hud/stage/stage-frame';
import { Start } from '../../../hud/stage/start';
import type { ShownScene } from '../../../table/stage-model';
import { Deal } from './deal';
import { Out } from './out';
import { Own } from './own';
import { Roll } from './roll';
import type { Scene } from './scenes';

export function Stage({ shown }: { shown: ShownScene<Scene> }) {
  const { scene, told } = shown;
  return (
    <StageFrame shown={shown}>
      {scene.kind === 'roll' && <Roll scene={scene} told={told} />}
      {scene.kind === 'start' && <Start scene={scene} told={told} />}
      {scene.kind === 'deal' && <Deal scene={scene} told={told} />}
      {scene.kind === 'own' && <Own scene={scene} told={told} />}
      {scene.kind === 'out' && <Out scene={scene} />}
    </StageFrame>
  );
}
