import { useLayoutEffect } from 'preact/hooks';
import type { ShownScene } from '../../../table/stage-model';
import { t } from '../../../text';
import { Guilloche } from '../../../ui/guilloche';
import { keyWords } from '../../../ui/key-words';
import { useTable } from '../use-table';
import ceremonyCss from './ceremony.module.css';
import { Deal } from './deal';
import { Own } from './own';
import { Roll } from './roll';
import type { Scene } from './scenes';
import css from './stage.module.css';
import { Start } from './start';

/** A scene in front of the table. A click, a tap or Space tells its outcome at once, and then puts it away. */
export function Stage({ shown }: { shown: ShownScene<Scene> }) {
  const { stage } = useTable();
  const { scene, told, id } = shown;
  // Before the browser paints: a key that follows what is seen finds somebody who listens.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const writes = target instanceof Element && target.closest('input, select, textarea, [role=dialog]');
      if ((event.key !== ' ' && event.key !== 'Escape') || event.repeat || event.ctrlKey || event.metaKey || event.altKey || writes) return;
      // Nothing else hears of it: what has the focus belongs to the table behind.
      event.preventDefault();
      event.stopImmediatePropagation();
      stage.skip();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [stage]);
  return (
    <section
      key={id}
      class={css.stage}
      aria-label={t('stage.title')}
      data-surface="dark"
      data-testid="stage"
      data-stage
      data-kind={scene.kind}
      data-told={told}
    >
      <button
        type="button"
        class={css.skip}
        aria-label={t('stage.skip')}
        data-testid="stage-skip"
        onFocus={stage.stay}
        onClick={stage.skip}
      >
        {scene.kind !== 'roll' && (
          <span aria-hidden="true">
            {t('stage.skip')} <kbd>{keyWords('Space')}</kbd>
          </span>
        )}
      </button>
      {scene.kind !== 'roll' && <Guilloche class={ceremonyCss.weave ?? ''} lobes={30} />}
      {scene.kind === 'roll' && <Roll scene={scene} told={told} />}
      {scene.kind === 'start' && <Start scene={scene} told={told} />}
      {scene.kind === 'deal' && <Deal scene={scene} told={told} />}
      {scene.kind === 'own' && <Own scene={scene} told={told} />}
    </section>
  );
}
