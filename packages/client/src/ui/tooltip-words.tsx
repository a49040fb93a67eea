import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tooltip from '@zag-js/tooltip';
import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Portal } from './portal';
import css from './tooltip.module.css';

/** Trigger of the words: a pointer, after a pause, or immediately. */
export type Begin = 'point' | 'open';

/** Handle by which a control reports events to its words. */
export interface TooltipHandle {
  readonly trigger: Pick<ComponentProps<'button'>, 'onPointerMove' | 'onPointerLeave' | 'onPointerCancel' | 'onBlur'>;
  open(): void;
}

/** Words of a {@link Tooltip}, loaded on first use. @param trigger id of the control @param onDescribe id of shown words, or null */
export function TooltipWords({
  scope,
  trigger,
  text,
  interactive,
  begin,
  handle,
  onDescribe,
}: {
  scope: string;
  trigger: string;
  text: ComponentChildren | null;
  interactive: boolean;
  begin: Begin;
  handle: RefObject<TooltipHandle | null>;
  onDescribe: (id: string | null) => void;
}) {
  const service = useMachine(tooltip.machine, {
    id: scope,
    ids: { trigger },
    openDelay: 120,
    // Time to reach a link in the words.
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
  handle.current = { trigger: api.getTriggerProps() as TooltipHandle['trigger'], open: () => api.setOpen(true) };
  useLayoutEffect(() => {
    if (begin === 'open') api.setOpen(true);
    else service.send({ type: 'pointer.move', triggerId: trigger });
    return () => {
      handle.current = null;
    };
  }, []);
  const content = api.getContentProps() as ComponentProps<'div'>;
  const isShown = api.open && text !== null;
  useEffect(() => onDescribe(isShown ? String(content.id) : null), [isShown]);
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
  return isShown ? (
    <Portal>
      <div {...api.getPositionerProps()}>
        <div {...content} ref={words} class={css.tooltip}>
          {text}
        </div>
      </div>
    </Portal>
  ) : null;
}
