import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { StageScene } from '../../net/game-types';
import type { ShownScene } from '../../table/stage-model';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Guilloche } from '../../ui/guilloche';
import { keyWords } from '../../ui/key-words';
import css from './stage.module.css';

export function StageFrame(props: { shown: ShownScene<StageScene & { readonly kind: string }>; children: ComponentChildren }) {
  const { shown, children } = props;
  const { stage } = useTable();
  const { scene, told, id } = shown;
  // Only a scene without awaited players can be closed.
  const rolls = scene.kind === 'roll';
  // Before paint: a key pressed on the visible scene has its listener.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const writes = target instanceof Element && target.closest('input, select, textarea, [role=dialog]');
      if ((event.key !== ' ' && event.key !== 'Escape') || event.repeat || event.ctrlKey || event.metaKey || event.altKey || writes) return;
      // Consumed: the focused element belongs to the table behind.
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
        {!rolls && (
          <span aria-hidden="true">
            {t('stage.skip')} <kbd>{keyWords('Space')}</kbd>
          </span>
        )}
      </button>
      {!rolls && <Guilloche class={css.weave ?? ''} lobes={30} />}
      {children}
    </section>
  );
}
