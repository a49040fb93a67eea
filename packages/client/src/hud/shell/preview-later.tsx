import type { ComponentType } from 'preact';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import type { ShownPreview } from '../../table/ui-model';
import { lazyComponent } from '../../ui/lazy-part';

export function lazyPreview(load: () => Promise<{ CardPreview: ComponentType<ShownPreview> }>) {
  const CardPreview = lazyComponent(load, 'CardPreview');
  function Preview() {
    const { preview } = useTable().ui;
    const shown = preview.shown.value;
    useAction('pin', () => {
      const now = preview.shown.peek();
      if (now) preview.toggle(now.card, now.rect);
      return now !== null;
    });
    return shown && <CardPreview {...shown} />;
  }
  return Object.assign(Preview, { part: CardPreview.part });
}
