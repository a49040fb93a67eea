import { normalizeProps, useMachine } from '@zag-js/preact';
import * as slider from '@zag-js/slider';
import { useId } from 'preact/hooks';
import './amount-slider.css';

/** A whole number of MB between `min` and `max`, by slider and by figure. */
export function AmountSlider(props: {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  testid?: string;
}) {
  const service = useMachine(slider.machine, {
    id: useId(),
    min: props.min,
    max: Math.max(props.max, props.min + 1),
    value: [props.value],
    disabled: props.max <= props.min,
    'aria-label': [props.label],
    onValueChange: ({ value }) => props.onChange(Math.min(props.max, value[0] ?? props.min)),
  });
  const api = slider.connect(service, normalizeProps);
  return (
    <div class="amount">
      <div {...api.getRootProps()} class="amount-root">
        <div {...api.getControlProps()} class="amount-control">
          <div {...api.getTrackProps()} class="amount-track">
            <div {...api.getRangeProps()} class="amount-range" />
          </div>
          <div {...api.getThumbProps({ index: 0 })} class="amount-thumb">
            <input {...(api.getHiddenInputProps({ index: 0 }) as object)} />
          </div>
        </div>
      </div>
      <input
        class="field amount-figure figures"
        type="number"
        inputMode="numeric"
        min={props.min}
        max={props.max}
        step={1}
        value={props.value}
        aria-label={props.label}
        data-testid={props.testid}
        onInput={(event) => {
          const value = Math.floor(Number(event.currentTarget.value));
          if (Number.isFinite(value)) props.onChange(Math.max(props.min, Math.min(props.max, value)));
        }}
      />
    </div>
  );
}
