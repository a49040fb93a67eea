import type { TableModel } from '../../table/table-model';
import type { PageRect } from '../../table/ui-model';

/** A finger that rests for so long asks for the card itself, ms. */
const LONG_MS = 450;

/** The finger that rests on an element; `shown`: it has asked for the card, and the click that follows is no answer. */
let press: { readonly timer: ReturnType<typeof setTimeout>; shown: boolean } | null = null;

const rectOf = ({ currentTarget }: Event): PageRect => (currentTarget as HTMLElement).getBoundingClientRect();

/**
 * Listeners of an element that names a card: the card is shown large while the pointer is over it or the keyboard has led there, and
 * stays if a finger rests on it.
 */
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
