import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import css from './drawer.module.css';

export const drawerPart = {
  card: css.card,
  cards: css.cards,
  held: css.held,
  laid: css.laid,
  lines: css.lines,
  seat: css.seat,
  turn: css.turn,
};

/** A tab of a drawer. `count`: number of cards; null: not shown. */
export interface DrawerTab {
  readonly id: string;
  readonly text: ComponentChildren;
  readonly count: number | null;
}

/** The drawer with its tabs and content. `scrolls`: it has no other keyboard target. */
export function DrawerFrame(props: {
  label: string;
  pile: string;
  tabs: readonly DrawerTab[];
  note: string | null;
  scrolls: boolean;
  takesFocus: boolean;
  children: ComponentChildren;
}) {
  const { label, pile, tabs, note, scrolls, takesFocus, children } = props;
  const { drawer } = useTable().ui;
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!takesFocus || !(before instanceof HTMLElement)) return;
    const root = here.current;
    root?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    return () => {
      if (root?.contains(document.activeElement) || document.activeElement === document.body) before.focus();
    };
  }, [takesFocus]);
  return (
    <section ref={here} class={css.drawer} aria-label={label} data-testid="drawer" data-pile={pile}>
      <header>
        <div class={css.piles}>
          {tabs.map(({ id, text, count }) => (
            <button
              key={id}
              type="button"
              class={css.pile}
              aria-pressed={id === pile}
              data-testid={`pile-${id}`}
              onClick={() => drawer.open(id)}
            >
              {text}
              {count !== null && <b>{count}</b>}
            </button>
          ))}
        </div>
        <span class="spring" />
        {note !== null && <span class={css.order}>{note}</span>}
        <Button size="small" icon="close" class={css.close} label={t('close')} testid="drawer-close" onClick={drawer.close}>
          <span>{t('close')}</span>
        </Button>
      </header>
      <div class={css.content} key={pile} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
    </section>
  );
}
