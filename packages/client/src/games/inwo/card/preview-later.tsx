import { useAction } from '../../../prefs/use-action';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

/** The card preview: loaded with the first card that is looked at. */
export const preview = lazyPart(() => import('./card-preview'));

/** The card that is looked at; a key keeps it there. */
export function PreviewLater() {
  const { preview: model } = useTable().ui;
  const shown = model.shown.value;
  useAction('pin', () => {
    const now = model.shown.peek();
    if (now) model.toggle(now.card, now.rect);
    return now !== null;
  });
  return shown && <Later part={preview}>{({ CardPreview }) => <CardPreview {...shown} />}</Later>;
}
