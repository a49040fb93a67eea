import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon';
import { Tooltip } from './tooltip';

export interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  /** `brass` is the one thing to do here. */
  kind?: 'brass' | 'plain' | 'quiet' | 'good';
  size?: 'small' | 'usual' | 'big';
  /** Why the button can't be used now. It stays focusable, so that everyone can learn the reason. */
  reason?: ComponentChildren | null;
  /** Use of the button, where its face does not say it. */
  hint?: ComponentChildren | null;
  /** @param byKey whether a key pressed it */
  onClick?: (byKey: boolean) => void;
  pressed?: boolean;
  label?: string;
  class?: string;
  testid?: string;
  /** The key that does the same, for screen readers. */
  keys?: string | undefined;
  type?: 'button' | 'submit';
}

/** A real button; where it can't be used it says why, on hover, focus and tap. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'usual', reason = null } = props;
  const words = reason ?? props.hint ?? null;
  return (
    <Tooltip text={words} interactive={reason !== null}>
      {(trigger, show) => (
        <button
          {...trigger}
          type={props.type ?? 'button'}
          class={['button', kind, size, props.class].filter((name) => name && name !== 'plain' && name !== 'usual').join(' ')}
          aria-disabled={reason !== null}
          aria-pressed={props.pressed}
          aria-label={props.label}
          aria-keyshortcuts={props.keys}
          data-testid={props.testid}
          onClick={(event) => {
            if (reason !== null) {
              event.preventDefault();
              show();
            } else {
              // After a click with the pointer the keys belong to the table again: space says done, not this once more.
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
