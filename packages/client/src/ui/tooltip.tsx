import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tooltip from '@zag-js/tooltip';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useId } from 'preact/hooks';
import { Portal } from './portal';
import './tooltip.css';

type TriggerProps = Omit<ComponentProps<'button'>, 'role'>;

/**
 * Words beside a control, on hover, on focus and on touch.
 *
 * @param children draws the control with the properties it is given; `show` opens the words at once (for a tap on a
 * control that is not to be had now).
 */
export function Tooltip({
  text,
  children,
}: {
  text: ComponentChildren | null;
  children: (props: TriggerProps, show: () => void) => ComponentChildren;
}) {
  const service = useMachine(tooltip.machine, {
    id: useId(),
    openDelay: 120,
    closeDelay: 60,
    disabled: text === null,
    closeOnClick: false,
    closeOnPointerDown: false,
    positioning: { placement: 'top', gutter: 10 },
  });
  const api = tooltip.connect(service, normalizeProps);
  return (
    <>
      {children(api.getTriggerProps() as TriggerProps, () => api.setOpen(true))}
      {api.open && text !== null && (
        <Portal>
          <div {...api.getPositionerProps()}>
            <div {...api.getContentProps()} class="tooltip">
              {text}
            </div>
          </div>
        </Portal>
      )}
    </>
  );
}
