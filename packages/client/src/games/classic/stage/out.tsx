import { t } from '../../../text';
import { Crest } from '../../../ui/crest';
import { useTable } from '../use-table';
import css from './ceremony.module.css';
import type { OutScene } from './scenes';

export function Out({ scene }: { scene: OutScene }) {
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
