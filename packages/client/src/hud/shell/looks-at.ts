import type { TableModel } from '../../table/table-model';
import type { PageRect } from '../../table/ui-model';

/** Long press that opens the preview, ms. */
const LONG_MS = 450;

/** The touch on an element; `shown`: it has opened the preview, so the following click is no answer. */
let press: { readonly timer: ReturnType<typeof setTimeout>; shown: boolean } | null = null;

const rectOf = ({ currentTarget }: Event): PageRect => (currentTarget as HTMLElement).getBoundingClientRect();

/** Listeners of an element that names a card: hover and keyboard focus open its preview, a long press pins it. */
export function looksAt({ ui: { preview } }: Pick<TableModel, 'ui'>, card: string) {
  const leave = () => preview.leave();
  const lift = () => {
    if (press) clearTimeout(press.timer);
    if (!press?.shown) press = null;
  };
  return {
    onMouseEnter: (event: MouseEvent) => preview.hover(card, rectOf(event)),
    onMouseLeave: leave,
    onFocus: (event: FocusEvent) => {
      if ((event.currentTarget as HTMLElement).matches(':focus-visible')) preview.hover(card, rectOf(event));
    },
    onBlur: leave,
    onTouchStart: (event: TouchEvent) => {
      const rect = rectOf(event);
      const held = {
        shown: false,
        timer: setTimeout(() => {
          held.shown = true;
          preview.pin(card, rect);
        }, LONG_MS),
      };
      press = held;
    },
    onTouchEnd: lift,
    onTouchCancel: lift,
    onTouchMove: lift,
    onContextMenu: (event: MouseEvent) => {
      if (press) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const wasShown = press?.shown === true;
      press = null;
      if (!wasShown) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
