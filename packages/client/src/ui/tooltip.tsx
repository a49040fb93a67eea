import type { ComponentChildren, ComponentProps } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Later, lazyPart } from './lazy-part';
import type { Begin, TooltipHandle } from './tooltip-words';

/** State machine and positioning, needed only once a control is hovered. */
export const tooltipWords = lazyPart(() => import('./tooltip-words'));

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
  const scope = useId();
  const id = `tooltip:${scope}:trigger`;
  /** Trigger of the first words; null: none yet. */
  const [begin, setBegin] = useState<Begin | null>(null);
  const [describedBy, setDescribedBy] = useState<string | null>(null);
  const handle = useRef<TooltipHandle | null>(null);
  const open = () => {
    if (handle.current) handle.current.open();
    else setBegin('open');
  };
  const onPoint: TriggerProps['onPointerMove'] = (event) => {
    if (text === null || pointerStands()) return;
    if (handle.current) handle.current.trigger.onPointerMove?.(event);
    else if (event.pointerType !== 'touch') setBegin((begun) => begun ?? 'point');
  };
  const onGone = () => !handle.current && setBegin(null);
  const trigger: TriggerProps = {
    id,
    'aria-describedby': describedBy ?? undefined,
    onPointerMove: onPoint,
    onPointerOver: onPoint,
    onFocus: ({ currentTarget: control }) => {
      if (text === null || !control.matches(':focus-visible')) return;
      // A closing tooltip, as the focus leaves, would take these along.
      setTimeout(() => document.activeElement === control && open(), 0);
    },
    onBlur: (event) => (handle.current ? handle.current.trigger.onBlur?.(event) : onGone()),
    onPointerLeave: (event) => (handle.current ? handle.current.trigger.onPointerLeave?.(event) : onGone()),
    onPointerCancel: (event) => (handle.current ? handle.current.trigger.onPointerCancel?.(event) : onGone()),
  };
  return (
    <>
      {children(trigger, open)}
      {begin && (
        <Later part={tooltipWords}>
          {({ TooltipWords }) => (
            <TooltipWords
              scope={scope}
              trigger={id}
              text={text}
              interactive={interactive}
              begin={begin}
              handle={handle}
              onDescribe={setDescribedBy}
            />
          )}
        </Later>
      )}
    </>
  );
}
