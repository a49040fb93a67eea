import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { cx } from './cx';
import css from './segmented.module.css';
import { Tooltip } from './tooltip';

/** Radio buttons in a row. A choice with a `reason` is disabled and says why. */
export function Segmented<T extends string | number>(props: {
  label: string;
  choices: readonly { value: T; text: ComponentChildren; reason?: ComponentChildren | null }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  testid?: string;
  fill?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class={cx(css.segmented, props.fill && css.fill)} aria-label={props.label} data-testid={props.testid}>
      {props.choices.map(({ value, text, reason = null }) => (
        <Tooltip key={value} text={reason} interactive>
          {({ id, ...trigger }, show) => (
            <label {...(trigger as object)}>
              <input
                type="radio"
                id={id}
                name={name}
                checked={value === props.value}
                disabled={props.disabled}
                aria-disabled={reason !== null}
                data-testid={props.testid && `${props.testid}-${value}`}
                onClick={(event) => {
                  if (reason === null) return;
                  event.preventDefault();
                  show();
                }}
                onChange={() => reason === null && props.onChange(value)}
              />
              {text}
            </label>
          )}
        </Tooltip>
      ))}
    </fieldset>
  );
}
