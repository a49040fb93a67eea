import type { ComponentType } from 'preact';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import type { ShownPreview } from '../../table/ui-model';
import { Later, type LazyPart } from '../../ui/lazy-part';

/** The card that is looked at, by a game's own part, loaded with the first one; a key keeps it there. */
export function PreviewLater({ part }: { part: LazyPart<{ CardPreview: ComponentType<ShownPreview> }> }) {
  const { preview: model } = useTable().ui;
  const shown = model.shown.value;
  useAction('pin', () => {
    const now = model.shown.peek();
    if (now) model.toggle(now.card, now.rect);
    return now !== null;
  });
  return shown && <Later part={part}>{({ CardPreview }) => <CardPreview {...shown} />}</Later>;
}
