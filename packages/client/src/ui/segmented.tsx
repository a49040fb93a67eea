import { useId } from 'preact/hooks';

/** One of several: radio buttons under the skin. */
export function Segmented<T extends string | number>(props: {
  label: string;
  choices: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  testid?: string;
}) {
  const name = useId();
  return (
    <fieldset class="segmented" aria-label={props.label} data-testid={props.testid}>
      {props.choices.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            disabled={props.disabled}
            data-testid={props.testid && `${props.testid}-${value}`}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
