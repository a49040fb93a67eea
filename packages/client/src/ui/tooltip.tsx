import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tooltip from '@zag-js/tooltip';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Portal } from './portal';
import css from './tooltip.module.css';

/** Movement during a press, px. */
const SHAKE = 4;

let pressed: { x: number; y: number } | null = null;
/** Last place of the pointer, and whether the present event found it there. */
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

/** True if the pointer has not moved since its last place or press. Browsers report moves when the page changes under a resting pointer. */
const pointerStands = (): boolean => pressed !== null || stands;

type TriggerProps = Omit<ComponentProps<'button'>, 'role'>;

/**
 * Tooltip of a control, on hover, focus and touch. @param children draws the control with these properties; `show` opens at once (tap on a
 * disabled one)
 */
export function Tooltip({
  text,
  interactive = false,
  children,
}: {
  text: ComponentChildren | null;
  /** Has links: it stays while pointed at. */
  interactive?: boolean;
  children: (props: TriggerProps, show: () => void) => ComponentChildren;
}) {
  const service = useMachine(tooltip.machine, {
    id: useId(),
    openDelay: 120,
    // Time to reach a link in it.
    closeDelay: interactive ? 300 : 60,
    disabled: text === null,
    closeOnClick: false,
    closeOnPointerDown: false,
    // Handled below: escape keeps its other meaning.
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
  // Opened by tap, there is no pointer to leave: escape or a tap elsewhere closes it.
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
    // A closing tooltip, as the focus leaves, would take these along.
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
