import * as dialog from '@zag-js/dialog';
import { normalizeProps, useMachine } from '@zag-js/preact';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../text';
import { cx } from './cx';
import css from './dialog.module.css';
import { Icon } from './icon';
import { Portal } from './portal';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ComponentChildren;
  testid?: string;
  must?: boolean;
  wide?: boolean;
}

export function DialogBox(props: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const service = useMachine(dialog.machine, {
    id: useId(),
    open: props.open,
    // The main action gets the focus, not the way out.
    initialFocusEl: () => content.current?.querySelector<HTMLElement>('.button.brass') ?? null,
    closeOnEscape: !props.must,
    closeOnInteractOutside: !props.must,
    onOpenChange: ({ open }) => {
      if (!open) props.onClose();
    },
  });
  const api = dialog.connect(service, normalizeProps);
  if (!api.open) return null;
  return (
    <Portal>
      <div {...api.getBackdropProps()} class={css.dialogBackdrop} />
      <div {...api.getPositionerProps()} class={css.dialogPositioner}>
        <div ref={content} {...api.getContentProps()} class={cx(css.dialog, 'panel', props.wide && css.wide)} data-testid={props.testid}>
          <header>
            <h2 {...api.getTitleProps()} class="panel-title">
              {props.title}
            </h2>
            {!props.must && (
              <button type="button" class="button quiet small" aria-label={t('close')} onClick={props.onClose}>
                <Icon name="close" />
              </button>
            )}
          </header>
          {props.children}
        </div>
      </div>
    </Portal>
  );
}
