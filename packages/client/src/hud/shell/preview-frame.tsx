import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import type { PageRect, ShownPreview } from '../../table/ui-model';
import { t } from '../../text';
import { Icon } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import css from './preview-frame.module.css';

export const previewPart = {
  alignments: css.alignments,
  previewActions: css.previewActions,
  previewNumbers: css.previewNumbers,
  previewReasons: css.previewReasons,
  previewText: css.previewText,
  history: css.history,
  now: css.now,
  path: css.path,
  position: css.position,
  printed: css.printed,
  rulings: css.rulings,
};

const WIDTH = 330;
const HEIGHT = 300;

/** Size of the picture, px; a narrower preview crops it. */
export const PREVIEW_PICTURE = { width: 356, height: 168 } as const;

/** Look of a preview: parchment, lacquer in the owner's colour, or the copper of hidden cards. */
export type PreviewKind = 'group' | 'illuminati' | 'special';

/** The card preview: name and a game's details. It docks in the column; on a phone it lies over the table. */
export function PreviewFrame(props: {
  shown: ShownPreview;
  kind: PreviewKind;
  colour: string;
  name: string;
  picture: ComponentChildren;
  credit: ComponentChildren;
  children: ComponentChildren;
}) {
  const { shown, kind, colour, name, picture, credit, children } = props;
  const { card, rect, pinned } = shown;
  const table = useTable();
  const over = !pinned && isInColumn(rect);
  usePassing(table, over ? rect : null);
  return (
    <aside
      class={css.preview}
      data-kind={kind}
      style={{ '--seat': colour, ...(pinned && kind === 'special' ? above(rect) : beside(rect)) }}
      data-surface={kind === 'group' ? undefined : 'dark'}
      data-testid="close-up"
      data-card={card}
      data-beside={over || undefined}
      aria-label={name}
      aria-live="polite"
    >
      {!pinned && (
        <p class={css.pinIt}>
          {t('card.pin')} <kbd>{keysInWords(prefs.bindings.value.pin)}</kbd>
        </p>
      )}
      <div class={css.previewPicture}>{picture}</div>
      <div class={css.previewHead}>
        <h3>{name}</h3>
        {pinned && (
          <button
            type="button"
            class={css.close}
            aria-label={t('close')}
            data-testid="close-up-close"
            onClick={() => table.ui.preview.close()}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
      <p class={css.previewCredit}>{credit}</p>
    </aside>
  );
}

/** True if the previewed element is in the column: then the preview opens beside the column and covers no button. */
function isInColumn(rect: PageRect | null): boolean {
  const column = document.querySelector('[data-inset=right]')?.getBoundingClientRect();
  return rect !== null && column !== undefined && rect.left >= column.left;
}

/** Tolerance for the pointer beyond the hovered element, px. */
const STRAYS = 6;

/** Closes the preview once the pointer has moved on or the panel has changed: removed elements send no leave event. */
function usePassing(table: TableModel, rect: PageRect | null): void {
  const moment = `${table.game.decision.value.frame} ${table.draft.current.value?.kind} ${table.ui.talk.tab.value}`;
  const before = useRef(moment);
  useEffect(() => {
    if (before.current !== moment && rect) table.ui.preview.leave();
    before.current = moment;
  }, [table, moment, rect]);
  useEffect(() => {
    if (!rect) return;
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      const strayed = x < rect.left - STRAYS || x > rect.right + STRAYS || y < rect.top - STRAYS || y > rect.bottom + STRAYS;
      if (strayed) table.ui.preview.leave();
    };
    addEventListener('pointermove', onMove);
    return () => removeEventListener('pointermove', onMove);
  }, [table, rect]);
}

function beside(rect: PageRect | null): Place {
  if (!rect) return { '--left': '12px', '--top': '72px' };
  const right = rect.right + 12;
  const left = right + WIDTH < innerWidth ? right : Math.max(8, rect.left - WIDTH - 12);
  const top = Math.max(8, Math.min(rect.top, innerHeight - HEIGHT - 8));
  return { '--left': `${left}px`, '--top': `${top}px` };
}

function above(rect: PageRect | null): Place {
  if (!rect || rect.top < HEIGHT + 32) return beside(rect);
  const left = Math.max(8, Math.min(rect.left, innerWidth - WIDTH - 8));
  return { '--left': `${left}px`, '--bottom': `${innerHeight - rect.top + 24}px` };
}

type Place = Readonly<Record<`--${string}`, string>>;
