import { StageFrame } from '../../../hud/stage/stage-frame';
import { Start } from '../../../hud/stage/start';
import type { ShownScene } from '../../../table/stage-model';
import { t } from '../../../text';
import { Crest } from '../../../ui/crest';
import { useTable } from '../use-table';
import css from './ceremony.module.css';
import { Deal } from './deal';
import { Own } from './own';
import { Roll } from './roll';
import type { OutScene, Scene } from './scenes';

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

function Out({ scene }: { scene: OutScene }) {
  const table = useTable();
  const { me } = table.game;
  const style = { '--seat': me ? table.seat(me).look.colour : 'var(--brass)' };
  return (
    <section class={css.own} style={style} role="alert" data-testid="stage-out">
      <Crest size={96} />
      <h2 class={css.title}>{t('out.title')}</h2>
      <p class={css.versus}>{t('out.means', { how: scene.how })}</p>
    </section>
  );
}
