import css from './switch.module.css';
export function Switch(props: { label: string; on: boolean; disabled?: boolean; testid?: string; onChange: (on: boolean) => void }) {
  return (
    <input
      type="checkbox"
      class={css.switch}
      checked={props.on}
      disabled={props.disabled}
      aria-label={props.label}
      data-testid={props.testid}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
