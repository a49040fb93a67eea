import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tooltip from '@zag-js/tooltip';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Portal } from './portal';
import css from './tooltip.module.css';

/** A press may shake the pointer so far, px. */
const SHAKE = 4;

/** Position of the last press, as long as the pointer has not moved on. */
let pressed: { x: number; y: number } | null = null;
/** Last position of the pointer, and whether the event under way found it there. */
let last: { x: number; y: number } | null = null;
let stands = false;

addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = last = { x: clientX, y: clientY }), { capture: true });
const follow = ({ type, clientX, clientY }: PointerEvent): void => {
  stands = last !== null && last.x === clientX && last.y === clientY;
  if (type === 'pointermove') last = { x: clientX, y: clientY };
  if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SHAKE) pressed = null;
};
addEventListener('pointerover', follow, { capture: true });
addEventListener('pointermove', follow, { capture: true });

/**
 * True if the pointer stands where it was, or where it was pressed. Browsers report a move under a standing pointer when the page
 * changes below it: nobody points at what has come there.
 */
const pointerStands = (): boolean => pressed !== null || stands;

type TriggerProps = Omit<ComponentProps<'button'>, 'role'>;

/**
 * Words beside a control, on hover, on focus and on touch.
 *
 * @param children draws the control with the properties it is given; `show` opens the words at once (for a tap on a
 * control that is not to be had now).
 */
export function Tooltip({
  text,
  interactive = false,
  children,
}: {
  text: ComponentChildren | null;
  /** The words hold something to click: they stay while the pointer is on them. */
  interactive?: boolean;
  children: (props: TriggerProps, show: () => void) => ComponentChildren;
}) {
  const service = useMachine(tooltip.machine, {
    id: useId(),
    openDelay: 120,
    // Time to come to a link in the words.
    closeDelay: interactive ? 300 : 60,
    disabled: text === null,
    closeOnClick: false,
    closeOnPointerDown: false,
    // Below: escape also means what it means without the words.
    closeOnEscape: false,
    interactive,
    positioning: { placement: 'top', gutter: 10 },
  });
  const api = tooltip.connect(service, normalizeProps);
  const words = useRef<HTMLDivElement>(null);
  const close = useRef(() => undefined as unknown);
  close.current = () => api.setOpen(false);
  const open = useRef(() => undefined as unknown);
  open.current = () => api.setOpen(true);
  // A tap opens them where there is no pointer to leave again: then escape and a tap elsewhere put them away.
  useEffect(() => {
    if (!api.open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current();
    const onDown = (event: Event) => !words.current?.contains(event.target as Node) && close.current();
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onDown, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onDown, { capture: true });
    };
  }, [api.open]);
  const trigger = api.getTriggerProps() as TriggerProps;
  const onFocus: TriggerProps['onFocus'] = ({ currentTarget: control }) => {
    if (text === null || !control.matches(':focus-visible')) return;
    // The words that close as the focus leaves their control would take these along.
    setTimeout(() => document.activeElement === control && open.current(), 0);
  };
  const onPointerMove: TriggerProps['onPointerMove'] = (event) => !pointerStands() && trigger.onPointerMove?.(event);
  const onPointerOver: TriggerProps['onPointerOver'] = (event) => !pointerStands() && trigger.onPointerOver?.(event);
  return (
    <>
      {children({ ...trigger, onFocus, onPointerMove, onPointerOver }, () => api.setOpen(true))}
      {api.open && text !== null && (
        <Portal>
          <div {...api.getPositionerProps()}>
            <div {...api.getContentProps()} ref={words} class={css.tooltip}>
              {text}
            </div>
          </div>
        </Portal>
      )}
    </>
  );
}
