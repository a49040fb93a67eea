import css from './amount-slider.module.css';
import { cx } from './cx';

/** Whole MB between `min` and `max`, by slider and number field. `stacked`: the slider has its own line. */
export function AmountSlider(props: {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  testid?: string;
  stacked?: boolean;
}) {
  const { label, min, max, value, onChange } = props;
  const part = max > min ? (value - min) / (max - min) : 0;
  const change = (text: string) => {
    const amount = Math.floor(Number(text));
    if (Number.isFinite(amount)) onChange(Math.max(min, Math.min(max, amount)));
  };
  return (
    <div class={cx(css.amount, props.stacked && css.stacked)}>
      <input
        class={css.range}
        type="range"
        min={min}
        max={Math.max(max, min + 1)}
        step={1}
        value={value}
        disabled={max <= min}
        aria-label={label}
        style={{ '--part': `calc(12px + (100% - 24px) * ${part})` }}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <input
        class={cx('field figures', css.figure)}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        data-testid={props.testid}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}
