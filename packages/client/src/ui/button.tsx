import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon';
import { Tooltip } from './tooltip';

export interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  kind?: 'brass' | 'plain' | 'quiet' | 'good';
  size?: 'small' | 'usual' | 'big';
  /** Why the button is disabled. It stays focusable, so that everyone can learn the reason. */
  reason?: ComponentChildren | null;
  /** Purpose of the button, if its face does not show it. */
  hint?: ComponentChildren | null;
  /** @param byKey true if a key pressed it */
  onClick?: (byKey: boolean) => void;
  pressed?: boolean;
  expands?: { readonly id: string; readonly isOpen: boolean };
  label?: string;
  class?: string;
  testid?: string;
  /** Listeners of a card that it names; they take the place of those of a reason or a hint. */
  looks?: ButtonHTMLAttributes;
  keys?: string | undefined;
  type?: 'button' | 'submit';
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'usual', reason = null } = props;
  const words = reason ?? props.hint ?? null;
  return (
    <Tooltip text={words} interactive={reason !== null}>
      {(trigger, show) => (
        <button
          {...trigger}
          {...props.looks}
          type={props.type ?? 'button'}
          class={['button', kind, size, props.class].filter((name) => name && name !== 'plain' && name !== 'usual').join(' ')}
          aria-disabled={reason !== null}
          aria-pressed={props.pressed}
          aria-expanded={props.expands?.isOpen}
          aria-controls={props.expands?.id}
          aria-label={props.label}
          aria-keyshortcuts={props.keys}
          data-testid={props.testid}
          onClick={(event) => {
            if (reason !== null) {
              event.preventDefault();
              show();
            } else {
              // After a click the keys belong to the table: space means done.
              if (event.detail > 0) event.currentTarget.blur();
              props.onClick?.(event.isTrusted && event.detail === 0);
            }
          }}
        >
          {props.icon && <Icon name={props.icon} />}
          {props.children}
        </button>
      )}
    </Tooltip>
  );
}
